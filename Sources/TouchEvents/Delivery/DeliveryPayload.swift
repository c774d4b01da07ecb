/// Delivers what a touch stands for in the arbitration and is not, such as a press.
package protocol DeliveryPayload: AnyObject {
  /// Makes the call of a phase on the responder; the touches are those of one responder.
  func deliver(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?)
}
