import TouchResponders

extension View {
  /// Ends the status of a first responder in this view, asked or forced; returns whether one resigned (XI-1).
  final func endFocusInside(_ force: Bool) -> Bool {
    guard let host = focusHost, let responder = host.firstResponder else { return false }
    let near = responder.chain.prefix(ResponderForwarding.deepestOverrides)
    guard near.lazy.compactMap({ $0 as? View }).first?.isBelow(self) ?? false else { return false }
    guard force else { return responder.resignFirstResponder() }
    host.endFirstResponder(responder)
    return host.firstResponder !== responder
  }
}
