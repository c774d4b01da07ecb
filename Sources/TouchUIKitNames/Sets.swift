/// Touches come in arrays here, and `Set<UITouch>` in a signature means one: this alias stands before Swift's own set.
///
/// A real set is `Swift.Set`. The operations below make an array behave like one where code written for UIKit uses them;
/// a literal or a sequence with repeated elements keeps them.
public typealias `Set`<Element> = [Element]

extension Array where Element: Hashable {
  /// Adds an element unless it is there.
  @discardableResult
  public mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    if let present = first(where: { $0 == element }) { return (false, present) }
    append(element)
    return (true, element)
  }

  /// Removes an element, and returns it if it was there.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    firstIndex(of: element).map { remove(at: $0) }
  }

  /// Returns the elements of both, each once, in the order in which they come.
  public func union(_ other: some Sequence<Element>) -> [Element] {
    var all = self
    for element in other { all.insert(element) }
    return all
  }

  /// Returns the elements that are in both.
  public func intersection(_ other: some Sequence<Element>) -> [Element] {
    filter { element in other.contains(element) }
  }

  /// Returns the elements that the other does not have.
  public func subtracting(_ other: some Sequence<Element>) -> [Element] {
    filter { element in !other.contains(element) }
  }

  /// Returns the elements that are in one of the two only.
  public func symmetricDifference(_ other: some Sequence<Element>) -> [Element] {
    subtracting(other) + other.filter { !contains($0) }
  }

  /// Adds the elements of another.
  public mutating func formUnion(_ other: some Sequence<Element>) { self = union(other) }
  /// Keeps the elements that the other has, too.
  public mutating func formIntersection(_ other: some Sequence<Element>) { self = intersection(other) }
  /// Removes the elements that the other has.
  public mutating func subtract(_ other: some Sequence<Element>) { self = subtracting(other) }
  /// Returns whether the other has all elements.
  public func isSubset(of other: some Sequence<Element>) -> Bool { allSatisfy { other.contains($0) } }
  /// Returns whether all elements of the other are here.
  public func isSuperset(of other: some Sequence<Element>) -> Bool { other.allSatisfy { contains($0) } }
  /// Returns whether the two have no element in common.
  public func isDisjoint(with other: some Sequence<Element>) -> Bool { !other.contains { contains($0) } }
}
