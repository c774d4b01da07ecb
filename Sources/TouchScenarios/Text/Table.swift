/// A key of a ``Table``.
package protocol TableKey {
  /// A number that equal keys share.
  var slot: UInt { get }
  /// Returns whether the key equals another.
  func isSame(as other: Self) -> Bool
}

extension String: TableKey {
  /// The FNV-1a hash of the UTF-8 bytes.
  package var slot: UInt {
    var hash: UInt32 = 2_166_136_261
    for byte in utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return UInt(hash)
  }
}

extension TableKey where Self: Equatable {
  /// Returns whether the key equals another.
  package func isSame(as other: Self) -> Bool { self == other }
}

extension Int: TableKey {
  /// The number's bits, mixed.
  package var slot: UInt { UInt(UInt32(truncatingIfNeeded: self) &* 2_654_435_769) }
}

extension ObjectIdentifier: TableKey {
  /// A hash of the object's address.
  package var slot: UInt { Int(bitPattern: UInt(bitPattern: self) >> 4).slot }
}

/// A dictionary that keeps insertion order and needs no random seed, which Embedded Swift does not provide.
package struct Table<Key: TableKey, Value> {
  private var entries: [(key: Key, value: Value?)] = []
  /// A hash table of one-based indices into `entries`; zero marks an empty slot.
  private var places: [Int32] = [0, 0, 0, 0]

  /// Makes an empty table.
  package init() {}

  /// The keys that have values, in the order in which they first came.
  package var keys: [Key] { entries.compactMap { $0.value == nil ? nil : $0.key } }

  /// The keys and values, in the order in which the keys first came.
  package var pairs: [(key: Key, value: Value)] {
    entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
  }

  /// A Boolean value that indicates whether no key has a value.
  package var isEmpty: Bool { !entries.contains { $0.value != nil } }

  /// The value of a key; `nil` when it has none.
  package subscript(key: Key) -> Value? {
    get {
      let entry = places[place(of: key)]
      return entry == 0 ? nil : entries[Int(entry) - 1].value
    }
    set {
      let place = place(of: key)
      if places[place] > 0 {
        entries[Int(places[place]) - 1].value = newValue
      } else if newValue != nil {
        entries.append((key, newValue))
        places[place] = Int32(entries.count)
        if entries.count * 2 > places.count { grow() }
      }
    }
  }

  /// Returns whether a key has a value.
  package func contains(_ key: Key) -> Bool { self[key] != nil }

  /// Returns where a key is, or where it would be.
  private func place(of key: Key) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: key.slot) & mask
    while places[place] != 0, !entries[Int(places[place]) - 1].key.isSame(as: key) { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for (index, entry) in entries.enumerated() { places[place(of: entry.key)] = Int32(index + 1) }
  }
}

extension Table: Sendable where Key: Sendable, Value: Sendable {}

extension Table where Value == Bool {
  /// Adds a key; returns whether it is new.
  @discardableResult
  package mutating func insert(_ key: Key) -> Bool {
    guard !contains(key) else { return false }
    self[key] = true
    return true
  }
}
