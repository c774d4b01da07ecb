import TouchViews

/// A place in an application's list of windows, which the window clears when it goes.
struct WindowSlot {
  @OwnerReference var window: Window
}

extension Application {
  /// Adds a window in front of the others at its level.
  final func add(_ window: Window) {
    let level = window.windowLevel.rawValue
    var place = slots.count
    // A level that is asked for may change the list.
    while place > 0, slots[place - 1].window.windowLevel.rawValue > level { place = min(place - 1, slots.count) }
    slots.insert(WindowSlot(window: window), at: min(place, slots.count))
  }

  final func remove(_ window: Window) { slots.removeAll { $0.window === window } }

  /// Moves a window in front of the others at its level.
  final func bringToFront(_ window: Window) {
    remove(window)
    add(window)
  }

  /// Forgets a window that is about to be freed.
  final func windowDeallocated(_ window: Window) {
    remove(window)
    guard key === window else { return }
    key = nil
    makeAnotherKey()
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

  private func makeAnotherKey() {
    var latest: Window?
    for slot in slots where !slot.window.isHidden && slot.window.keyOrder > (latest?.keyOrder ?? 0) {
      latest = slot.window
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
