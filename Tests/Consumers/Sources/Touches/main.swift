// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Toolkit
import TouchEvents

/// The recognizers of sprites, which cannot store a property for them; the program has one thread.
nonisolated(unsafe) let recognizers = RecognizerTable()
/// What sprites received.
nonisolated(unsafe) var log: [String] = []
/// What the scene shares with its host.
nonisolated(unsafe) let context = TouchContext()

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
  public func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { log.append("\(name) began") }
  public func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { log.append("\(name) ended") }
}

let scene = Sprite.makeScene()
let dispatcher = TouchDispatcher(context: context, root: scene)
dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 120, y: 120), timestamp: 0)])
dispatcher.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 120, y: 120), timestamp: 0.1)])
expect(log, ["knob began", "knob ended"])
