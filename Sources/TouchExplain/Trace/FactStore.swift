import TouchEvents
import TouchScenarios

/// The facts of a trace; an event that repeats an earlier one is kept as its time and its numbers.
struct FactStore: Sendable {
  /// An event with the facts of an earlier one.
  private struct Repeat {
    var time: Timestamp
    /// The facts of the earlier event, by their places among those that were stated.
    var facts: Range<Int32>
    /// How many facts had been stated when it came.
    var place: Int32
    /// Where its numbers begin.
    var numbers: Int32
  }

  /// How far a reader has come.
  struct Place: Sendable {
    fileprivate var stated = 0
    fileprivate var repeats = 0
    /// How many facts were read.
    fileprivate var count = 0
  }

  private var stated: [TraceEntry] = []
  private var repeats: [Repeat] = []
  private var numbers: [Double] = []

  /// How many facts there are.
  private(set) var count = 0
  /// The time of the last fact, in seconds; `nil` when there is none.
  private(set) var endTime: Timestamp?

  /// How many facts are kept as such.
  var statedCount: Int { stated.count }
  /// How many numbers the repeated events have.
  var numberCount: Int { numbers.count }

  mutating func append(_ entry: TraceEntry) {
    stated.append(entry)
    count += 1
    endTime = entry.time
  }

  /// Appends an event that repeats stated facts with the numbers from a place on.
  mutating func `repeat`(_ facts: Range<Int>, at time: Timestamp, numbers first: Int) {
    repeats.append(
      Repeat(
        time: time, facts: Int32(facts.lowerBound)..<Int32(facts.upperBound), place: Int32(stated.count),
        numbers: Int32(first)))
    count += facts.count
    endTime = time
  }

  /// Adds a number of the event that may become a repeated one.
  mutating func append(_ number: Double) { numbers.append(number) }

  /// Adds a place of the event that may become a repeated one.
  mutating func append(_ place: Point) {
    numbers.append(place.x)
    numbers.append(place.y)
  }

  /// States facts of an earlier event with the numbers from a place on, which it takes out.
  mutating func state(_ facts: Range<Int>, at time: Timestamp, numbers first: Int) {
    var next = first
    for index in facts { append(TraceEntry(time: time, fact: restated(stated[index].fact, &next))) }
    numbers.removeSubrange(first...)
  }

  /// Passes on the facts from a place on, which is then the end.
  func read(from place: inout Place, _ body: (_ entry: TraceEntry, _ index: Int) -> Void) {
    while true {
      if place.repeats < repeats.count, repeats[place.repeats].place <= place.stated {
        let event = repeats[place.repeats]
        var next = Int(event.numbers)
        for index in event.facts {
          body(TraceEntry(time: event.time, fact: restated(stated[Int(index)].fact, &next)), place.count)
          place.count += 1
        }
        place.repeats += 1
      } else if place.stated < stated.count {
        body(stated[place.stated], place.count)
        place.count += 1
        place.stated += 1
      } else {
        return
      }
    }
  }

  /// Returns a fact with other numbers.
  private func restated(_ fact: NamedFact, _ next: inout Int) -> NamedFact {
    switch fact {
    case .input(.touches(var marks)):
      for index in marks.indices {
        marks[index].location = Point(x: numbers[next], y: numbers[next + 1])
        next += 2
      }
      return .input(.touches(marks))
    case .module(var fact):
      let first = next
      fact.what = fact.what.words.map { word in
        guard word.isNumber else { return word }
        next += 1
        return DecimalText.text(numbers[next - 1]) + (word.utf8.last == UInt8(ascii: ",") ? "," : "")
      }.joined(separator: " ")
      if let share = fact.share {
        fact.share?.way = numbers[first]
        fact.share?.offered = share.isRest ? numbers[first] : numbers[first + 1]
      }
      return .module(fact)
    default: return fact
    }
  }
}

extension String {
  /// Whether a word is a number, by its first character; names of events are none.
  fileprivate var isNumber: Bool {
    guard let first = utf8.first else { return false }
    return first == UInt8(ascii: "-") || first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }
}
