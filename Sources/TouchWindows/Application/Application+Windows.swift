import TouchViews

extension Application {
  /// Adds a window in front of the others at its level.
  final func add(_ window: Window) {
    let level = window.windowLevel.rawValue
    // As a rule it is the one in front. Those whose level is asked may let go of windows, add some, or take this one away.
    let front = slots.last?.wrappedValue
    let isLow = (front?.windowLevel.rawValue ?? level) <= level
    let below = isLow ? front : windowsInPlace.last { $0.windowLevel.rawValue <= level }
    guard window.application === self else { return }
    remove(window)
    let place = below.flatMap { below in slots.lastIndex { $0.refers(to: below) } }
    slots.insert(BackReference(wrappedValue: window), at: place.map { $0 + 1 } ?? 0)
  }

  /// The windows from the lowest to the highest, whatever a subclass makes of ``windows``; the list keeps them.
  private final var windowsInPlace: [Window] { slots.compactMap { $0.wrappedValue } }

  final func remove(_ window: Window) { slots.removeAll { $0.refers(to: window) } }

  /// Moves a window in front of the others at its level.
  final func bringToFront(_ window: Window) {
    remove(window)
    add(window)
  }

  final func makeKey(_ window: Window) {
    if let old = key {
      key = nil
      old.resignKey()
    }
    // `resignKey` may have made another window key, or moved this one elsewhere.
    guard key == nil, window.application === self else { return }
    key = window
    keyCount += 1
    window.keyOrder = keyCount
    window.becomeKey()
  }

  /// Makes the key window, which is hidden or leaves, resign in favour of the visible one that was key last.
  final func keyWindowLeaves() {
    guard let old = key else { return }
    key = nil
    old.keyOrder = 0
    old.resignKey()
    if key == nil { makeAnotherKey() }
  }

  /// Makes the visible window key that was so last, if it can be.
  final func makeAnotherKey() {
    var latest: Window?
    for window in windowsInPlace where !window.isHidden && window.keyOrder > (latest?.keyOrder ?? 0) {
      latest = window
    }
    if let latest, latest.canBecomeKey { makeKey(latest) }
  }

  /// Returns the window at a point and the node hit in it, from the highest window down (HT-16).
  final func hitTest(_ point: Point, with event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    for window in windows.reversed() where window.application === self && !window.isHidden {
      if let answer = HitTesting.touchAnswer(at: point, of: window, with: event) { return (window, answer) }
    }
    return nil
  }
}
