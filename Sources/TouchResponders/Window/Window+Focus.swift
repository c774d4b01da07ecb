public import TouchCore

extension Window: FocusHost {
  /// The responder that presses, motions and actions without a target go to first, if there is one (FR-3).
  public final var firstResponder: (any Responder)? { holder }

  /// Makes a responder in this window first; answers whether it is now (FR-2).
  ///
  /// The present one is asked to resign before the new one is asked whether it can become first.
  public final func makeFirstResponder(_ responder: any Responder) -> Bool {
    let answer = handOver(to: responder)
    context.trace?.record(.becomeFirstResponder(responder, answer))
    return answer
  }

  /// Lets a responder stop being first, unless it says that it cannot; answers whether it is not any longer (FR-2).
  public final func resignFirstResponder(_ responder: any Responder) -> Bool {
    let answer = holder !== responder || canResign(responder)
    if answer, holder === responder { holder = nil }
    record(responder, answer)
    return answer
  }

  /// Ends the first responder when its view is a node that leaves or is hidden, or in it, whatever it says (FR-4).
  final func endFocus(in node: any TouchNode) {
    guard let holder, place(of: holder).isInside(node) else { return }
    endFocus(of: holder)
  }

  /// Ends a first responder, whatever it says.
  final func endFocus(of responder: any Responder) {
    guard holder === responder else { return }
    _ = ask(responder)
    if holder === responder { holder = nil }
  }

  /// The view at which a responder is: itself, a controller's view, or the next view up its chain.
  final func place(of responder: any Responder) -> View {
    var candidate: (any Responder)? = responder
    var steps = 0
    while let current = candidate, steps < Self.longestSearch {
      if let view = current.asView ?? (current as? ViewController)?.viewIfLoaded { return view }
      candidate = current.next
      steps += 1
    }
    return self
  }

  /// How many objects that are no views a search for a view passes before it counts as a circle (RC-7).
  private static var longestSearch: Int { 1_000 }

  private func handOver(to responder: any Responder) -> Bool {
    if holder === responder { return true }
    guard responder.focusHost === self else { return false }
    if let holder, !ask(holder) { return false }
    // The hooks are the application's code: another responder may have become first in them.
    if let holder { return holder === responder }
    let canBecome = responder.asView.flatMap { $0.script?.canBecomeFirstResponder($0) }
    guard canBecome ?? responder.canBecomeFirstResponder else { return false }
    if let holder { return holder === responder }
    guard responder.focusHost === self else { return false }
    holder = responder
    return true
  }

  /// Calls a first responder's `resignFirstResponder`, which may be overridden without `super`.
  private func ask(_ responder: any Responder) -> Bool {
    let records = resignRecords
    let answer = responder.resignFirstResponder()
    if resignRecords == records { record(responder, answer) }
    if answer, holder === responder { holder = nil }
    return answer
  }

  private func canResign(_ responder: any Responder) -> Bool {
    let scripted = responder.asView.flatMap { $0.script?.canResignFirstResponder($0) }
    return scripted ?? responder.canResignFirstResponder
  }

  private func record(_ responder: any Responder, _ answer: Bool) {
    resignRecords &+= 1
    context.trace?.record(.resignFirstResponder(responder, answer))
  }
}
