import Testing
import TouchGestures
import TouchPinch
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchWindows

/// A stage whose root is a window of 400 × 800 points, with a host that draws frames, and a log like that of the scenarios.
final class ScrollStage {
  static var registry: PluginRegistry { PluginRegistry(ScrollPlugin(), PinchPlugin()) }

  let window: Window
  private let stage: Stage
  let log = StageLog()
  /// Holds the law of hand-over against every drag (NH-2).
  let checker: HandOverChecker
  /// How many frames per second the host draws while something animates, counted from the latest event.
  var frameRate = 60.0
  private var lastEvent = 0.0
  private var frames = 0

  init(_ views: View..., registry: PluginRegistry = ScrollStage.registry) {
    window = Window(
      frame: Rect(x: 0, y: 0, width: 400, height: 800), context: TouchContext(registry: registry))
    stage = Stage(root: window, host: window, views)
    checker = HandOverChecker(next: log)
    checker.onViolation = { Issue.record("NH-2: \($0)") }
    context.trace = checker
  }

  var context: TouchContext { stage.context }
  /// The log, without the lines that were read before.
  var lines: [String] { log.take() }

  func began(_ t: Double, _ x: Double, _ y: Double, id: Int = 1) { send(t, .began, [(id, x, y)]) }
  func moved(_ t: Double, _ x: Double, _ y: Double, id: Int = 1) { send(t, .moved, [(id, x, y)]) }
  func ended(_ t: Double, _ x: Double, _ y: Double, id: Int = 1) { send(t, .ended, [(id, x, y)]) }
  func cancelAll(_ t: Double) {
    wait(t)
    window.cancelAllTouches(at: t)
    noteEvent(t)
  }

  /// Sends the samples of one event.
  func send(_ t: Double, _ phase: TouchPhase, _ touches: [(id: Int, x: Double, y: Double)]) {
    wait(t)
    window.send(
      touches.map {
        TouchSample(id: TouchID($0.id), phase: phase, location: Point(x: $0.x, y: $0.y), timestamp: t)
      })
    checker.finish()
    noteEvent(t)
  }

  /// A drag in equal moves, the last at `t + over`, and a lift there 10 ms later.
  func drag(
    _ t: Double, from: (x: Double, y: Double), to: (x: Double, y: Double), over: Double = 0.2,
    steps: Int = 20,
    lift: Bool = true
  ) {
    began(t, from.x, from.y)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      moved(t + over * part, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    if lift { ended(t + over + 0.01, to.x, to.y) }
  }

  /// A finger that was dragged creeps for a while, so that no velocity is left, and lifts where it was.
  func restAndLift(_ t: Double, _ x: Double, _ y: Double) {
    for step in 1...4 { moved(t - 0.05 + 0.01 * Double(step), x, step.isMultiple(of: 2) ? y : y + 1e-5) }
    ended(t, x, y)
  }

  func wheel(
    _ t: Double, _ dx: Double, _ dy: Double, at point: (x: Double, y: Double), _ kind: ScrollMovement.Kind,
    _ phase: TouchPhase = .moved
  ) {
    wait(t)
    window.dispatcher.sendScroll(
      ScrollMovement(
        location: Point(x: point.x, y: point.y), delta: Point(x: dx, y: dy), kind: kind, phase: phase,
        timestamp: t))
    noteEvent(t)
  }

  /// Lets time pass, with a frame every 1/60 s from the latest event while something animates.
  func wait(_ t: Double) {
    while context.isAnimating {
      let next = lastEvent + Double(frames + 1) / frameRate
      guard next < t else { break }
      frames += 1
      window.advance(to: next)
    }
    // Deadlines fire without a frame.
    while let deadline = window.nextDeadline, deadline < t { window.advance(to: deadline) }
  }

  /// Lets time pass and draws a frame.
  func show(_ t: Double) {
    wait(t)
    window.advance(to: t)
  }

  /// Lets time pass until nothing moves any more, at most ten seconds.
  func settle() {
    let limit = lastEvent + 10
    while context.isAnimating, lastEvent + Double(frames + 1) / frameRate < limit {
      wait(lastEvent + Double(frames + 1) / frameRate + 1e-6)
    }
  }

  private func noteEvent(_ t: Double) {
    lastEvent = t
    frames = 0
  }
}

/// Writes down what scroll views tell and what content is notified of touches.
final class StageLog: TraceSink {
  /// Whether offsets and scales are written.
  var showsOffsets = true
  /// Whether decisions about content touches are written.
  var showsDecisions = false
  private var lines: [String] = []
  private var time = 0.0

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func record(_ record: TraceRecord) {
    switch record {
    case .time(let now): time = now
    case .responder(let responder, let phase, let touches):
      guard let view = responder as? Box else { return }
      let numbers = touches.map { "\($0.number)" }.joined(separator: " ")
      write(view.name, "\(phase) \(numbers)")
    case .module(let module):
      guard let scroll = module as? ScrollEntry else { return }
      guard let text = text(of: scroll.fact) else { return }
      write(name(of: scroll.scrollView), text)
    default: break
    }
  }

