import TouchTesting
import Touchstone

/// EarlGrey's rig of gestures: 51 recognizers on a grey box and 16 on its window, which write what they recognized.
///
/// As in the original the pan, the pinch and the rotation move the box and count from there.
final class GestureRig {
  let screen: Screen
  let box = View(frame: Rect(x: 92, y: 150, width: 216, height: 196))
  /// What the box recognized last, and where.
  private(set) var gesture = ""
  private(set) var place: Point?
  /// What the window recognized last.
  private(set) var windowGesture = ""

  init() {
    screen = Screen(box)
    // Its box and window take more than one finger, or nothing here with two could come.
    box.isMultipleTouchEnabled = true
    screen.window.isMultipleTouchEnabled = true
    for fingers in 1...4 { addTaps(fingers) }
    for fingers in 1...4 { for taps in 0...3 { addLongPress(fingers, taps) } }
    for fingers in 1...4 { for (name, direction) in Self.directions { addSwipes(fingers, name, direction) } }
    addPan()
    addRotation()
    addPinch()
  }

  static let directions: [(String, SwipeGestureRecognizer.Direction)] = [
    ("left", .left), ("right", .right), ("up", .up), ("down", .down),
  ]

  /// How the labels begin for a number of fingers, and what they call a number of taps.
  static func words(_ fingers: Int) -> String { ["", "two finger ", "three finger ", "four finger "][fingers - 1] }
  static func times(_ taps: Int) -> String { ["single", "double", "triple", "quadruple"][taps - 1] }

  /// How many recognizers there are.
  var count: Int { (box.gestureRecognizers ?? []).count + (screen.window.gestureRecognizers ?? []).count }

  /// Forgets what is on the labels.
  func clear() { (gesture, place, windowGesture) = ("", nil, "") }

  /// A point of the untouched box in the window.
  func at(_ x: Double, _ y: Double) -> Point { box.frame.origin + Point(x: x, y: y) }

  private func addTaps(_ fingers: Int) {
    var previous: TapGestureRecognizer?
    for taps in 1...4 {
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = fingers
      box.addGestureRecognizer(tap)
      previous?.require(toFail: tap)
      previous = tap
      tap.addAction { [unowned self] in
        gesture = Self.words(fingers) + Self.times(taps) + " tap"
        place = $0.location(in: box)
      }
    }
  }

  private func addLongPress(_ fingers: Int, _ taps: Int) {
    let press = LongPressGestureRecognizer()
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = fingers
    box.addGestureRecognizer(press)
    press.addAction { [unowned self] _ in gesture = Self.words(fingers) + Self.times(taps + 1) + " long press" }
  }

  private func addSwipes(_ fingers: Int, _ name: String, _ direction: SwipeGestureRecognizer.Direction) {
    let (own, windows) = (SwipeGestureRecognizer(), SwipeGestureRecognizer())
    for swipe in [own, windows] {
      swipe.numberOfTouchesRequired = fingers
      swipe.direction = direction
    }
    box.addGestureRecognizer(own)
    screen.window.addGestureRecognizer(windows)
    own.addAction { [unowned self] in
      gesture = Self.words(fingers) + "swipe " + name
      place = $0.location(in: box)
    }
    windows.addAction { [unowned self] _ in windowGesture = "swipe " + name + " on window" }
  }

  private func addPan() {
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    box.addGestureRecognizer(pan)
    pan.addAction { [unowned self] in
      if $0.numberOfTouches >= 2 { gesture = Self.words($0.numberOfTouches) + "pan" }
      guard $0.state == .began || $0.state == .changed else { return }
      let moved = $0.translation(in: box)
      box.transform = box.transform.translatedBy(x: moved.x, y: moved.y)
      $0.setTranslation(.zero, in: box)
    }
  }

  private func addRotation() {
    let rotation = RotationGestureRecognizer()
    box.addGestureRecognizer(rotation)
    rotation.addAction { [unowned self] in
      if $0.rotation != 0 { gesture = $0.rotation > 0 ? "rotate clockwise" : "rotate counterclockwise" }
      guard $0.state == .began || $0.state == .changed else { return }
      box.transform = box.transform.rotated(by: $0.rotation)
      $0.rotation = 0
    }
  }

  private func addPinch() {
    let pinch = PinchGestureRecognizer()
    box.addGestureRecognizer(pinch)
    pinch.addAction { [unowned self] in
      if $0.scale != 1 { gesture = $0.scale > 1 ? "pinch out" : "pinch in" }
      guard $0.state == .began || $0.state == .changed else { return }
      box.transform = box.transform.scaledBy(x: $0.scale, y: $0.scale)
      $0.scale = 1
    }
  }
}
