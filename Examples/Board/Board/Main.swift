import Machine

/// The machine's serial port, timers and gauges.
final class BoardPort: Port {
  func ask() { serial_ask() }

  func receive(isFirst: Bool) -> UInt8? {
    let byte = serial_receive(isFirst ? 1 : 0)
    return byte < 0 ? nil : UInt8(truncatingIfNeeded: byte)
  }

  func transmit(_ byte: UInt8) { serial_transmit(byte) }

  func waitForTick() { timer_wait() }

  func measure(_ perform: () -> Work) {
    let (start, blocks) = (timer_count(), memory_allocations())
    let work = perform()
    // The counter counts down.
    let (counts, allocations) = (start &- timer_count(), memory_allocations() &- blocks)
    switch work {
    case .contacts: gauge(0, counts, allocations)
    case .moves(let fingers): gauge(UInt32(fingers), counts, allocations)
    case .tick: gauge(6, counts, allocations)
    }
  }

  func finish() { gauges_print() }
}

@main
struct Main {
  static func main() {
    let port = BoardPort()
    while true {
      var rig = Rig(port: port)
      rig.play()
    }
  }
}
