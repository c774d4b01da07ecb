import TouchEvents
import TouchScenarios

/// Where times are along the picture: stretches in which something happens to scale, and idle gaps cut short.
struct TimelineScale {
  /// A stretch of time and its place.
  struct Stretch {
    var start: Timestamp
    var end: Timestamp
    var left: Double
    var right: Double
  }

  private(set) var stretches: [Stretch] = []
  let left: Double
  let right: Double
  let captionRight: Double

  /// How long nothing must happen for the gap to be cut, in seconds.
  static var longestGap: Double { 0.3 }
  /// How wide a cut is, in points.
  static var cut: Double { 22 }

  /// Creates a scale over spans in which something happens.
  init(_ spans: [(start: Timestamp, end: Timestamp)], layout: TimelineLayout) {
    let (left, right) = (layout.names + 10, layout.right)
    self.left = left
    self.right = right
    captionRight = layout.captions
    var merged: [(start: Timestamp, end: Timestamp)] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, span.start - last.end <= Self.longestGap {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    if merged.isEmpty { merged = [(0, 0.1)] }
    // Cuts must leave most of the width to the spans in which something happens.
    while merged.count > 1, Double(merged.count - 1) * Self.cut > (right - left) / 3 {
      merged = [(merged[0].start, merged[1].end)] + merged[2...]
    }
    let active = merged.reduce(0) { $0 + max($1.end - $1.start, 0.02) }
    let width = right - left - Double(merged.count - 1) * Self.cut
    var x = left
    for span in merged {
      let share = max(span.end - span.start, 0.02) / active * width
      stretches.append(Stretch(start: span.start, end: max(span.end, span.start + 0.02), left: x, right: x + share))
      x += share + Self.cut
    }
  }

  /// Returns the place of a time; times in a cut are spread over it.
  func x(_ time: Timestamp) -> Double {
    guard let first = stretches.first, time > first.start else { return left }
    var before = first
    for stretch in stretches {
      if time < stretch.start {
        let part = (time - before.end) / (stretch.start - before.end)
        return before.right + part * (stretch.left - before.right)
      }
      if time <= stretch.end {
        return stretch.left + (time - stretch.start) / (stretch.end - stretch.start) * (stretch.right - stretch.left)
      }
      before = stretch
    }
    return right
  }

  /// Round times to write at the axis, at least some points apart.
  var ticks: [Timestamp] {
    let perSecond = stretches.map { ($0.right - $0.left) / ($0.end - $0.start) }.min() ?? 1
    let steps = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60]
    let step = steps.first { $0 * perSecond >= 58 } ?? 300
    var ticks: [Timestamp] = []
    for stretch in stretches {
      var number = (stretch.start / step).rounded(.up)
      while number * step <= stretch.end + 1e-9 {
        ticks.append(number * step)
        number += 1
        if ticks.count > 200 { return ticks }
      }
      // A stretch too short for a round time still shows its time.
      if !ticks.contains(where: { $0 >= stretch.start - 1e-9 && $0 <= stretch.end + 1e-9 }) {
        ticks.append(stretch.start)
      }
    }
    return ticks
  }
}
