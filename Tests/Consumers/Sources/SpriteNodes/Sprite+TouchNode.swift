// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Toolkit
public import TouchEvents

/// The recognizers of sprites, which cannot store a property for them; the program has one thread.
public nonisolated(unsafe) let recognizers = RecognizerTable()
/// What the scene shares with its host.
public nonisolated(unsafe) let context = TouchContext()
/// What sprites received.
public nonisolated(unsafe) var received: [String] = []

// Somebody else's class, made a node of touches from outside, once for all programs that want it.
extension Sprite: @retroactive HitTestNode, @retroactive TouchResponder, @retroactive TouchNode {
  public var parentNode: (any TouchNode)? { parent }
  public var childNodeCount: Int { children.count }
  public func childNode(at index: Int) -> any HitTestNode { children[index] }
  public var nodeBounds: Rect { Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)) }
  public var nodePlacement: AffineTransform {
    AffineTransform(translationX: Double(bounds.left), y: Double(bounds.top))
  }
  public var attachedGestureRecognizers: [any GestureRecognizing] {
    get { recognizers[self] }
    set { recognizers[self] = newValue }
  }
  public var touchContext: TouchContext? { parent == nil ? context : nil }
  public func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { received.append("\(name) began") }
  public func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { received.append("\(name) ended") }
}
