import Glibc

/// Standard input and output instead of the board's serial port; time passes without waiting.
final class StandardPort: Port {
  private var output: [UInt8] = []

  func ask() {
    output += "?\n".utf8
    flush()
  }

  func receive(isFirst: Bool) -> UInt8? {
    var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, isFirst ? -1 : 250) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(0, &byte, 1) == 1 else { exit(0) }
    return byte
  }

  func transmit(_ byte: UInt8) { output.append(byte) }
  func waitForTick() {}
  func measure(_ perform: () -> Work) { _ = perform() }

  func finish() {
    output += "# end\n".utf8
    flush()
  }

  private func flush() {
    var rest = output[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(1) }
      rest = rest.dropFirst(count)
    }
    output.removeAll(keepingCapacity: true)
  }
}

@main
struct Main {
  static func main() {
    let port = StandardPort()
    while true {
      var rig = Rig(port: port)
      rig.play()
    }
  }
}
