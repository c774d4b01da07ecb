public import TouchGestures

/// Prevents the other recognizers of touches that the content of a scroll view refuses (SC-3, R-22).
///
/// It recognizes when its scroll view makes it, and never by itself. `ScrollView+ContentTouches.swift` decides how long the touches
/// wait, and `TouchDeliverer+Content.swift` of TouchEvents keeps them until then.
public final class ScrollDelayGestureRecognizer: GestureRecognizer {
  private var touchCount = 0
  /// The numbers of refused touches that it was not handed yet: without a delay the content is asked first (SC-6).
  private var refused: [Int] = []

  /// Creates a recognizer that leaves the touches to their views: the scroll view drops them itself.
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Nothing that a control would refuse.
  public override var traits: GestureTraits { GestureTraits(kind: "scrollDelay") }

  func refuse(_ touches: [Touch]) {
    if touchCount > 0 { return recognize() }
    refused = touches.filter { $0.isDown }.map { $0.number }
  }

  private func recognize() { ask(for: .ended, because: GestureReason("SC-3", "the content refused its touch")) }

  public override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    (node as? ScrollView)?.startDelay(of: touches)
    touchCount += touches.count
    if touches.contains(where: { refused.contains($0.number) }) { recognize() }
    refused = []
  }

  public override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { release(touches) }

  public override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { release(touches) }

  private func release(_ touches: [Touch]) {
    touchCount -= touches.count
    if touchCount <= 0 { fail(because: GestureReason("SC-3", "the content did not refuse its touch")) }
  }

  public override func reset() {
    touchCount = 0
    refused = []
  }
}