  private func write(_ subject: String, _ what: String) { lines.append("\(three(time)) \(subject) \(what)") }

  private func name(of view: ScrollView) -> String { view.panGestureRecognizer.name ?? "scroll" }

  private func text(of fact: ScrollEntry.Fact) -> String? {
    switch fact {
    case .willBeginDragging: return "willBeginDragging"
    case .didScroll(let offset):
      return showsOffsets ? "didScroll \(number(offset.x)) \(number(offset.y))" : nil
    case .willEndDragging: return "willEndDragging"
    case .didEndDragging(let decelerates): return "didEndDragging \(decelerates ? "yes" : "no")"
    case .willBeginDecelerating: return "willBeginDecelerating"
    case .didEndDecelerating: return "didEndDecelerating"
    case .didEndScrollingAnimation: return "didEndScrollingAnimation"
    case .willBeginZooming: return "willBeginZooming"
    case .didZoom(let scale): return showsOffsets ? "didZoom \(number(scale))" : nil
    case .didEndZooming(_, let scale): return "didEndZooming \(number(scale))"
    case .shouldScrollToTop(let answer): return "shouldScrollToTop \(answer ? "yes" : "no")"
    case .didScrollToTop: return "didScrollToTop"
    case .didChangeAdjustedContentInset: return nil
    case .contentTouch(_, let decision): return showsDecisions ? "contentTouch \(decision)" : nil
    case .touchesShouldBegin(_, let answer):
      return showsDecisions ? "touchesShouldBegin \(answer ? "yes" : "no")" : nil
    case .touchesShouldCancel(_, let answer):
      return showsDecisions ? "touchesShouldCancel \(answer ? "yes" : "no")" : nil
    case .contentKeepsTouch: return showsDecisions ? "contentKeepsTouch" : nil
    case .transfersDrag(let taker): return "transfersDrag \(name(of: taker))"
    case .isMoved: return nil
    case .targetSet(let target):
      return showsDecisions ? "aims \(number(target.x)) \(number(target.y))" : nil
    case .keyboardFollows(let top): return "keyboard \(number(top))"
    case .keyboardGoesBack: return "keyboard back"
    case .keyboardIsGone: return "keyboard gone"
    case .leavesDrag(let taker, _): return showsDecisions ? "leavesDrag \(name(of: taker))" : nil
    }
  }
}

func three(_ value: Double) -> String {
  let whole = Int((value * 1000).rounded())
  let rest = "\(abs(whole) % 1000)"
  return "\(whole < 0 ? "-" : "")\(abs(whole) / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}

func number(_ value: Double) -> String {
  var text = three(value)
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text == "-0" ? "0" : text
}

/// A plain view that takes touches and has a name.
class Box: View {
  let name: String
  init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.name = name
    super.init(frame: Rect(x: x, y: y, width: width, height: height))
  }
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
}

/// A box that keeps its touches, like a control.
final class KeepingBox: Box {
  override var touchPolicy: TouchPolicy { super.touchPolicy.union(.keepsTouchesWhenScrolled) }
}

/// A scroll view at (50, 100), 300 × 400 points unless said otherwise, over content of a size.
func makeScrollView(
  _ name: String = "scroll", content: (Double, Double) = (300, 2000),
  frame: Rect = Rect(x: 50, y: 100, width: 300, height: 400)
) -> ScrollView {
  let view = ScrollView(frame: frame)
  view.panGestureRecognizer.name = name
  view.contentSize = Size(width: content.0, height: content.1)
  return view
}
