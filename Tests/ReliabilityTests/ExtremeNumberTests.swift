import Testing
import TouchTesting
import Touchstone

/// Numbers that mean harm.
@Suite struct ExtremeNumberTests: HostileSuite {
  let window = Window(
    frame: Rect(x: 0, y: 0, width: 200, height: 200), context: TouchContext(registry: .standard))
  let checker = InvariantChecker()

  init() {
    window.isMultipleTouchEnabled = true
    window.context.trace = checker
  }

  @Test func `transforms and frames that become no numbers in a gesture end nothing but themselves`() {
    let view = ScrollView(frame: window.bounds)
    view.contentSize = Size(width: 1_000, height: 1_000)
    let inner = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    view.addSubview(inner)
    window.addSubview(view)
    let recognizers = [PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer()]
    for recognizer in recognizers {
      inner.addGestureRecognizer(recognizer)
      recognizer.addAction { _ in inner.transform = AffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0) }
    }
    drag()
    inner.transform = .identity
    inner.frame = Rect(x: .nan, y: 0, width: .infinity, height: -1)
    drag(2, from: 2)
    view.transform = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    drag(3, from: 3)
    #expect(findings() == [])
  }

  @Test(arguments: [1e308, -1e308, 1e154, .leastNonzeroMagnitude, 9.007e15])
  func `coordinates as large as numbers get give values that are numbers`(size: Double) {
    let scroll = ScrollView(frame: window.bounds)
    scroll.contentSize = Size(width: 1_000, height: 1_000)
    scroll.maximumZoomScale = 4
    let content = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    scroll.addSubview(content)
    window.addSubview(scroll)
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(slider)
    let pan = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    var numbers: [Double] = []
    for recognizer in [pan, pinch, rotation, SwipeGestureRecognizer(), LongPressGestureRecognizer()] {
      content.addGestureRecognizer(recognizer)
      recognizer.addAction { [unowned window] _ in
        let (moved, speed) = (pan.translation(in: window), pan.velocity(in: window))
        numbers += [moved.x, moved.y, speed.x, speed.y, pinch.scale, pinch.velocity]
        numbers += [rotation.rotation, rotation.velocity]
      }
    }
    for finger in 1...2 { send(finger, .began, 50, 50 + Double(finger) * 40, at: 1) }
    send(3, .began, 100, 15, at: 1)
    for step in 1...20 {
      for finger in 1...3 {
        let sign: Double = (finger + step) % 2 == 0 ? 1 : -1
        send(finger, .moved, sign * size, sign * size / 2, at: 1 + Double(step) * 0.008)
      }
    }
    for finger in 1...3 { send(finger, .ended, size, -size, at: 2) }
    window.advance(to: 100)
    numbers.append(Double(slider.value))
    numbers += [scroll.contentOffset.x, scroll.zoomScale]
    #expect((numbers.allSatisfy { $0.isFinite }, findings()) == (true, []))
  }
}
