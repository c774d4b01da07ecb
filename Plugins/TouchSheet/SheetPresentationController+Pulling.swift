import TouchPan
import TouchScroll
import TouchScrollView
import TouchWindows

// A finger that pulls the sheet (SH-4 to SH-9).
extension SheetPresentationController {
  /// Follows the recognizer.
  final func panChanged(to pan: GestureState) {
    switch pan {
    case .began: beginPull()
    case .changed: movePull()
    case .ended: endPull()
    case .cancelled: cancelPull()
    case .possible, .failed: break
    }
  }

  private func beginPull() {
    refresh()
    note(.drag)
    let contents = contents
    guard startPull(in: nil), let parts else { return }
    guard parts.pan.state.isActive else { return releaseFromRest() }
    let generation = state.generation
    let visitor = HandOverVisitor()
    let made = HandOverGesture(of: link, contents: contents.compactMap { visitor.scroller(of: $0) })
    guard generation == state.generation, state.pull != nil else { return made.cancel() }
    state.handOver = made
    movePull()
  }

  /// Begins where the sheet is shown, and ends what moved it; returns whether the pull goes on (SH-5).
  final func startPull(in gesture: HandOverGesture?) -> Bool {
    guard let context, let stops = state.stops else { return false }
    let top = state.top(at: context.now)
    let isTakenBack = isDismissing && !(state.flight?.end.isGone ?? true)
    state.completion = state.flight?.end.completion
    state.flight = nil
    link.stopAnimating()
    state.refused = state.pull == nil ? nil : state.handOver
    state.handOver = gesture
    state.pull = SheetPull(from: top, in: stops, settings)
    state.translation = .zero
    state.speed = ReleaseSpeed()
    state.generation += 1
    let generation = state.generation
    if isTakenBack { cancelDismissal() }
    guard generation == state.generation else { return false }
    show(top)
    if top.exceeds(stops.smallestTop) { askInPull() }
    return generation == state.generation
  }

  /// Passes the finger's step on to the gesture, which moves the sheet and its content.
  private func movePull() {
    guard let gesture = state.handOver, let parts, let context, state.pull != nil else { return }
    let translation = parts.pan.translation(in: parts.view)
    let step = translation - state.translation
    state.translation = translation
    state.speed.note(-parts.pan.velocity(in: parts.view))
    state.latestCallback = context.now
    // It goes up and down alone, and so do what it shares with (SH-2, SH-4).
    gesture.move(by: Point(x: 0, y: step.y))
  }

  /// Asks once a gesture whether the user may dismiss the sheet, and begins that (SH-6).
  final func askInPull() {
    guard let pull = state.pull, !pull.isAsked else { return }
    state.pull?.isAsked = true
    let generation = state.generation
    let mayDismiss = asksWhetherToDismiss()
    guard generation == state.generation else { return }
    if mayDismiss { startDismissal() } else { state.pull?.becomeModal() }
  }

  // MARK: Letting go

  private func endPull() {
    guard let gesture = state.handOver, let parts else { return releaseFromRest() }
    // A lift may come with a step of its own.
    if parts.pan.translation(in: parts.view) != state.translation { movePull() }
    gesture.end(speed: state.speed, latestCallback: state.latestCallback)
  }

  private func cancelPull() {
    guard let gesture = state.handOver else { return releaseFromRest() }
    gesture.cancel()
  }

  /// Lets go of the sheet with a velocity in points per second, down being positive (SH-9, SH-10, SH-12).
  final func release(velocity: Double) {
    guard let pull = state.pull, let stops = state.stops else { return }
    state.pull = nil
    state.generation += 1
    let generation = state.generation
    let release = SheetRelease(stops: stops, settings: settings, selected: selectedIndex)
    let outcome = release.outcome(top: pull.wanted, velocity: velocity)
    guard outcome == .dismissal else { return settle(outcome, velocity: velocity) }
    let mayDismiss = !pull.isModal && (pull.isAsked || asksWhetherToDismiss())
    guard generation == state.generation else { return }
    if !mayDismiss { attempt() } else if !pull.isAsked { startDismissal() }
    guard generation == state.generation else { return }
    settle(mayDismiss ? .dismissal : .stop(0), velocity: velocity)
  }

  /// Lets go of a sheet from rest, and never to a dismissal: its finger was taken away, or moved something else last (SH-19).
  final func releaseFromRest() {
    guard let pull = state.pull, let stops = state.stops else { return }
    state.pull = nil
    state.generation += 1
    settle(.stop(stops.nearest(to: pull.shown, preferred: selectedIndex)), velocity: 0)
  }

  /// Takes the sheet from the finger that pulls it, for code.
  final func stopPull() {
    guard state.pull != nil else { return }
    let gesture = state.handOver
    let isItsOwn = isPulledByItself
    state.pull = nil
    state.handOver = nil
    guard isItsOwn else { return state.refused = gesture }
    gesture?.cancel()
    guard let pan = parts?.pan, pan.isEnabled, pan.state.isActive else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }
}
