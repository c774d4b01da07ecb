public import TouchWindows

/// A window of 400 × 800 points, a host that draws 60 frames per second, one finger's hand, and a log.
///
/// A subclass puts its controllers in, and writes down what it reads of the trace.
open class WindowStage: TraceSink {
  /// The window.
  public let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  /// What was reported to the host so far.
  public private(set) var reports: [Diagnostic] = []
  /// Holds the law of hand-over against every drag (NH-2).
  public private(set) weak var checker: HandOverChecker?
  /// What happens in a call, by its line.
  public var onLine: ((String) -> Void)?
  private var log: [String] = []
  private var start: Double?
  private var frames = 0

  /// Makes a window without controllers; ``begin()`` lets the trace be read.
  public init() { window.context.diagnostics = { [weak self] in self?.reports.append($0) } }

  /// Reads the trace from now on.
  public final func begin() {
    let checker = HandOverChecker(next: self)
    window.context.trace = checker
    self.checker = checker
    _ = take()
  }

  /// What the window's engine shares.
  public final var context: TouchContext { window.context }

  /// Takes a record, in a subclass.
  open func record(_ record: TraceRecord) {}

  /// Writes a line down.
  public final func write(_ line: String) {
    log.append(line)
    onLine?(line)
  }

  /// The lines so far, which are forgotten.
  public final func take() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Time

  /// Draws the frames up to a time, and moves the clock there.
  public final func wait(_ time: Double) {
    while true {
      if !context.isAnimating { start = nil }
      if context.isAnimating, start == nil { (start, frames) = (context.now, 0) }
      guard let start, start + Double(frames + 1) / 60 <= time + 1e-9 else { break }
      frames += 1
      window.advance(to: start + Double(frames) / 60)
    }
    window.advance(to: time)
  }

  /// One sample of a finger.
  public final func touch(_ time: Double, _ phase: TouchPhase, at place: Point, id: Int = 1) {
    wait(time)
    window.send([TouchSample(id: TouchID(id), phase: phase, location: place, timestamp: time)])
    checker?.finish()
  }

  /// A drag in steps of 10 points or less, 16 ms apart, which rests before its lift; returns when it is over.
  @discardableResult
  public final func drag(
    _ time: Double, from: Point, to: Point, id: Int = 1, rests: Bool = true, lifts: Bool = true
  ) -> Double {
    touch(time, .began, at: from, id: id)
    let way = Point(x: to.x - from.x, y: to.y - from.y)
    let count = max(1, Int((max(way.x.magnitude, way.y.magnitude) / 10).rounded(.up)))
    var now = time
    for step in 1...count {
      now += 0.016
      let share = Double(step) / Double(count)
      touch(now, .moved, at: Point(x: from.x + way.x * share, y: from.y + way.y * share), id: id)
    }
    guard lifts else { return now }
    for rest in rests ? [0.375, 0.5, 0] : [] {
      now += 0.125
      let (x, y) = way.x == 0 ? (0, rest) : (rest, 0)
      touch(now, .moved, at: Point(x: to.x + x, y: to.y + y), id: id)
    }
    now += 0.008
    touch(now, .ended, at: to, id: id)
    return now
  }
}
