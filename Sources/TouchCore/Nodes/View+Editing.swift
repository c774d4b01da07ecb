extension View {
  /// Ends the status of a first responder in this view, asked or forced; returns whether one resigned (XI-1).
  final func endFocusInside(_ force: Bool) -> Bool {
    guard let host = focusHost, let responder = host.firstResponder,
      Self.place(of: responder)?.isBelow(self) ?? false
    else { return false }
    guard force else { return responder.resignFirstResponder() }
    host.endFirstResponder(responder)
    return host.firstResponder !== responder
  }

  /// The view that a responder is or belongs to; `nil` when there is none up its chain.
  private static func place(of responder: any Responder) -> View? {
    var candidate: (any Responder)? = responder
    var steps = 0
    while let current = candidate, steps < ResponderForwarding.deepestOverrides {
      if let view = current.asView { return view }
      candidate = current.next
      steps += 1
    }
    return nil
  }
}
