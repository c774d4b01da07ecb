/// Tracks which recognizers and scroll views delay each touch, in one list (GE-4, GD-1, SC-1).
///
/// A touch is delivered once the last of its owners has released it.
struct HoldLedger {
  /// What delays a touch, as a trace accounts for it; it, or the list of what scroll views delay, retains the owner.
  enum Cause {
    case recognizer(any GestureRecognizing), container(any TouchNode)
  }

  private struct Hold {
    /// Which touch it is: one of the list of those that may still be delivered, and forgotten when it leaves that.
    let touch: ObjectIdentifier
    let owner: ObjectIdentifier
    let cause: Cause
  }

  private var holds: [Hold] = []

  /// Adds an owner that delays a touch; adding it twice has no further effect.
  ///
  /// A new owner must not delay any touch yet.
  mutating func hold(_ touch: Touch, by owner: ObjectIdentifier, _ cause: Cause, isNew: Bool = false) {
    guard isNew || !isHeld(touch, by: owner) else { return }
    holds.append(Hold(touch: ObjectIdentifier(touch), owner: owner, cause: cause))
  }

  /// Gives up one owner's share of a touch.
  mutating func release(_ touch: Touch, by owner: ObjectIdentifier) {
    if let place = place(of: touch, owner) { holds.drop(at: place) }
  }

  /// Gives up all shares of one owner, which are at most as many as there are touches.
  mutating func releaseAll(by owner: ObjectIdentifier, atMost count: Int) {
    var left = count
    while left > 0, let place = holds.firstIndex(where: { $0.owner == owner }) {
      holds.remove(at: place)
      left -= 1
    }
  }

  /// Gives up all shares of a touch.
  mutating func forget(_ touch: Touch) {
    for index in holds.indices.reversed() where holds[index].touch == ObjectIdentifier(touch) { holds.drop(at: index) }
  }

  /// Returns whether any owner delays a touch.
  func isHeld(_ touch: Touch) -> Bool { holds.contains { $0.touch == ObjectIdentifier(touch) } }

  /// Returns whether one owner delays a touch.
  func isHeld(_ touch: Touch, by owner: ObjectIdentifier) -> Bool { place(of: touch, owner) != nil }

  private func place(of touch: Touch, _ owner: ObjectIdentifier) -> Int? {
    holds.firstIndex { $0.touch == ObjectIdentifier(touch) && $0.owner == owner }
  }

  /// Returns the first owner that delays a touch.
  func account(of touch: Touch) -> DeliveryAccount {
    switch holds.first(where: { $0.touch == ObjectIdentifier(touch) })?.cause {
    case .recognizer(let recognizer): .recognizer(recognizer)
    case .container(let node): .container(node)
    case nil: .unattributed
    }
  }
}
