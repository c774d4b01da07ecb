import Testing
import TouchViews

@Suite struct ViewUpkeepTests {
  /// A view that writes down that it is laid out and drawn.
  final class Panel: View {
    let name: String
    var log: [String] = []
    weak var above: Panel?
    var onLayout: (() -> Void)?

    init(_ name: String, frame: Rect = Rect(x: 0, y: 0, width: 50, height: 50)) {
      self.name = name
      super.init(frame: frame)
    }

    override func layoutSubviews() {
      note("lays out \(name)")
      onLayout?()
    }
    override func draw(_ rect: Rect) { note("draws \(name) \(rect.width)") }
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width * 2, height: 10) }

    private func note(_ text: String) {
      if let above { above.note(text) } else { log.append(text) }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let outer = Panel("outer")
  private let inner = Panel("inner")

  init() {
    inner.above = outer
    outer.addSubview(inner)
  }

  @Test func `new views are laid out once, the outer ones first (XL-1)`() {
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()

    #expect(outer.take() == ["lays out outer", "lays out inner"])
  }

  @Test func `only what asked, changed its size, moved its bounds or got a subview is laid out again (XL-1)`() {
    outer.layoutIfNeeded()
    _ = outer.take()

    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.take() == ["lays out inner"])

    inner.frame.size.width = 60
    outer.layoutIfNeeded()
    let first = outer.take()

    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    let second = outer.take()

    inner.bounds.origin.y = 5
    outer.layoutIfNeeded()
    let third = outer.take()

    outer.addSubview(View())
    outer.layoutIfNeeded()
    #expect((first, second, third, outer.take()) == (["lays out inner"], [], ["lays out inner"], ["lays out outer"]))
  }

  @Test func `a view that asks again while it is laid out waits for the next time (XL-1)`() {
    outer.onLayout = { [outer] in outer.setNeedsLayout() }

    outer.layoutIfNeeded()

    #expect((outer.take(), outer.needsLayout) == (["lays out outer", "lays out inner"], true))
  }

  @Test func `a hidden view is drawn once it is shown (XL-2)`() {
    inner.isHidden = true
    outer.displayIfNeeded()
    let first = outer.take()

    inner.isHidden = false
    let second = outer.needsDisplay
    outer.displayIfNeeded()

    #expect(
      (first, second, outer.take(), outer.needsDisplay) == (["draws outer 50.0"], true, ["draws inner 50.0"], false))
  }

  @Test func `a part that is to be drawn draws its view (XL-2)`() {
    outer.displayIfNeeded()
    _ = outer.take()

    inner.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
    outer.displayIfNeeded()

    #expect(outer.take() == ["draws inner 50.0"])
  }

  @Test func `sizes are those of the view unless it says otherwise (XL-3)`() {
    outer.layoutIfNeeded()
    _ = outer.take()

    inner.sizeToFit()
    inner.invalidateIntrinsicContentSize()
    outer.layoutIfNeeded()

    #expect(
      (inner.bounds.size, View(frame: inner.frame).sizeThatFits(.zero), inner.intrinsicContentSize, outer.take()) == (
        Size(width: 100, height: 10), inner.bounds.size,
        Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric), ["lays out outer", "lays out inner"]
      ))
  }

  @Test func `a view that is scaled gets the size that fits it, at the corner where it was (XL-3)`() {
    final class Fitting: View {
      override func sizeThatFits(_ size: Size) -> Size { Size(width: 20, height: 5) }
    }
    let view = Fitting(frame: Rect(x: 30, y: 40, width: 10, height: 10))
    view.transform = AffineTransform(scaleX: 2, y: 2)

    view.sizeToFit()

    #expect((view.bounds.size, view.frame) == (Size(width: 20, height: 5), Rect(x: 25, y: 35, width: 40, height: 10)))
  }

  @Test(arguments: [0.3, Double.infinity])
  func `fitting a view leaves the origin of its frame as it is, to the last digit (XL-3)`(width: Double) {
    let view = Panel("view", frame: Rect(x: 0.1, y: 0.7, width: width, height: 33.3))

    view.sizeToFit()

    #expect(view.frame.origin == Point(x: 0.1, y: 0.7))
  }
}
