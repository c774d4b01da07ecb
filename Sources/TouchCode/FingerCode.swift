import TouchScenarios
import TouchViews

/// What one finger does between landing and lifting, as the calls of a script.
struct FingerCode {
  let number: Int
  private(set) var isOver = false
  private let type: Touch.TouchType?
  private var calls: [String] = []
  private var place: Point
  private var time: Timestamp = 0
  /// Moves that have not become a call yet: equal steps become one.
  private var moves: [(place: Point, after: Double)] = []

  init(_ change: TouchChange) {
    number = change.number
    type = change.attributes.type
    place = change.location ?? .zero
  }

  /// Takes what happens to the finger next, in seconds from the start of the play.
  mutating func add(_ change: TouchChange, at time: Timestamp, _ spelling: CodeSpelling) {
    switch change.phase {
    case .began:
      place = change.location ?? place
      let late = time == 0 ? "" : ", time: \(Self.text(time))"
      calls.append(".down(at: \(spelling.text(place))\(late))")
    case .moved:
      moves.append((change.location ?? place, time - self.time))
    case .ended, .cancelled:
      write(spelling)
      let wait = time - self.time
      let call = change.phase == .ended ? "up" : "cancel"
      calls.append(Self.isFrame(wait) ? ".\(call)()" : ".\(call)(after: \(Self.text(wait)))")
      isOver = true
    default: break
    }
    self.time = time
  }

  func text(_ spelling: CodeSpelling) -> String {
    var finger = self
    finger.write(spelling)
    return "Finger(\(number)\(typeText))" + finger.calls.joined()
  }

  private var typeText: String {
    switch type {
    case .pencil: ", type: .pencil"
    case .indirect: ", type: .indirect"
    case .indirectPointer: ", type: .indirectPointer"
    default: ""
    }
  }

  /// Writes the moves so far: those along a line in equal steps as one call.
  private mutating func write(_ spelling: CodeSpelling) {
    var rest = moves[...]
    while let first = rest.first {
      let step = first.place - place
      var count = 1
      while count < rest.count, isEqual(rest[rest.startIndex + count], to: step, after: first.after, number: count + 1)
      {
        count += 1
      }
      let last = rest[rest.startIndex + count - 1]
      if count > 1 {
        let over = Self.text(first.after * Double(count))
        calls.append(".move(to: \(spelling.text(last.place)), over: \(over), steps: \(count))")
      } else {
        let after = Self.isFrame(first.after) ? "" : ", after: \(Self.text(first.after))"
        calls.append(".move(to: \(spelling.text(first.place))\(after))")
      }
      place = last.place
      rest = rest.dropFirst(count)
    }
    moves = []
  }

  private func isEqual(_ move: (place: Point, after: Double), to step: Point, after seconds: Double, number: Int)
    -> Bool
  {
    let expected = place + step * Double(number)
    return abs(move.after - seconds) < 1e-9 && abs(move.place.x - expected.x) < 1e-9
      && abs(move.place.y - expected.y) < 1e-9
  }

  private static func isFrame(_ seconds: Double) -> Bool { abs(seconds - 0.01) < 1e-9 }

  /// Returns a time without the traces of its arithmetic.
  private static func text(_ seconds: Double) -> String {
    CodeSpelling.literal(Mathematics.round(seconds * 1e6) / 1e6)
  }
}
