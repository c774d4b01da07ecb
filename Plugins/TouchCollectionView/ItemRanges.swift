/// Numbers of items, as ranges in order with gaps between them: many in a row take the room and the time of one.
struct ItemRanges {
  private var ranges: [Range<Int>] = []

  init(_ numbers: [Int] = []) { for number in numbers { insert(number) } }

  var isEmpty: Bool { ranges.isEmpty }
  /// All numbers, in order.
  var numbers: [Int] { ranges.flatMap { Array($0) } }

  func contains(_ number: Int) -> Bool {
    let place = place(of: number)
    return place < ranges.count && ranges[place].contains(number)
  }

  mutating func insert(_ number: Int) {
    let place = place(of: number)
    if place < ranges.count, ranges[place].contains(number) { return }
    let joinsBefore = place > 0 && ranges[place - 1].upperBound == number
    let joinsAfter = place < ranges.count && ranges[place].lowerBound == number + 1
    let (first, end) = (joinsBefore ? place - 1 : place, joinsAfter ? place + 1 : place)
    let joined =
      (joinsBefore ? ranges[first].lowerBound : number)..<(joinsAfter ? ranges[place].upperBound : number + 1)
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(joined))
  }

  mutating func remove(_ number: Int) {
    let place = place(of: number)
    guard place < ranges.count, ranges[place].contains(number) else { return }
    let parts = [ranges[place].lowerBound..<number, number + 1..<ranges[place].upperBound]
    ranges.replaceSubrange(place...place, with: parts.filter { !$0.isEmpty })
  }

  /// Removes a number and those above it.
  mutating func removeAll(from number: Int) {
    ranges = ranges.map { $0.clamped(to: Int.min..<number) }.filter { !$0.isEmpty }
  }

  /// Returns the place of the range that a number is in, or of the first one behind it.
  private func place(of number: Int) -> Int { ranges.firstPlace { $0.upperBound > number } }
}
