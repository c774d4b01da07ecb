import TouchViews

/// A view that can be touched a little beyond its edges.
final class RoomyView: View {
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A screen with a card, a badge on it, a hidden curtain over all, and a rotated label.
struct Screen {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let card = View(frame: Rect(x: 40, y: 40, width: 200, height: 120))
  let badge = RoomyView(frame: Rect(x: 150, y: 20, width: 20, height: 20))
  let label = View(frame: Rect(x: 100, y: 300, width: 120, height: 20))
  let curtain = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  init() {
    root.addSubview(card)
    card.addSubview(badge)
    root.addSubview(label)
    root.addSubview(curtain)
    curtain.isHidden = true
    // Axis-aligned again: 20 points wide and 120 high around the same center.
    label.transform = AffineTransform(rotationAngle: .pi / 2)
  }

  func name(_ view: View?) -> String {
    switch view {
    case root: "root"
    case card: "card"
    case badge: "badge"
    case label: "label"
    case curtain: "curtain"
    default: "nothing"
    }
  }
}
