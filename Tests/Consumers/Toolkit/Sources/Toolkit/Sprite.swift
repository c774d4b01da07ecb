// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle of the toolkit's own.
public struct Box {
  public var left, top, width, height: Float
  public init(left: Float, top: Float, width: Float, height: Float) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}

/// A node of somebody else's toolkit, which knows nothing of touches and has names of its own for everything.
public class Sprite {
  public let name: String
  public var bounds: Box
  public private(set) var children: [Sprite] = []
  public private(set) weak var parent: Sprite?
  /// The sprite that the Tab key goes to.
  public var next: Sprite?

  public init(_ name: String, _ bounds: Box) {
    self.name = name
    self.bounds = bounds
  }

  public func add(_ child: Sprite) {
    children.append(child)
    child.parent = self
  }

  /// A scene of 400 × 400 with a panel at (100, 100) and a knob at (10, 10) in it.
  public static func makeScene() -> Sprite {
    let scene = Sprite("scene", Box(left: 0, top: 0, width: 400, height: 400))
    let panel = Sprite("panel", Box(left: 100, top: 100, width: 200, height: 200))
    panel.add(Sprite("knob", Box(left: 10, top: 10, width: 50, height: 50)))
    scene.add(panel)
    return scene
  }
}

/// Ends the program unless two values are equal.
public func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
  guard value != expected else { return }
  fatalError("line \(line): \(value) is not \(expected)")
}
