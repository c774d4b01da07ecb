import Touchstone

/// A card that one finger moves, and two fingers turn and stretch at the same time; a double tap puts it back.
final class Card: View, GestureRecognizerDelegate {
  private let home: Point
  private(set) var colour = 0

  override init(frame: Rect) {
    home = Point(x: frame.midX, y: frame.midY)
    super.init(frame: frame)
    isMultipleTouchEnabled = true

    // Embedded Swift has no other `unowned` than the unsafe one; a closure does not outlive the card that it belongs to.
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned(unsafe) self] in
      center += $0.translation(in: superview)
      $0.setTranslation(.zero, in: superview)
      tell($0, "pan")
    }
    let pinch = PinchGestureRecognizer()
    pinch.addAction { [unowned(unsafe) self] in
      transform = transform.scaledBy(x: $0.scale, y: $0.scale)
      $0.scale = 1
      tell($0, "pinch")
    }
    let rotation = RotationGestureRecognizer()
    rotation.addAction { [unowned(unsafe) self] in
      transform = transform.rotated(by: $0.rotation)
      $0.rotation = 0
      tell($0, "rotation")
    }
    for recognizer in [pan, pinch, rotation] as [GestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }

    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.addAction { [unowned(unsafe) self] _ in
      center = home
      transform = .identity
      print("card: double tap, back home")
    }
    let single = TapGestureRecognizer()
    single.require(toFail: double)
    single.addAction { [unowned(unsafe) self] _ in
      colour = (colour + 1) % 4
      print("card: tap, colour \(colour)")
    }
    addGestureRecognizer(double)
    addGestureRecognizer(single)
  }

  // Moving, stretching and turning go together.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { gestureRecognizer.view === other.view }

  private func tell(_ recognizer: GestureRecognizer, _ name: StaticString) {
    switch recognizer.state {
    case .began: print("card: \(name) began")
    case .ended: print("card: \(name) ended")
    case .cancelled: print("card: \(name) cancelled")
    default: break
    }
  }
}
