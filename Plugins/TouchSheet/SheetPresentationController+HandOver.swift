import TouchScroll
import TouchScrollView
import TouchWindows

// The sheet as one of the scrollers that share a finger's way (SH-15 to SH-17).
extension SheetPresentationController {
  /// Whether the finger that pulls the sheet is that of its own recognizer.
  final var isPulledByItself: Bool { state.pull != nil && state.handOver?.isBegun(by: link) ?? false }

  /// Returns how far the sheet can move: without a limit down, and up to its largest detent.
  final func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    guard axis == .vertical, gesture !== state.refused, let stops = state.stops, parts != nil else { return nil }
    let isItsOwn = gesture.isBegun(by: link)
    guard isItsOwn || receivesTouches else { return nil }
    let wanted = (state.handOver === gesture || isItsOwn ? state.pull?.wanted : nil) ?? currentTop
    let expands = isItsOwn || prefersScrollingExpandsWhenScrolledToEdge
    let most = max(wanted - stops.largestTop, 0)
    // What it does not take it can still give back (NH-5).
    let given = state.handOver === gesture ? max(state.pull?.way ?? 0, 0) : 0
    return HandOverRoom(
      smaller: .infinity, larger: expands ? most : min(given, most),
      bounces: expands && settings.overdrag == .rubberBand)
  }

  /// Moves by a part of the finger's way, in points, down being positive.
  final func takeHandOver(_ way: Double, in gesture: HandOverGesture) {
    if state.handOver !== gesture, !gesture.isBegun(by: link), !startPull(in: gesture) { return }
    guard var pull = state.pull, state.handOver === gesture else { return }
    pull.way += way
    state.pull = pull
    let generation = state.generation
    if pull.isBelow { askInPull() }
    guard generation == state.generation, let pull = state.pull else { return }
    show(pull.shown)
  }

  /// Lets go of the sheet as the gesture says (SH-17, SH-19).
  final func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) {
    guard state.handOver === gesture else { return }
    state.handOver = nil
    switch end {
    case .movesOn(let speed, _, _): release(velocity: -speed.latest.y * 1000)
    case .stays, .cancelled, .left: releaseFromRest()
    case .turnsPage: break
    }
  }

  // MARK: Glides that meet their end

  /// Returns whether it can go on to a larger detent with the speed of content, in points per millisecond of an offset (NH-8).
  final func canTakeGlide(_ speed: Double) -> Bool { glideOutcome(speed) != nil }

  /// Goes on to a larger detent with that speed.
  final func takeGlide(_ speed: Double) {
    guard let outcome = glideOutcome(speed), let context else { return }
    let top = state.top(at: context.now)
    state.flight = nil
    state.generation += 1
    show(top)
    settle(outcome, velocity: -speed * 1000)
  }

  private func glideOutcome(_ speed: Double) -> SheetRelease.Outcome? {
    guard speed > 0, receivesTouches, state.pull == nil, !isDismissing, prefersScrollingExpandsWhenScrolledToEdge,
      let stops = state.stops, let context
    else { return nil }
    let top = state.top(at: context.now)
    let release = SheetRelease(stops: stops, settings: settings, selected: selectedIndex)
    let outcome = release.outcome(top: top, velocity: -speed * 1000)
    guard case .stop(let index) = outcome, top.exceeds(stopTop(index)) else { return nil }
    return outcome
  }
}

extension SheetLink: HandOverScroller {
  var handOverNode: any TouchNode { sheet?.parts?.view ?? self.place }
  var scrollHandOver: ScrollHandOver? { sheet?.scrollHandOver }
  var isHandOverEnabled: Bool {
    sheet.map { $0.receivesTouches && !$0.isPulledByItself && $0.parts?.pan.isEnabled ?? false } ?? false
  }
  var endsHandOverLast: Bool { true }

  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    sheet?.handOverRoom(along: axis, in: gesture)
  }

  func takeHandOver(_ way: Point, in gesture: HandOverGesture) { sheet?.takeHandOver(way.y, in: gesture) }

  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) { sheet?.endHandOver(end, of: gesture) }

  func handOverShare(of available: Double, asked moment: HandOverMoment, along axis: HandOverAxis) -> Double {
    sheet?.handOverShare(of: available, asked: moment, along: axis) ?? 0
  }

  func canTakeGlide(_ speed: Point) -> Bool { sheet?.canTakeGlide(speed.y) ?? false }

  func takeGlide(_ speed: Point, from glide: HandOverGlide) { sheet?.takeGlide(speed.y) }
}
