// Up to four elements are removed one by one, which takes a fourth of the instructions of `removeAll`. Lists of the engine's
// state must not hold the last reference to an element: what its `deinit` calls would find the list in use.
extension Array {
  /// Removes all elements and keeps the storage, for lists that are filled again with every event.
  @inlinable package mutating func empty() {
    if count > 4 { removeAll(keepingCapacity: true) } else { while !isEmpty { removeLast() } }
  }

  /// Removes the element at a place.
  @inlinable package mutating func drop(at index: Int) {
    if index == count - 1 { removeLast() } else { remove(at: index) }
  }

  /// Removes the elements of which a condition holds; it is asked about each, the last one first if they are few.
  @inlinable package mutating func remove(where condition: (Element) -> Bool) {
    if count > 4 { return removeAll(where: condition) }
    for index in indices.reversed() where condition(self[index]) { drop(at: index) }
  }
}
