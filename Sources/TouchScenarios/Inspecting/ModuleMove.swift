import TouchControls
package import TouchEvents
import TouchScroll
import TouchScrollView

/// A record that a module makes at each move, such as a scroll view's new offset: what it is, and its numbers.
package struct ModuleMove {
  /// The node, and which of its records it is.
  package struct Kind: Equatable {
    fileprivate var node: ObjectIdentifier
    fileprivate var name: UInt
    fileprivate var count: UInt8
    /// The other node of which its text speaks.
    fileprivate var other: ObjectIdentifier?
  }

  /// What it has in common with others like it.
  package private(set) var kind: Kind
  private let first: Double
  private let second: Double

  /// Reads a record; `nil` for one that is no such, or that has a number without digits.
  package init?(_ record: any ModuleRecord) {
    if let entry = record as? ScrollEntry {
      switch entry.fact {
      case .didScroll(let offset): self.init(entry.scrollView, Self.scroll, count: 2, offset.x, offset.y)
      case .didZoom(let scale): self.init(entry.scrollView, Self.zoom, count: 1, scale)
      default: return nil
      }
    } else if let entry = record as? HandOverEntry {
      switch entry.fact {
      case .took(let way, let offered, let axis):
        self.init(entry.node, Self.name(entry, way, axis), count: 2, way.magnitude, offered.magnitude)
      case .rest(let way, let axis):
        self.init(entry.node, Self.name(entry, way, axis), count: 1, way.magnitude)
      }
      kind.other = ObjectIdentifier((entry.holder ?? entry.beganNode) as AnyObject)
    } else if let entry = record as? ControlEventEntry {
      self.init(entry.control, entry.events.rawValue, count: entry.value == nil ? 0 : 1, entry.value ?? 0)
    } else {
      return nil
    }
  }

  private init?(_ node: any TouchNode, _ name: UInt, count: UInt8, _ first: Double, _ second: Double = 0) {
    guard first.isFinite, second.isFinite else { return nil }
    kind = Kind(node: ObjectIdentifier(node as AnyObject), name: name, count: count)
    self.first = first
    self.second = second
  }

  /// Passes on the numbers, in the order of its text.
  package func forEachNumber(_ body: (Double) -> Void) {
    if kind.count > 0 { body(first) }
    if kind.count > 1 { body(second) }
  }

  // No events of a control have all bits set.
  private static var scroll: UInt { .max }
  private static var zoom: UInt { .max - 1 }

  /// Returns what tells the texts of a hand-over apart, beside the nodes: axis, direction, reason and policy.
  private static func name(_ entry: HandOverEntry, _ way: Double, _ axis: HandOverAxis) -> UInt {
    let reason: UInt =
      switch entry.reason {
      case .order: 0
      case .givesBack: 1
      case .nobody: entry.holder == nil ? 2 : 3
      case .usedUp: 4
      }
    let policy: UInt =
      switch entry.policy {
      case .uikit: 0
      case .chain: 1
      case .latched: 2
      case .expandFirst: 3
      case .custom: 4
      case .contain: 5
      }
    return .max - 2 - 20 * policy - 4 * reason - (axis == .horizontal ? 1 : 0) - (way < 0 ? 2 : 0)
  }
}
