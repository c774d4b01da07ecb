import Touchstone

/// What a window shows: the panel, or an arrangement from a file.
protocol Scene: AnyObject {
  /// What takes touches and time.
  var host: any TouchHost { get }
  /// The views to draw, the lowest one first.
  var roots: [View] { get }
  /// The size that a file gives it, which is then shown as large as fits; `nil` when it takes the window's size.
  var fixedSize: Size? { get }
  /// What is written below.
  var hint: String { get }

  /// The name of a view, where it has one to show.
  func label(of view: View) -> String
  /// Draws a view; its children come after it.
  func paint(_ view: View, _ canvas: Canvas)
  /// Draws what is above all views.
  func paintAbove(_ canvas: Canvas)
  /// Around what a second finger of a mouse goes opposite of the first.
  func pivot(for place: Point) -> Point
  func resize(to size: Size)
  func touched(_ sample: TouchSample)
  func hover(_ place: Point?, at time: Timestamp)
  func scroll(_ movement: ScrollMovement)
  func press(_ type: Press.PressType, _ phase: Press.Phase, at time: Timestamp)
  /// The children in the order in which they are drawn.
  func children(of view: View) -> [View]
}

extension Scene {
  func pivot(for place: Point) -> Point {
    // Around the view that fingers can turn and stretch, if it is one.
    let hit = roots.last?.hitTest(place, with: nil)
    if let hit, hit.isMultipleTouchEnabled, hit.superview != nil { return hit.convert(hit.bounds.center, to: nil) }
    return roots.last?.bounds.center ?? place
  }
  func children(of view: View) -> [View] { view.subviews }
  func touched(_ sample: TouchSample) {}
  func paintAbove(_ canvas: Canvas) {}
}

extension Press.PressType {
  /// The key that moves the focus; the host is free to use numbers of its own.
  static let tab = Press.PressType(rawValue: 1000)
}

/// How the points of a scene lie in the window: a scene of fixed size is as large as fits, and in the middle.
struct Fit {
  var window: Size
  var content: Size?
  /// How much room the hint takes at the bottom.
  static let hintHeight = 26.0

  var scale: Double {
    guard let content else { return 1 }
    return min(window.width / content.width, (window.height - Self.hintHeight) / content.height)
  }
  var origin: Point {
    guard let content else { return .zero }
    let height = window.height - Self.hintHeight
    return Point(x: (window.width - content.width * scale) / 2, y: (height - content.height * scale) / 2)
  }

  /// A place of the window as one of the scene.
  func place(_ x: Double, _ y: Double) -> Point { (Point(x: x, y: y) - origin) * (1 / scale) }

  /// From the scene to pixels, of which so many make a point of the window.
  func placement(density: Double) -> AffineTransform {
    AffineTransform(
      a: scale * density, b: 0, c: 0, d: scale * density, tx: origin.x * density, ty: origin.y * density)
  }
}
