/// Cancels touches whose hardware no longer reports them, when the host enables it.
final class TouchWatchdog: DeadlineHandler {
  @BackReference var dispatcher: TouchDispatcher?

  func deadlineReached(_ tag: Int, at time: Timestamp) { dispatcher?.cancelLostTouches() }
}

extension TouchDispatcher {
  /// Sets the time at which the touch that was silent the longest counts as lost.
  func watch() {
    guard let timeout = context.settings.lostTouchTimeout else { return }
    guard timeout > 0 else {
      context.settings.lostTouchTimeout = nil
      return context.report(.invalidArgument("lostTouchTimeout must be more than 0 seconds; it is off now"))
    }
    guard let oldest = sequencer.down.lazy.filter({ $0.isDown }).map({ $0.contact.reportedAt }).min()
    else { return context.deadlines.cancel(watchdog, tag: 0) }
    context.deadlines.schedule(watchdog, at: oldest + timeout)
  }

  /// Cancels the touches that were silent for too long.
  func cancelLostTouches() {
    guard let timeout = context.settings.lostTouchTimeout else { return }
    let latest = context.now.nanoseconds
    let lost = sequencer.down.filter { $0.isDown && ($0.contact.reportedAt + timeout).nanoseconds <= latest }
    for touch in lost { context.report(.lostTouch(touch.id)) }
    if !lost.isEmpty { cancel(lost, .timeLimit) }
    watch()
  }
}
