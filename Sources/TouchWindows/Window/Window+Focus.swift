public import TouchViews

extension Window: FocusHost {
  /// The responder that presses, motions and actions without a target go to first; `nil` when there is none (FR-3).
  public final var firstResponder: (any Responder)? { holder }

  /// Makes a responder in this window first; returns whether it is first now (FR-2).
  ///
  /// The responder is asked whether it can become first before the present one is asked to resign.
  public final func makeFirstResponder(_ responder: any Responder) -> Bool {
    let answer = transferFocus(to: responder)
    context.trace?.record(.becomeFirstResponder(responder, answer))
    return answer
  }

  /// Makes a responder stop being first unless it refuses; returns whether it stopped (FR-6).
  ///
  /// The nearest responder up its chain that can become first does so, unless another one asked for the place.
  public final func resignFirstResponder(_ responder: any Responder) -> Bool {
    let answer = holder === responder && canResign(responder) && holder === responder
    if answer {
      holder = nil
      if leaving !== responder { moveUp(from: responder) }
    }
    if leaving === responder { leaving = nil }
    context.trace?.record(.resignFirstResponder(responder, answer))
    return answer
  }

  /// Ends the status of a first responder whose view is, or is in, a node that leaves; no methods are called (FR-4).
  final func endFocus(in node: any TouchNode) {
    guard let holder, place(of: holder).isInside(node) else { return }
    self.holder = nil
  }

  /// Ends the status of a first responder without asking or notifying anyone (XI-1).
  public final func endFirstResponder(_ responder: any Responder) { endFocus(of: responder) }

  /// Ends the status of a first responder without calling any methods.
  final func endFocus(of responder: any Responder) { if holder === responder { holder = nil } }

  /// Returns the view that a responder belongs to: itself, a controller's view, or the next view up its chain.
  final func place(of responder: any Responder) -> View {
    // Far fewer than a chain may have: a cycle without a view is walked for each view that leaves.
    for current in responder.chain.prefix(ResponderForwarding.deepestOverrides) {
      if let view = (current as? View) ?? (current as? ViewController)?.viewIfLoaded { return view }
    }
    return self
  }

  private func transferFocus(to responder: any Responder) -> Bool {
    if holder === responder { return true }
    guard canBecome(responder) else { return false }
    // The hooks are the application's code: another responder may have become first in them, or this one left.
    if let present = holder, present !== responder {
      if present.focusHost !== self {
        holder = nil
      } else if !resign(present) {
        return false
      }
    }
    if let holder { return holder === responder }
    guard responder.focusHost === self else { return false }
    holder = responder
    return true
  }

  /// Calls the `resignFirstResponder` of the present first responder, which may be overridden without `super`.
  private func resign(_ responder: any Responder) -> Bool {
    let outer = leaving
    leaving = responder
    let answer = responder.resignFirstResponder()
    // An override without `super` answers for itself.
    if leaving === responder { context.trace?.record(.resignFirstResponder(responder, answer)) }
    leaving = outer
    if answer, holder === responder { holder = nil }
    return answer
  }

  /// Offers the status to the nearest responder up the chain that can become first (FR-6).
  private func moveUp(from responder: any Responder) {
    for current in responder.chain.dropFirst() {
      if current === responder { return }
      if canBecome(current) {
        _ = current.becomeFirstResponder()
        return
      }
    }
  }

  private func canBecome(_ responder: any Responder) -> Bool {
    context.ask(.canBecomeFirstResponder, of: responder) { responder.canBecomeFirstResponder }
  }

  private func canResign(_ responder: any Responder) -> Bool {
    context.ask(.canResignFirstResponder, of: responder) { responder.canResignFirstResponder }
  }
}
