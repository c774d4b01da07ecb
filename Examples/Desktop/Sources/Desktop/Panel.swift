import Foundation
import Touchstone

/// Six controls, a list and a photo.
final class Panel: View {
  /// Called when the user leaves, by the key Escape.
  var onQuit: () -> Void = {}
  private let slider = PaintedSlider(frame: Rect(x: 30, y: 130, width: 240, height: 44))
  private let list = ScrollView(frame: Rect(x: 310, y: 20, width: 300, height: 200))

  override init(frame: Rect) {
    super.init(frame: frame)
    addControls()
    addList()
    let photo = Photo(frame: Rect(x: 340, y: 280, width: 180, height: 120))
    addSubview(photo)
  }

  private func addControls() {
    let button = PaintedButton(frame: Rect(x: 30, y: 20, width: 120, height: 44))
    button.addAction(for: .touchUpInside) { _ in say("button: pressed") }
    let toggle = PaintedSwitch(frame: Rect(x: 190, y: 26, width: 51, height: 31))
    toggle.addAction(for: .valueChanged) { [unowned toggle] _ in
      say("switch: \(toggle.isOn ? "on" : "off")")
    }
    slider.maximumValue = 100
    slider.value = 40
    slider.addAction(for: .valueChanged) { [unowned slider] _ in say("slider: \(Int(slider.value))")
    }
    let stepper = PaintedStepper(frame: Rect(x: 30, y: 210, width: 94, height: 32))
    stepper.addAction(for: .valueChanged) { [unowned stepper] _ in
      say("stepper: \(Int(stepper.value))")
    }
    let segments = PaintedSegments(items: ["one", "two", "three"])
    segments.frame = Rect(x: 30, y: 290, width: 240, height: 32)
    segments.selectedSegmentIndex = 0
    segments.addAction(for: .valueChanged) { [unowned segments] _ in
      say("segments: \(segments.selectedSegmentIndex)")
    }
    let pages = PaintedPages(frame: Rect(x: 30, y: 370, width: 240, height: 44))
    pages.numberOfPages = 5
    pages.addAction(for: .valueChanged) { [unowned pages] _ in say("pages: \(pages.currentPage)") }
    for control in [button, toggle, slider, stepper, segments, pages] as [View] {
      addSubview(control)
    }
  }

  private func addList() {
    list.contentSize = Size(width: 300, height: 40 * 50)
    for row in 0..<50 {
      list.addSubview(Row(frame: Rect(x: 0, y: Double(row) * 40, width: 300, height: 39)))
    }
    addSubview(list)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    for press in presses {
      switch press.type {
      case .leftArrow: slider.value -= 5
      case .rightArrow: slider.value += 5
      case .upArrow: scroll(by: -120)
      case .downArrow: scroll(by: 120)
      case .menu: onQuit()
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  private func scroll(by distance: Double) {
    let end = max(0, list.contentSize.height - list.bounds.height)
    let y = min(max(0, list.contentOffset.y + distance), end)
    list.setContentOffset(Point(x: 0, y: y), animated: true)
  }
}

/// A picture that one finger moves, and two fingers turn and stretch at the same time.
final class Photo: View, Painted, GestureRecognizerDelegate {
  override init(frame: Rect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned self] pan in
      center += pan.translation(in: superview)
      pan.setTranslation(.zero, in: superview)
      if pan.state == .ended { say("photo: moved") }
    }
    let pinch = PinchGestureRecognizer()
    pinch.addAction { [unowned self] pinch in
      transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
      if pinch.state == .ended { say("photo: \(Int((stretch * 100).rounded())) % of its size") }
    }
    let rotation = RotationGestureRecognizer()
    rotation.addAction { [unowned self] rotation in
      transform = transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
      if rotation.state == .ended { say("photo: turned by \(Int((turn * 180 / .pi).rounded()))°") }
    }
    for recognizer in [pan, pinch, rotation] as [GestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  private var stretch: Double { (transform.a * transform.a + transform.b * transform.b).squareRoot() }
  private var turn: Double { atan2(transform.b, transform.a) }

  // Moving, stretching and turning go together.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { gestureRecognizer.view === other.view }

  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, Colour(255, 255, 255))
    let sky = bounds.insetBy(dx: 8, dy: 8)
    canvas.fill(sky, Colour(120, 180, 240))
    canvas.fill(
      Rect(x: sky.minX, y: sky.midY, width: sky.width, height: sky.height / 2), Colour(90, 160, 90))
    canvas.fill(
      Rect(x: sky.maxX - 40, y: sky.minY + 10, width: 24, height: 24), Colour(255, 210, 80))
  }
}

/// One row of the list.
final class Row: View, Painted {
  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, Colour(255, 255, 255))
    let number = Int(frame.minY / 40)
    canvas.fill(Rect(x: 12, y: 12, width: 16, height: 16), Colour(UInt8(60 + number * 3), 110, 200))
    canvas.fill(
      Rect(x: 40, y: 17, width: 60 + Double(number * 37 % 180), height: 6), Colour(160, 160, 170))
  }
}
