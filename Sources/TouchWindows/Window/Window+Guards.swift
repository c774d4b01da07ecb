public import TouchViews

/// An object that may keep new touches from everything, such as a sheet that is dragged (SH-8).
public protocol TouchGuard: AnyObject {
  /// Returns whether a touch that was hit on a node is delivered at all, to views and recognizers.
  ///
  /// Called once for each new touch that lands in the window of the guard; must have no side effects.
  func admitsTouch(on node: any TouchNode) -> Bool
  /// Called after the size or the safe area of the guard's window changed; does nothing by default (SH-1).
  func windowDidChange()
}

extension TouchGuard {
  /// Does nothing.
  @inline(__always) public func windowDidChange() {}
}

extension Window {
  /// Adds a guard, which is asked about each new touch in the window; retained until it is removed.
  public final func addTouchGuard(_ guardian: any TouchGuard) { guards.append(guardian) }

  /// Ends what ``addTouchGuard(_:)`` began.
  public final func removeTouchGuard(_ guardian: any TouchGuard) { guards.removeAll { $0 === guardian } }

  /// Tells the guards that the window is another area now.
  final func areaChanged() { for one in guards { one.windowDidChange() } }

  /// Returns whether all guards admit a touch.
  final func admitsTouch(on node: any TouchNode) -> Bool {
    for one in guards where !one.admitsTouch(on: node) { return false }
    return true
  }
}
