public import TouchCore
import TouchGestures
public import TouchPan

/// The sides of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = RectEdge(rawValue: 1)
  /// The left side.
  public static let left = RectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right side.
  public static let right = RectEdge(rawValue: 8)
  /// All sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a drag that starts at an edge of the window and goes inwards (ED-1).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The default of ``edgeWidth``: 20 points, a re-implementation's (4.0).
  public static var defaultEdgeWidth: Double { 20 }

  /// How wide the strip at an edge is in which the finger must land, in points; 20 by default.
  open var edgeWidth = ScreenEdgePanGestureRecognizer.defaultEdgeWidth

  /// The edges that count; none by default, and then it never begins (ED-1).
  open var edges: RectEdge = []

  private var landedAt: RectEdge = []

  /// A drag from an edge.
  open override var traits: GestureTraits {
    var traits = super.traits
    traits.kind = .screenEdgePan
    return traits
  }

  /// Fails unless the fingers land at one of the edges (ED-1).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible, !isWaitingForFailure {
      for touch in touches {
        landedAt = edges.intersection(edgesNear(touch))
        if landedAt.isEmpty {
          return fail(because: missReason(touch))
        }
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Fails when the fingers leave the edge other than inwards (ED-1).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, !isWaitingForFailure else { return }
    let moved = translation(inNode: node?.rootNode)
    if moved.length.reaches(slop), !isInwards(moved) {
      fail(because: GestureReason("ED-1", "did not go inwards", property: "edges"))
    }
  }

  /// How far from its edges a finger landed.
  private func missReason(_ touch: Touch) -> GestureReason {
    guard !edges.isEmpty, let root = node?.rootNode else {
      return GestureReason("ED-1", "has no edge to begin at", property: "edges")
    }
    let place = touch.location(inNode: root)
    let bounds = root.bounds
    var distance = Double.infinity
    if edges.contains(.left) { distance = min(distance, place.x - bounds.minX) }
    if edges.contains(.right) { distance = min(distance, bounds.maxX - place.x) }
    if edges.contains(.top) { distance = min(distance, place.y - bounds.minY) }
    if edges.contains(.bottom) { distance = min(distance, bounds.maxY - place.y) }
    return GestureReason(
      "ED-1", "landed too far from its edges", measured: distance, limit: edgeWidth, unit: "pt",
      property: "edges")
  }

  private func edgesNear(_ touch: Touch) -> RectEdge {
    guard let root = node?.rootNode else { return [] }
    let place = touch.location(inNode: root)
    let bounds = root.bounds
    var near: RectEdge = []
    if place.x < bounds.minX + edgeWidth { near.insert(.left) }
    if place.x >= bounds.maxX - edgeWidth { near.insert(.right) }
    if place.y < bounds.minY + edgeWidth { near.insert(.top) }
    if place.y >= bounds.maxY - edgeWidth { near.insert(.bottom) }
    return near
  }

  /// Whether a movement leads away from an edge at which the finger landed, more than along it.
  private func isInwards(_ moved: Point) -> Bool {
    (landedAt.contains(.left) && moved.x > 0 && moved.x >= abs(moved.y))
      || (landedAt.contains(.right) && moved.x < 0 && -moved.x >= abs(moved.y))
      || (landedAt.contains(.top) && moved.y > 0 && moved.y >= abs(moved.x))
      || (landedAt.contains(.bottom) && moved.y < 0 && -moved.y >= abs(moved.x))
  }
}

extension TouchPlugin {
  /// The edge pan recognizer, as kind `screenEdgePan`.
  public static var screenEdgePan: TouchPlugin {
    TouchPlugin("screenEdgePan") { registry in
      let own: [PropertyDescription<ScreenEdgePanGestureRecognizer>] = [
        .options(
          "edges", [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)], { $0.edges.rawValue },
          { $0.edges = RectEdge(rawValue: $1) })
      ]
      let inherited = PanGestureRecognizer.properties.map { property in
        PropertyDescription<ScreenEdgePanGestureRecognizer>(
          property.name, get: { property.get($0) }, set: { property.set($0, $1) })
      }
      registry.add(
        RecognizerDescription(
          "screenEdgePan", make: { ScreenEdgePanGestureRecognizer() }, properties: own + inherited,
          values: { pan in
            let translation = pan.translation(inNode: pan.node)
            return [LoggedValue("translation", [translation.x, translation.y])]
          },
          velocities: { pan in
            let velocity = pan.velocity(inNode: pan.node)
            return [LoggedValue("velocity", [velocity.x, velocity.y])]
          }))
    }
  }
}
