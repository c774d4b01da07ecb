/// Two logs of the same touches side by side: that of a device and that of the engine, line by line.
///
/// A device's timers are late by some milliseconds and its frames are at other times, so that lines are the same when
/// their words are, their numbers nearly, and their times within ``tolerance``. What is logged in each frame is compared
/// as a curve over time.
struct LogJudgement {
  /// How far apart in seconds two lines that are the same may stand.
  static let tolerance = 0.05
  /// How far in points a curve may be from the other one.
  static let distance = 3.0

  /// Where the logs differ: lines that follow each other, of one log or of both.
  struct Difference: Equatable {
    var device: [String] = []
    var here: [String] = []
  }

  /// How many lines are the same.
  private(set) var sameCount = 0
  /// The differences, in order of time.
  private(set) var differences: [Difference] = []

  init(device: [String], here: [String]) {
    align(device.filter { !Self.isFrame($0) }.map { Line($0) }, here.filter { !Self.isFrame($0) }.map { Line($0) })
    follow(device.filter { Self.isFrame($0) }.map { Line($0) }, here.filter { Self.isFrame($0) }.map { Line($0) })
    differences.sort { Self.time(of: $0) < Self.time(of: $1) }
  }

  private static func isFrame(_ line: String) -> Bool { line.contains(" didScroll ") || line.contains(" didZoom ") }

  private static func time(of difference: Difference) -> Double {
    (difference.device + difference.here).map { Line($0).time }.min() ?? 0
  }

  /// Finds the longest common part of the two; what is not of it differs.
  private mutating func align(_ device: [Line], _ here: [Line]) {
    var lengths = Array(repeating: Array(repeating: 0, count: here.count + 1), count: device.count + 1)
    for row in device.indices.reversed() {
      for column in here.indices.reversed() {
        lengths[row][column] =
          device[row].isSame(as: here[column])
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var open = Difference()
    while row < device.count || column < here.count {
      if row < device.count, column < here.count, device[row].isSame(as: here[column]) {
        close(&open)
        sameCount += 1
        (row, column) = (row + 1, column + 1)
      } else if column == here.count || row < device.count && lengths[row + 1][column] >= lengths[row][column + 1] {
        open.device.append(device[row].text)
        row += 1
      } else {
        open.here.append(here[column].text)
        column += 1
      }
    }
    close(&open)
  }

  private mutating func close(_ open: inout Difference) {
    if open != Difference() { differences.append(open) }
    open = Difference()
  }

  /// Compares the lines of each subject in each frame, and keeps the first frame of each that is too far off.
  private mutating func follow(_ device: [Line], _ here: [Line]) {
    var told: [String] = []
    for line in device + here where !told.contains(line.key) {
      told.append(line.key)
      let (curve, other) = (device.filter { $0.key == line.key }, here.filter { $0.key == line.key })
      guard !curve.isEmpty, !other.isEmpty else {
        differences.append(
          Difference(device: curve.first.map { [$0.text] } ?? [], here: other.first.map { [$0.text] } ?? []))
        continue
      }
      let strays = [curve.first { !$0.isNear(other) }, other.first { !$0.isNear(curve) }].compactMap { $0 }
      guard let time = strays.map({ $0.time }).min() else {
        sameCount += curve.count
        continue
      }
      let near = [curve, other].map { lines in lines.min { abs($0.time - time) < abs($1.time - time) }?.text }
      differences.append(Difference(device: near[0].map { [$0] } ?? [], here: near[1].map { [$0] } ?? []))
    }
  }
}

/// A line of a log in its parts.
private struct Line {
  let text: String
  let time: Double
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ").map { String($0) }
    time = words.first.flatMap { Double($0) } ?? 0
  }

  /// The object and the kind of event that it is about.
  var key: String { words.dropFirst().prefix(2).joined(separator: " ") }

  private var numbers: [Double] { words.dropFirst(3).compactMap { Double($0) } }

  func isSame(as other: Line) -> Bool {
    guard abs(time - other.time) <= LogJudgement.tolerance, words.count == other.words.count, key == other.key else {
      return false
    }
    return zip(words, other.words).dropFirst(3).allSatisfy { $0 == $1 || isNear($0, $1) }
  }

  /// Numbers of touches are names; all others were measured.
  private func isNear(_ word: String, _ other: String) -> Bool {
    guard let a = Double(word), let b = Double(other), words.count > 2 else { return false }
    switch words[2] {
    case "valueChanged", "scale", "rotation", "didEndZooming": return abs(a - b) <= max(0.02, abs(a) * 0.05)
    case "location", "translation", "velocity": return abs(a - b) <= max(1, abs(a) * 0.05)
    default: return false
    }
  }

  /// Returns whether the line is on a curve, between the two points around a time that may be off by a frame.
  func isNear(_ curve: [Line]) -> Bool {
    let frame = 1.0 / 60
    return [time - frame, time, time + frame].contains { time in
      let before = curve.last { $0.time <= time } ?? curve[0]
      let after = curve.first { $0.time > time } ?? before
      let span = after.time - before.time
      // A curve that stood still continued within the last frame before the next point.
      let share = span > 0 ? max(0, 1 - (after.time - time) / min(span, frame)) : 0
      return zip(numbers, zip(before.numbers, after.numbers)).allSatisfy { number, ends in
        let expected = ends.0 + (ends.1 - ends.0) * share
        let allowed = words[2] == "didZoom" ? 0.05 : LogJudgement.distance
        return abs(number - expected) <= max(allowed, abs(ends.1 - ends.0))
      }
    }
  }
}
