import TouchDiagnostics
public import TouchGestures

/// Reports every way in which a kind of recognizer breaks the contract of recognizers, on a node of its own.
///
/// Pass a closure that makes the recognizer, configured as you use it, and the context whose settings and rules it needs.
public func checkRecognizer(
  in context: TouchContext = TouchContext(), make: () -> any GestureRecognizing
) -> [Finding] {
  let root = ProbeNode(Rect(x: 0, y: 0, width: 800, height: 800))
  let node = ProbeNode(Rect(x: 200, y: 200, width: 400, height: 400))
  root.add(node)
  let dispatcher = TouchDispatcher(context: context, root: root)
  let recognizer = make()
  node.addGestureRecognizer(recognizer)
  defer { node.removeGestureRecognizer(recognizer) }
  return checkRecognizer(recognizer, host: dispatcher)
}

/// Reports every way in which a recognizer that is attached to a node of a host's tree breaks its contract.
///
/// Some twenty situations are played twice each: taps, drags, extra fingers, cancels, interruptions, switching off and
/// removal. Found are requests for states that the table does not allow (GS-4), discrete recognizers that act more than
/// once (GA-6), recognizers that are not possible again when all fingers are up and all deadlines past (GR-1), that
/// never let a node receive the end of a touch (GR-3), or that remember something of an earlier attempt. The node should
/// be at least 120 points in size and nothing else should act on it. The trace sink and the diagnostics hook of the
/// host are put back at the end, and so is the recognizer's place on its node.
public func checkRecognizer(_ recognizer: any GestureRecognizing, host: any TouchHost) -> [Finding] {
  guard let node = recognizer.node else {
    return [Finding("the recognizer", "GC-11", "is attached to no node, so it gets no touches")]
  }
  let check = RecognizerCheck(recognizer, node, host)
  check.run()
  return check.findings
}

/// Plays the situations and watches one recognizer.
private final class RecognizerCheck {
  let recognizer: any GestureRecognizing
  let node: any TouchNode
  let driver: TouchDriver
  let watch: RecognizerWatch
  let balance: TouchBalance
  private(set) var findings: [Finding] = []

  init(_ recognizer: any GestureRecognizing, _ node: any TouchNode, _ host: any TouchHost) {
    self.recognizer = recognizer
    self.node = node
    driver = TouchDriver(host: host)
    watch = RecognizerWatch(recognizer)
    var others: [any TraceSink] = [watch]
    if let set = host.context.trace { others.append(set) }
    balance = TouchBalance(names: TouchNames(), others: others)
    balance.names.name(node, "the node")
  }

  func run() {
    let context = driver.host.context
    let trace = context.trace
    let diagnostics = context.diagnostics
    context.trace = balance
    context.diagnostics = { [watch] diagnostic in
      watch.take(diagnostic)
      diagnostics?(diagnostic)
    }
    for script in FingerScript.all + interventions { play(script) }
    context.trace = trace
    context.diagnostics = diagnostics
    findings = (findings + watch.findings + balance.findings).onePerFault
    if watch.hasReceived == false {
      report("any situation", "GC-1", "receives no touches in the middle of its node")
    }
  }

  private func play(_ script: FingerScript) {
    guard let first = playOnce(script), let second = playOnce(script) else { return }
    if !first.utf8.elementsEqual(second.utf8) {
      report(
        script.name, "GR-1", "remembers an earlier attempt: \"\(first)\" the first time, then \"\(second)\"")
    }
  }

  /// Plays a situation until nothing waits; returns the states that the recognizer went through, `nil` if it got stuck.
  private func playOnce(_ script: FingerScript) -> String? {
    watch.situation = script.name
    balance.situation = script.name
    script.play(driver, middle(of: node))
    if !driver.settle() { report(script.name, "R-5", "asks for deadlines without end") }
    let state = recognizer.state
    if state != .possible {
      report(
        script.name, "GR-1",
        "is left in state \(state.word) when nothing is down and nothing waits: assign ended, cancelled or failed")
    } else if recognizer.numberOfTouches != 0 {
      report(script.name, "GL-1", "still tracks \(recognizer.numberOfTouches) touches")
    }
    // What else is wrong after that follows from it.
    if state == .possible { balance.close() } else { setBack() }
    balance.forget()
    // Long enough that the next attempt is none of its taps.
    driver.advance(by: 2)
    let states = watch.takeStates()
    return state == .possible ? states : nil
  }

  /// Ends an attempt that got stuck, so that the next situation is not about it, too.
  private func setBack() {
    let all = node.attachedGestureRecognizers
    node.removeGestureRecognizer(recognizer)
    node.addGestureRecognizer(recognizer)
    node.attachedGestureRecognizers = all
  }

  private func report(_ situation: String, _ rule: String, _ what: String) {
    findings.append(Finding("the recognizer, " + situation, rule, what))
  }

  /// What a program may do to a recognizer during a gesture (GR-6, GR-7).
  private var interventions: [FingerScript] {
    let recognizer = recognizer
    func duringDrag(_ name: String, _ intervene: @escaping () -> Void) -> FingerScript {
      FingerScript(name: name) { driver, place in
        driver.down(at: place)
        for step in 1...8 {
          driver.advance(by: 0.02)
          driver.move(to: place + Point(x: 8 * Double(step), y: 0))
          if step == 5 { intervene() }
        }
        driver.up()
      }
    }
    return [
      duringDrag("switched off and on during a drag") {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      },
      duringDrag("removed and added again during a drag") { self.setBack() },
    ]
  }
}
