public import TouchCore

extension Window: FocusHost {
  /// The responder that presses, motions and actions without a target go to first; `nil` when there is none (FR-3).
  public final var firstResponder: (any Responder)? { holder }

  /// Makes a responder in this window first; returns whether it is first now (FR-2).
  ///
  /// The present one is asked to resign before the new one is asked whether it can become first.
  public final func makeFirstResponder(_ responder: any Responder) -> Bool {
    let answer = handOver(to: responder)
    context.trace?.record(.becomeFirstResponder(responder, answer))
    return answer
  }

  /// Makes a responder stop being first unless it refuses; returns whether it stopped (FR-2).
  public final func resignFirstResponder(_ responder: any Responder) -> Bool {
    let answer = holder !== responder || canResign(responder)
    if answer, holder === responder { holder = nil }
    record(responder, answer)
    return answer
  }

  /// Ends the status of a first responder whose view is, or is in, a node that leaves or is hidden (FR-4).
  final func endFocus(in node: any TouchNode) {
    guard let holder, place(of: holder).isInside(node) else { return }
    endFocus(of: holder)
  }

  /// Ends the status of a first responder, even if it refuses.
  final func endFocus(of responder: any Responder) {
    guard holder === responder else { return }
    _ = ask(responder)
    if holder === responder { holder = nil }
  }

  /// Returns the view that a responder belongs to: itself, a controller's view, or the next view up its chain.
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

  /// The most objects other than views that a search for a view passes; more count as a cycle (RC-7).
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
