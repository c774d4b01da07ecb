extension Control {
  /// A Boolean value that indicates whether the layout is mirrored: its leading end is on the right.
  public final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Closures and recordings

  /// Calls a closure with this control for events, and returns the action to remove it by.
  @discardableResult
  public final func addAction(for events: Event, _ handler: @escaping (Control) -> Void) -> ControlAction {
    let action = ControlAction { action in
      if let control = action.sender as? Control { handler(control) }
    }
    addAction(action, for: events)
    return action
  }

  /// The actions without a target in the order of registration, for a recording of the session.
  package final var chainActions: [(events: Event, name: ActionName)] {
    table.entries.compactMap { entry in
      guard let action = entry.action, entry.target == nil, !entry.events.isEmpty else { return nil }
      return (entry.events, action.name)
    }
  }

  // MARK: Later

  /// Performs work after the current event has been delivered to views, or at once outside an event (EO-9).
  public final func performAfterEvent(_ work: @escaping () -> Void) {
    guard let context = rootNode.touchContext else { return work() }
    context.performAfterEvent(work)
  }
}
