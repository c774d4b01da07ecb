import TouchGestures
import TouchLongPress
import TouchViews

/// What covers a switch and takes its touches, so that the recognizers on it are a descendant's for all others (SI-1).
final class SwitchCover: View {
  let press = SwitchPress()
  let pan = SwitchPan()

  override init(frame: Rect) {
    super.init(frame: frame)
    (press.name, pan.name) = ("press", "pan")
    addGestureRecognizer(press)
    addGestureRecognizer(pan)
  }

  override var isPartOfSuperview: Bool { true }

  /// Returns `true`: the cover has the whole area of the switch.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool { true }
}

/// Recognizes a finger that is down for a moment; further fingers play no part (SI-1).
final class SwitchPress: LongPressGestureRecognizer {
  private var finger: Touch?

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches where touch !== finger {
      guard finger == nil else {
        ignore(touch, for: event)
        continue
      }
      finger = touch
      // A pointer that is the only touch need not wait.
      let isAlone = touch.type == .indirectPointer && event.allTouches?.count ?? 1 == 1
      minimumPressDuration = isAlone ? 0 : SwitchTouch.pressDuration
      (view?.superview as? Switch)?.fingerLanded(touch)
      super.touchesBegan([touch], with: event)
    }
  }

  override func reset() {
    finger = nil
    super.reset()
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view && super.canBePrevented(by: preventingGestureRecognizer)
  }
}

/// Begins with the first move of a finger, however small, and so keeps other recognizers from it (SI-1, SI-5).
final class SwitchPan: GestureRecognizer {
  private var finger: Touch?

  override var traits: GestureTraits { GestureTraits(kind: "switchPan", axes: .all, isContinuous: true) }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches where touch !== finger {
      if finger == nil { finger = touch } else { ignore(touch, for: event) }
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible {
      fail(because: GestureReason("SI-1", "the finger lifted before it moved"))
    } else {
      state = .ended
    }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }

  override func reset() { finger = nil }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== view
  }
}
