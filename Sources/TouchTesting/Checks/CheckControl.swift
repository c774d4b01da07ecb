public import TouchEvents

/// Reports every way in which a node that takes touches, such as a control, breaks the contract of responders.
///
/// Some twenty situations are played over the center of the node: taps, drags, several fingers, cancels, interruptions.
/// Found are responders, the node or those above it, that receive a touch in parts: an end without its began, or none
/// at all, as when a class overrides one of the four touch methods without the others (RF-3). Also found are
/// deadlines that never stop, a node that is not reached at all, and control events that don't go together: an end that is
/// sent twice, and a `touchDown` that nothing ends (CT-5), unless `keepsCancels` declares that the control sends nothing when
/// its touch is cancelled, as a stepper (ST-6). With `receivedCalls`, the number of calls that the node has
/// counted so far, the check finds touch methods that a protocol's default hides from the engine. The trace sink of
/// the host is put back at the end.
public func checkControl(
  _ node: any TouchNode, host: any TouchHost, names: TouchNames = TouchNames(), keepsCancels: Bool = false,
  receivedCalls: (() -> Int)? = nil
) -> [Finding] {
  let driver = TouchDriver(host: host)
  let context = host.context
  let trace = context.trace
  let balance = TouchBalance(names: names, others: trace.map { [$0] } ?? [])
  balance.counted = node
  balance.endsCount = !keepsCancels
  context.trace = balance
  defer { context.trace = trace }
  let before = receivedCalls?() ?? 0
  var names = names
  let name = names.text(node)
  var findings: [Finding] = []
  for script in FingerScript.all {
    balance.situation = script.name
    script.play(driver, middle(of: node))
    if !driver.settle() {
      findings.append(Finding(name, "R-5", script.name + " leaves deadlines without end"))
    }
    balance.close()
    driver.advance(by: 2)
  }
  if balance.calls == 0 {
    findings.append(Finding(name, "HT-6", "receives no touch in its middle"))
  } else if let receivedCalls, receivedCalls() - before != balance.calls {
    findings.append(
      Finding(
        name, "RF-1",
        "receives \(receivedCalls() - before) of \(balance.calls) calls: a class above it left a touch method to the default"
      ))
  }
  return (findings + balance.findings).onePerFault
}
