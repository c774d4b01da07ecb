import TouchControls
import TouchGestures
import TouchLongPress
import TouchTap

/// Turns pages (PC-1).
final class PageTap: TapGestureRecognizer {
  /// Whether the last finger was a pointer.
  private(set) var isPointer = false

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    isPointer = touches[0].type == .indirectPointer
    super.touchesBegan(touches, with: event)
  }
}

/// Scrubs, from a finger that is held on the dots (PC-3).
final class PagePress: LongPressGestureRecognizer {
  private(set) var isPointer = false

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    isPointer = touches[0].type == .indirectPointer
    super.touchesBegan(touches, with: event)
  }

  override func deadlineReached(_ tag: Int, at time: Timestamp) {
    let platter = (view as? PageControl)?.geometry.platterRect
    guard platter?.contains(location(in: view)) ?? false else {
      return fail(because: GestureReason("PC-3", "the finger is not on the dots"))
    }
    super.deadlineReached(tag, at: time)
  }
}

/// Sends the touch events of one finger; it never begins and keeps no other from beginning (PC-4).
final class PageTouchEvents: GestureRecognizer {
  private var tracking = ControlTracking()
  private var finger: Touch?

  override var traits: GestureTraits { GestureTraits(kind: "controlEvents", isContinuous: true) }

  private var control: PageControl? { view as? PageControl }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches where touch !== finger {
      guard finger == nil, let control else {
        ignore(touch, for: event)
        continue
      }
      finger = touch
      send(tracking.touchesBegan([touch], on: control, countingThoseBelow: true), event)
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let control else { return }
    send(tracking.touchesMoved(touches, on: control, slop: control.trackingSlop), event)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    guard let control else { return }
    send(tracking.touchesEnded(touches, on: control, slop: control.trackingSlop), event)
    fail(because: GestureReason("PC-4", "the finger lifted"))
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    sendCancel()
    state = .failed
  }

  override func reset() { sendCancel() }

  private func sendCancel() {
    let wasTracking = tracking.isTracking
    tracking = ControlTracking()
    finger = nil
    if wasTracking { send(.touchCancel, nil) }
  }

  private func send(_ events: ControlEvents, _ event: TouchEvent?) {
    guard let control else { return }
    events.forEachInSendingOrder { control.sendActions(for: $0, with: event) }
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    !(control?.owns(preventingGestureRecognizer) ?? false)
  }
}
