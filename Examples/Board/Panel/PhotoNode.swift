import TouchGestures
import TouchPan
import TouchPinch
import TouchRotation
import TouchTap

/// A photo that two fingers enlarge and turn while they, or one, move it; two taps put it back.
final class PhotoNode: PanelNode, GestureRecognizerDelegate {
  /// Called after each action of a recognizer with what did it.
  var onChange: ((StaticString, GestureState) -> Void)?

  private let home: Point

  override init(frame: Rect) {
    home = Point(x: frame.midX, y: frame.midY)
    super.init(frame: frame)
    let pan = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    for recognizer in [pan, pinch, rotation] as [GestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    addGestureRecognizer(tap)

    pan.addAction { [unowned(unsafe) self] pan in
      let step = pan.translation(in: parentNode)
      middle = Point(x: held(middle.x + step.x, 0, Panel.size.width), y: held(middle.y + step.y, 0, Panel.size.height))
      pan.setTranslation(.zero, in: parentNode)
      onChange?("pan", pan.state)
    }
    pinch.addAction { [unowned(unsafe) self] pinch in
      scale = held(scale * pinch.scale, 0.5, 4)
      pinch.scale = 1
      onChange?("pinch", pinch.state)
    }
    rotation.addAction { [unowned(unsafe) self] rotation in
      angle += rotation.rotation
      rotation.rotation = 0
      onChange?("rotation", rotation.state)
    }
    tap.addAction { [unowned(unsafe) self] tap in
      (middle, scale, angle) = (home, 1, 0)
      onChange?("double tap", tap.state)
    }
  }

  override var touchPolicy: TouchPolicy { .multiple }

  /// Returns `true` for the three recognizers that move the photo, which recognize simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.node === self && otherGestureRecognizer.traits.isContinuous
  }

  private func held(_ value: Double, _ least: Double, _ most: Double) -> Double { min(max(value, least), most) }
}
