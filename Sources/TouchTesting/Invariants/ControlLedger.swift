import TouchEvents

/// Which controls began something with `touchDown` and did not end it yet.
///
/// A control may begin anew without an end: with a further finger (CT-1), after a `continueTracking` that returned false
/// (CT-5), and when its subclass keeps a cancel to itself (ST-6). A control that never sends `touchDown`, such as a switch, may end
/// what it did not begin (SI-3).
struct ControlLedger {
  private(set) var open: [any TouchNode] = []
  private var known: [any TouchNode] = []

  private static let down: UInt = 1 << 0
  private static let drags: UInt = 0b1111 << 2
  private static let ends: UInt = 0b111 << 6

  /// Takes the events of one call, as raw bits of UIKit's; what is wrong with them.
  mutating func note(_ node: any TouchNode, _ bits: UInt) -> String? {
    let isOpen = open.contains { $0 === node }
    if bits & Self.down != 0 {
      if !isOpen { open.append(node) }
      if !known.contains(where: { $0 === node }) { known.append(node) }
    }
    if bits & Self.drags != 0, !open.contains(where: { $0 === node }) {
      return "sends a drag without touchDown"
    }
    guard bits & Self.ends != 0 else { return nil }
    guard known.contains(where: { $0 === node }) else { return nil }
    if !open.contains(where: { $0 === node }) { return "sends an end without touchDown" }
    open.removeAll { $0 === node }
    return nil
  }
}
