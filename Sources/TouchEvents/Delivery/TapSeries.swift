/// Which touches continue a tap: for each window, series of taps that are close to each other in place and time.
struct TapSeries {
  private struct Series {
    let root: ObjectIdentifier?
    /// Where the first touch landed, in the window's coordinates.
    let start: Point
    var count = 1
    /// The time from which the next touch is counted: the first touch-down, then the latest lift.
    var time: Int64
    /// The number of the touch that the series follows, and when that landed.
    var current: Int
    var landing: Int64
    /// Whether that touch has lifted.
    var hasLifted = false
  }

  /// How long the current touch may be down, in nanoseconds (TP-3).
  private static let longestTouch: Int64 = 750_000_000
  private var series: [Series] = []

  /// Returns how many taps a new touch completes at a place of its window; it becomes the current touch of its series.
  mutating func begin(_ touch: Touch, at place: Point, _ context: TouchContext) -> Int {
    let (root, now) = (touch.rootIdentity, touch.timestamp.nanoseconds)
    let interval = context.settings.tapInterval.nanoseconds
    for index in series.indices where series[index].root == root && now - series[index].time <= interval {
      guard Self.isNear(place, series[index], context.settings.tapDistance) else { continue }
      series[index].count += 1
      series[index].current = touch.number
      series[index].landing = now
      series[index].hasLifted = false
      return series[index].count
    }
    // What waited too long is over; the bound keeps a host without a clock from growing the list for ever.
    while let old = series.firstIndex(where: { $0.hasLifted && now - $0.time > interval }) { series.remove(at: old) }
    // A series whose finger is down ends with it (TP-3).
    if series.count >= 32, let oldest = series.firstIndex(where: { $0.hasLifted }) { series.remove(at: oldest) }
    series.append(Series(root: root, start: place, time: now, current: touch.number, landing: now))
    return 1
  }

  /// Returns whether a touch is the current one of a series.
  func follows(_ touch: Touch) -> Bool { index(of: touch) != nil }

  /// Checks a touch that moved to a place of its window; a series whose current touch went too far or is down for too long is over.
  mutating func move(_ touch: Touch, to place: Point, _ context: TouchContext) {
    guard let index = index(of: touch) else { return }
    let now = touch.timestamp.nanoseconds
    if now - series[index].landing <= Self.longestTouch,
      Self.isNear(place, series[index], context.settings.tapDistance)
    {
      return
    }
    series.remove(at: index)
    touch.contact.cannotCompleteTap = true
  }

  /// Ends a lifted touch: its count of taps becomes 0 if its series was over before another touch continued it (TP-3).
  mutating func end(_ touch: Touch) {
    let now = touch.timestamp.nanoseconds
    if let index = index(of: touch) {
      if now - series[index].landing > Self.longestTouch {
        series.remove(at: index)
        touch.contact.cannotCompleteTap = true
      } else {
        series[index].time = now
        series[index].hasLifted = true
      }
    }
    if touch.contact.cannotCompleteTap { touch.moment.tapCount = 0 }
  }

  /// Notes that a touch was taken away, which makes it no tap.
  mutating func cancel(_ touch: Touch) { if let index = index(of: touch) { series[index].hasLifted = true } }

  /// Returns the series whose current touch is the one.
  private func index(of touch: Touch) -> Int? {
    let number = touch.number
    for index in series.indices where series[index].current == number { return index }
    return nil
  }

  private static func isNear(_ place: Point, _ series: Series, _ distance: Double) -> Bool {
    let offset = place - series.start
    return abs(offset.x) < distance && abs(offset.y) < distance
  }
}
