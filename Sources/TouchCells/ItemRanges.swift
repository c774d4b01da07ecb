/// Numbers of items, as ranges in order with gaps between them: many in a row take the room and the time of one.
public struct ItemRanges: Equatable, Sendable {
  private var ranges: [Range<Int>] = []

  /// Creates ranges of numbers.
  public init(_ numbers: [Int] = []) { for number in numbers { insert(number) } }

  /// A Boolean value that indicates whether there are none.
  public var isEmpty: Bool { ranges.isEmpty }
  /// All numbers, in order.
  public var numbers: [Int] { ranges.flatMap { Array($0) } }

  /// Returns whether a number is one of them.
  public func contains(_ number: Int) -> Bool {
    let place = place(of: number)
    return place < ranges.count && ranges[place].contains(number)
  }

  /// Takes a number in.
  public mutating func insert(_ number: Int) {
    let place = place(of: number)
    if place < ranges.count, ranges[place].contains(number) { return }
    let joinsBefore = place > 0 && ranges[place - 1].upperBound == number
    let joinsAfter = place < ranges.count && ranges[place].lowerBound == number + 1
    let (first, end) = (joinsBefore ? place - 1 : place, joinsAfter ? place + 1 : place)
    let joined =
      (joinsBefore ? ranges[first].lowerBound : number)..<(joinsAfter ? ranges[place].upperBound : number + 1)
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
  }

  /// Takes a number out.
  public mutating func remove(_ number: Int) {
    let place = place(of: number)
    guard place < ranges.count, ranges[place].contains(number) else { return }
    let parts = [ranges[place].lowerBound..<number, number + 1..<ranges[place].upperBound]
    ranges.replaceSubrange(place...place, with: parts.filter { !$0.isEmpty })
  }

  /// Removes a number and those above it.
  public mutating func removeAll(from number: Int) {
    ranges = ranges.map { $0.clamped(to: Int.min..<number) }.filter { !$0.isEmpty }
  }

  /// Returns the place of the range that a number is in, or of the first one behind it.
  private func place(of number: Int) -> Int { ranges.firstPlace { $0.upperBound > number } }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition is true that holds from there on; the end when it is never.
  func firstPlace(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
