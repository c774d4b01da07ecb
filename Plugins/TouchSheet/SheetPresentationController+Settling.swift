import TouchScrollView
import TouchWindows

// Where a sheet goes by itself, and what is called at the end (SH-9 to SH-14, SH-18).
extension SheetPresentationController {
  // MARK: Asking

  /// Returns whether the user may dismiss the sheet: a modal one is not asked (SH-6, SH-12).
  final func asksWhetherToDismiss() -> Bool {
    guard let controller = presentedViewController, !controller.isModalInPresentation else { return false }
    let answer = delegate?.presentationControllerShouldDismiss(self) ?? true
    note(.shouldDismiss(answer))
    return answer
  }

  /// Begins a dismissal by the user.
  final func startDismissal() {
    let generation = state.generation
    note(.willDismiss)
    delegate?.presentationControllerWillDismiss(self)
    if generation == state.generation { beginDismissal() }
  }

  /// Reports that the user tried to dismiss what may not be dismissed.
  final func attempt() {
    note(.didAttemptToDismiss)
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  // MARK: Going

  /// Goes where a release leads, with a velocity in points per second (SH-9, SH-10).
  final func settle(_ outcome: SheetRelease.Outcome, velocity: Double) {
    let generation = state.generation
    switch outcome {
    case .dismissal: leave(velocity: velocity)
    case .stop(let index):
      choose(index)
      guard generation == state.generation else { return }
      goToStop(index, velocity: velocity)
    }
  }

  /// Selects a detent for the user, who has chosen it (SH-10).
  private func choose(_ index: Int) {
    guard let stops = state.stops?.stops, index < stops.count, index != selectedIndex else { return }
    selected = stops[index].identifier
    note(.detent(stops[index].identifier))
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func goToStop(_ index: Int, velocity: Double) {
    guard let stops = state.stops?.stops else { return }
    let stop = stops[min(index, stops.count - 1)]
    note(.settles(to: stop.identifier))
    go(to: stop.top, velocity: velocity, .stop)
  }

  private func leave(velocity: Double) {
    guard let height = state.stops?.height else { return }
    note(.settles(to: nil))
    let completion = state.completion
    state.completion = nil
    go(to: height, velocity: velocity, .gone(byUser: true, completion: completion))
  }

  /// Moves to a place by the spring; where there is no way to go it is there (SH-11).
  final func go(to rest: Double, velocity: Double, _ end: SheetState.End, byCode: Bool = false) {
    guard let context, (state.top - rest).magnitude.exceeds(0) else {
      state.flight = nil
      return land(at: rest, end)
    }
    state.flight = SheetState.Flight(
      spring: SettlingSpring(from: state.top - rest, velocity: velocity), start: context.now, rest: rest, end: end,
      isByCode: byCode)
    link.startAnimating()
  }

  /// Shows the state of a frame.
  final func animate(to time: Timestamp) {
    guard let flight = state.flight else { return link.stopAnimating() }
    let elapsed = time - flight.start
    // A sheet that has left its window is at its end at once.
    guard context == nil || context !== link.context || flight.spring.isOver(at: elapsed) else {
      return show(flight.rest + flight.spring.position(at: elapsed))
    }
    state.flight = nil
    land(at: flight.rest, flight.end)
  }

  private func land(at rest: Double, _ end: SheetState.End) {
    link.stopAnimating()
    show(rest)
    state.generation += 1
    let generation = state.generation
    note(.rests(at: rest))
    guard generation == state.generation else { return }
    switch end {
    case .stop:
      // Code's dismissal that a finger took back does not end.
      state.completion = nil
      cancelDismissal()
    case .gone(let byUser, let completion):
      let (view, context) = (parts?.view, link.context)
      completeDismissal()
      if byUser {
        note(.didDismiss, of: view, context)
        delegate?.presentationControllerDidDismiss(self)
      }
      completion?()
    }
  }

  // MARK: Taps

  /// Dismisses the sheet for a tap beside it, if it may be dismissed (SH-13).
  final func dimmingTapped() {
    guard isDimmed else { return }
    dismissByTap()
  }

  /// Dismisses the sheet as for a tap beside it, unless a finger pulls it or it leaves.
  final func dismissByTap() {
    guard state.pull == nil, !(state.flight?.end.isGone ?? false), parts != nil else { return }
    let generation = state.generation
    // A dismissal that was taken back is over before the next one begins (SH-5).
    if !(presentedViewController?.isModalInPresentation ?? true) { cancelDismissal() }
    guard generation == state.generation, state.pull == nil else { return }
    let mayDismiss = asksWhetherToDismiss()
    guard generation == state.generation else { return }
    guard mayDismiss else { return attempt() }
    stopFlight()
    if generation == state.generation { startDismissal() }
    if generation == state.generation { settle(.dismissal, velocity: 0) }
  }

  /// Chooses the next larger detent, from the largest the smallest, for a tap on the handle (SH-18).
  final func grabberTapped() {
    guard state.pull == nil, !(state.flight?.end.isGone ?? false), let stops = state.stops else { return }
    guard stops.stops.count > 1 else { return dismissByTap() }
    stopFlight()
    settle(.stop((selectedIndex + 1) % stops.stops.count), velocity: 0)
  }

  /// Ends a motion where the sheet is shown; a dismissal that was taken back is over (SH-5).
  private func stopFlight() {
    guard state.flight != nil, let context else { return }
    let top = state.top(at: context.now)
    state.flight = nil
    link.stopAnimating()
    show(top)
    cancelDismissal()
  }
}
