/// A list of values that need no upkeep, in room that its owner gives back: adding one checks nothing but the room.
struct PlainList<Element> {
  private(set) var count = 0
  private var room = 0
  private var elements: UnsafeMutablePointer<Element>?

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { address(index).pointee }
    nonmutating set { address(index).pointee = newValue }
  }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    precondition(index >= 0 && index < count, "there is no such element")
    return elements.unsafelyUnwrapped + index
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == room { grow() }
    elements.unsafelyUnwrapped[count] = element
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = max(8, 2 * room)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if let elements {
      moved.update(from: elements, count: count)
      elements.deallocate()
    }
    elements = moved
    room = larger
  }

  /// Empties the list; the room stays.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Takes some off the front.
  mutating func removeFirst(_ number: Int) {
    guard let elements, number <= count else { return }
    elements.update(from: elements + number, count: count - number)
    count -= number
  }

  /// Gives the room back.
  mutating func free() {
    elements?.deallocate()
    self = PlainList()
  }
}
