/// The objects that move, in the order in which they began to.
struct AnimatorList {
  /// The objects; `nil` where one was taken out, until there are more holes than objects.
  private(set) var slots: [(any TouchAnimating)?] = []
  private var index = IdentityIndex()
  private var holes = 0

  var isEmpty: Bool { slots.count == holes }

  func contains(_ animator: any TouchAnimating) -> Bool { place(of: animator) >= 0 }

  /// Adds an object behind the others, unless it is there.
  mutating func add(_ animator: any TouchAnimating) {
    guard !contains(animator) else { return }
    index.insert(IdentityIndex.key(of: ObjectIdentifier(animator as AnyObject)), at: slots.count)
    slots.append(animator)
  }

  /// Takes an object out.
  mutating func remove(_ animator: any TouchAnimating) {
    let place = place(of: animator)
    guard place >= 0 else { return }
    slots[place] = nil
    index.remove(at: place)
    holes += 1
    if 2 * holes > slots.count { close() }
  }

  private func place(of animator: any TouchAnimating) -> Int {
    index.first(IdentityIndex.key(of: ObjectIdentifier(animator as AnyObject)))
  }

  /// Closes the holes.
  private mutating func close() {
    let moving = slots
    slots = []
    holes = 0
    index.removeAll()
    for case let animator? in moving { add(animator) }
  }
}
