/// Finds an object's places in a list by its identity: by comparing each place while the list is short, in constant time
/// once it is long.
///
/// The owner of the list reports which key is at which place. It is a hash table with chains, since Embedded Swift has no
/// `Dictionary` without random seeds.
package struct IdentityIndex {
  /// The key at each place; ``none`` where nothing is.
  private var keys: [UInt] = []
  /// The next place of the same chain, by place; -1 at the end of a chain.
  private var next: [Int] = []
  /// The first place of each chain; empty while the list is short.
  private var heads: [Int] = []

  /// The key of a place without an object.
  package static var none: UInt { 0 }
  /// The longest list whose places are compared one by one; measured, as a chain costs some 40 instructions to keep.
  private static var shortest: Int { 16 }

  package init() {}

  /// Returns the key of an object, which is its own while it lives.
  package static func key(of object: ObjectIdentifier) -> UInt { UInt(bitPattern: object) }

  /// Returns the key of an object of any class; others may have the same one, so compare the objects, too.
  package static func key(ofAny object: AnyObject) -> UInt {
    #if hasFeature(Embedded)
      // It makes no `ObjectIdentifier` of such an object; there all are in one chain.
      1
    #else
      key(of: ObjectIdentifier(object))
    #endif
  }

  /// Puts a key at a place that has none, or at the place behind the last one.
  package mutating func insert(_ key: UInt, at place: Int) {
    if place == keys.count { keys.append(key) } else { keys[place] = key }
    guard keys.count > Self.shortest else { return }
    if keys.count > heads.count { return makeChains() }
    link(place)
  }

  /// Takes the key of a place away.
  mutating func remove(at place: Int) {
    if !heads.isEmpty { unlink(place) }
    keys[place] = Self.none
  }

  /// Forgets all places.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
  }

  /// Returns a place with a key, the latest one that was put there first; -1 when there is none.
  package func first(_ key: UInt) -> Int {
    if heads.isEmpty { return scan(for: key, from: 0) }
    return follow(heads[chain(of: key)], to: key)
  }

  /// Returns the next place with the same key as a place; -1 when there is none.
  package func next(after place: Int) -> Int {
    heads.isEmpty ? scan(for: keys[place], from: place + 1) : follow(next[place], to: keys[place])
  }

  private func scan(for key: UInt, from place: Int) -> Int {
    var place = place
    while place < keys.count {
      if keys[place] == key { return place }
      place += 1
    }
    return -1
  }

  private func follow(_ start: Int, to key: UInt) -> Int {
    var place = start
    while place >= 0, keys[place] != key { place = next[place] }
    return place
  }

  /// Addresses are multiples of 16, so the lowest bits distinguish nothing; the multiplier is 2 to the 64th over the golden ratio.
  private func chain(of key: UInt) -> Int {
    let mixed = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (heads.count - 1)
  }

  private mutating func link(_ place: Int) {
    while next.count < keys.count { next.append(-1) }
    guard keys[place] != Self.none else { return }
    let chain = chain(of: keys[place])
    next[place] = heads[chain]
    heads[chain] = place
  }

  private mutating func unlink(_ place: Int) {
    guard keys[place] != Self.none else { return }
    let chain = chain(of: keys[place])
    if heads[chain] == place { return heads[chain] = next[place] }
    var before = heads[chain]
    while next[before] != place { before = next[before] }
    next[before] = next[place]
  }

  /// Makes twice as many chains as there are places, and puts every place into its own.
  private mutating func makeChains() {
    var count = 64
    while count < 2 * keys.count { count *= 2 }
    heads = Array(repeating: -1, count: count)
    next = Array(repeating: -1, count: keys.count)
    for place in keys.indices { link(place) }
  }
}
