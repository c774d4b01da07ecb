/// Runs the recognizers of a context: which of them get a touch, which may act, and which are reset.
///
/// The seam is sealed: one class conforms, `GestureEnvironment`, and a context has at most one. It comes with the first
/// recognizer that a touch, a pointer or a wheel reaches, see ``GestureRecognizing/installArbitration(in:)``. The dispatcher
/// calls the steps of an event (EO-1 to EO-9), one method each; what it changes of the views' side it asks of the
/// context's ``TouchDeliverer``.
package protocol GestureArbitrating: AnyObject {
  /// Whether a recognizer has something of an attempt of which nothing was decided yet.
  var areUndecided: Bool { get }
  /// Whether no recognizer has anything of an attempt.
  var isIdle: Bool { get }
  /// Sets back all recognizers, without any action: their dispatcher goes, and perhaps what their closures refer to.
  func resetAll()
  /// EO-1: sets back recognizers that never decided, before a finger lands where none is (GR-3).
  func resetForgotten()
  /// EO-2: offers the new touches of an event to the recognizers of the hit node and its ancestors.
  func offer(_ touches: [Touch], _ event: TouchEvent)
  /// EO-3: delivers touches to each recognizer and notes which ones it delays.
  func hand(_ touches: [Touch], _ event: TouchEvent)
  /// EO-4: decides what was assigned.
  func decide()
  /// EO-5: sends each decided recognizer's actions and cancels its touches in views; then releases delayed touches.
  func act(_ event: TouchEvent?)
  /// Calls the handler of a deadline, which may be a recognizer in its attempt; any handler directly by default.
  func deadlineReached(_ handler: any DeadlineHandler, _ tag: Int, at time: Timestamp)
  /// EO-7: resets the recognizers that are finished.
  func resetGroups()
  /// Unbinds a touch after its last delivery (TB-13).
  func touchDidFinish(_ touch: Touch)
  /// Stops the recognizers of nodes that are about to leave the tree (R-16, GR-7).
  func nodeWillLeave(_ node: any TouchNode)
  /// Sets back the recognizers of such nodes that are still on the list, after the update that follows.
  func resetRecognizers(in node: any TouchNode)
  /// Breaks off what pointers and trackpads move, after every touch was cancelled (TB-12).
  func interrupt()
  /// Reports a pointer without contact that is over a node, or over none (HO-1).
  func hover(_ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?)
  /// Offers a movement of a wheel or trackpad over a node.
  func scroll(_ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode)
  /// Notifies a touch's recognizers of corrected properties of one of its reports (TP-9).
  func estimatesWereUpdated(_ shown: Touch, of touch: Touch)
  /// Returns the recognizers that receive a touch, from the hit node outwards (TB-14).
  func recognizers(of touch: Touch) -> [any GestureRecognizing]
}

extension GestureArbitrating {
  package func deadlineReached(_ handler: any DeadlineHandler, _ tag: Int, at time: Timestamp) {
    handler.deadlineReached(tag, at: time)
  }
}
