import TouchViews

/// Finds views of unknown classes that keep touches to themselves.
///
/// A view that calls `super` in a touch method is followed at once by its next responder in the trace (RF-1); one that
/// does not is followed by anything else.
struct SessionForwarding {
  private let kinds: SessionKinds
  private let names: SessionNames
  /// The view of an unknown class that was called last, as long as nothing followed.
  private var told: (view: View, phase: TouchPhase)?
  private var consumers: [String] = []

  init(_ kinds: SessionKinds, _ names: SessionNames) {
    self.kinds = kinds
    self.names = names
  }

  /// Takes a record, the one directly after the last; returns what a file cannot say of it, if anything.
  mutating func watch(_ record: TraceRecord) -> String? {
    let last = told
    told = nil
    guard case .responder(let responder, let phase, let touches) = record else {
      if let last { consumes(last.view) }
      return nil
    }
    if let last, last.view.next !== responder || last.phase != phase { consumes(last.view) }
    if let view = responder as? View, kinds.isUnknown(view), view.next != nil { told = (view, phase) }
    guard phase == .began, let chain = touches.first?.view?.responderChain, !chain.contains(where: { $0 === responder })
    else { return nil }
    let name = names.name(of: responder)
    return "\(name) received touches of another view by a call in code, which a recorder does not write"
  }

  /// Takes note that nothing follows.
  mutating func finish() {
    if let told { consumes(told.view) }
    told = nil
  }

  /// Returns whether a view kept touches to itself.
  func keepsTouches(_ view: String) -> Bool { consumers.has(view) }

  private mutating func consumes(_ view: View) {
    let name = names.name(of: view as any TouchNode)
    if !consumers.has(name) { consumers.append(name) }
  }
}
