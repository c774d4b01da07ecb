import TouchGestures

/// Brings reports and time to the panel: one `send` a report, and `advance(to:)` with the ticks of a timer.
///
/// While something is to happen by itself, the time of a report is waited for. So what a log holds depends on the reports alone,
/// and not on the speed of the line or the machine.
struct Rig {
  private let port: any Port
  private let panel: Panel
  private var reader = ReportReader()
  private var driver = FocalTech(size: Panel.size)
  private var ticks = 0

  init(port: any Port) {
    self.port = port
    panel = Panel(log: PanelLog { [unowned(unsafe) port] in port.transmit($0) })
  }

  /// Plays one sequence, to its end.
  mutating func play() {
    while true {
      port.ask()
      switch reader.next(from: port) {
      case .contacts(let microseconds): take(at: Double(microseconds) / 1_000_000)
      case .damaged: breakOff(because: "a damaged report")
      case .end:
        // What still moves has half a minute to come to rest.
        elapse(to: panel.dispatcher.context.now + 30)
        panel.note("panel", panel.dispatcher.isIdle ? "idle" : "not idle")
        return port.finish()
      }
    }
  }

  private mutating func take(at time: Timestamp) {
    elapse(to: time)
    let (count, begun) = (driver.count, panel.begun)
    if let fault = driver.decode(reader.registers, at: time) { return breakOff(because: fault.word) }
    guard !driver.samples.isEmpty else { return }
    let isMove = driver.samples.allSatisfy { $0.phase == .moved } && driver.count == count
    port.measure {
      panel.dispatcher.send(driver.samples)
      return isMove && panel.begun == begun ? .moves(driver.count) : .contacts
    }
  }

  /// Lets time pass, as far as anything waits for it.
  private mutating func elapse(to end: Timestamp) {
    let (dispatcher, now) = (panel.dispatcher, panel.dispatcher.context.now)
    if Double(ticks) / 60 <= now { ticks = Int(now * 60) }
    while dispatcher.context.isAnimating || dispatcher.nextDeadline != nil {
      let time = Double(ticks + 1) / 60
      guard time <= end else { return }
      ticks += 1
      port.waitForTick()
      if dispatcher.context.isAnimating || (dispatcher.nextDeadline ?? .infinity) <= time {
        port.measure {
          dispatcher.advance(to: time)
          return .tick
        }
      }
    }
  }

  /// Writes down what is wrong, and ends the touches: with the next finger after the last has left, another sequence begins.
  private mutating func breakOff(because fault: StaticString) {
    panel.note("fault", fault)
    driver.drop()
    panel.dispatcher.cancelAllTouches(at: panel.dispatcher.context.now)
  }
}
