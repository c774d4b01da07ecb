// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Toolkit
import TouchCore

// Somebody else's class, made a node from outside. Its own bounds, parent and children have other types.
extension Sprite: @retroactive HitTestNode {
  public var nodeParent: (any HitTestNode)? { parent }
  public var childNodeCount: Int { children.count }
  public func childNode(at index: Int) -> any HitTestNode { children[index] }
  public var nodeBounds: Rect { Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)) }
  public var nodePlacement: AffineTransform {
    AffineTransform(translationX: Double(bounds.left), y: Double(bounds.top))
  }
}

/// Chooses the nearest knob within 30 points of a finger, for thumbs.
final class ThumbChooser: HitTestChooser {
  func chooseNode(
    at point: Point, with payload: AnyObject?, search: (Point) -> (any HitTestNode)?
  ) -> (any HitTestNode)? {
    for offset in [0.0, 15, 30] {
      if let sprite = search(Point(x: point.x + offset, y: point.y)) as? Sprite, sprite.name == "knob" { return sprite }
    }
    return search(point)
  }
}

/// A scene with a chooser.
final class Scene: HitTestNode {
  let root = Sprite.makeScene()
  let chooser = ThumbChooser()
  var nodeParent: (any HitTestNode)? { nil }
  var childNodeCount: Int { 1 }
  func childNode(at index: Int) -> any HitTestNode { root }
  var nodeBounds: Rect { root.nodeBounds }
  var nodePlacement: AffineTransform { .identity }
  var hitTestChooser: (any HitTestChooser)? { chooser }
}

func name(_ node: (any HitTestNode)?) -> String { (node as? Sprite)?.name ?? "none" }

let scene = Sprite.makeScene()
expect(name(HitTesting.node(at: Point(x: 120, y: 120), in: scene)), "knob")
expect(name(HitTesting.node(at: Point(x: 250, y: 250), in: scene)), "panel")
expect(name(HitTesting.node(at: Point(x: 500, y: 20), in: scene)), "none")
