import Touchstone

// A subclass of one class of every module, each with an override that counts its calls. Only the umbrella is
// imported.

/// What counts how often the engine called its override.
protocol Counting: AnyObject {
  var calls: Int { get }
}

// MARK: Core, responders, scroll views

final class Sheet: View, Counting {
  var calls = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { calls += 1 }
}

final class MainWindow: Window, Counting {
  var calls = 0
  override func sendEvent(_ event: TouchEvent) {
    calls += 1
    super.sendEvent(event)
  }
}

final class Page: ScrollView, Counting {
  var calls = 0
  override func touchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in view: View) -> Bool {
    calls += 1
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
}

final class Grid: CollectionView, Counting {
  var calls = 0
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []
  ) {
    calls += 1
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
}

// MARK: Recognizers

final class Poke: GestureRecognizer, Counting {
  var calls = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    calls += 1
    state = .failed
  }
}

final class Tap: TapGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class Pan: PanGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class Swipe: SwipeGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class Pinch: PinchGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class Rotation: RotationGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class LongPress: LongPressGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class EdgePan: ScreenEdgePanGestureRecognizer, Counting {
  var calls = 0
  override func reset() {
    calls += 1
    super.reset()
  }
}

final class Hover: HoverGestureRecognizer, Counting {
  var calls = 0
  override func hoverEntered(_ pointer: Touch, with event: TouchEvent) {
    calls += 1
    super.hoverEntered(pointer, with: event)
  }
}

// MARK: Controls

final class Knob: Control, Counting {
  var calls = 0
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls += 1
    return super.beginTracking(touch, with: event)
  }
}

final class Key: Button, Counting {
  var calls = 0
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls += 1
    return super.beginTracking(touch, with: event)
  }
}

final class Toggle: Switch, Counting {
  var calls = 0
  // It is driven otherwise than by tracking (SI-1, SG-1, PC-7).
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }
}

final class Fader: Slider, Counting {
  var calls = 0
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls += 1
    return super.beginTracking(touch, with: event)
  }
}

final class Counter: Stepper, Counting {
  var calls = 0
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls += 1
    return super.beginTracking(touch, with: event)
  }
}

final class Dots: PageControl, Counting {
  var calls = 0
  // It is driven otherwise than by tracking (SI-1, SG-1, PC-7).
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }
}

final class Choice: SegmentedControl, Counting {
  var calls = 0
  // It is driven otherwise than by tracking (SI-1, SG-1, PC-7).
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    calls += 1
    super.touchesBegan(touches, with: event)
  }
}
