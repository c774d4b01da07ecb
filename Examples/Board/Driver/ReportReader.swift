/// Reads reports from the serial port: two bytes to begin with, the time in microseconds, the registers, and a checksum.
///
/// The time is when the controller pulled its interrupt line, in four bytes from the lowest on; with all bits set it indicates that
/// a sequence is over. The sum of all bytes after the first two is 0, but for what overflows.
struct ReportReader {
  enum Report {
    /// The registers are there.
    case contacts(microseconds: UInt32)
    /// The sequence is over.
    case end
    /// What came is no report.
    case damaged
  }

  /// The registers of the latest report.
  private(set) var registers = [UInt8](repeating: 0, count: FocalTech.registerCount)

  /// Waits for a report.
  mutating func next(from port: any Port) -> Report {
    guard port.receive(isFirst: true) == 0xA5, port.receive(isFirst: false) == 0x5A else { return damaged(port) }
    var (time, sum): (UInt32, UInt8) = (0, 0)
    for place in 0..<4 {
      guard let byte = port.receive(isFirst: false) else { return .damaged }
      time |= UInt32(byte) << UInt32(8 * place)
      sum &+= byte
    }
    for place in 0..<registers.count {
      guard let byte = port.receive(isFirst: false) else { return .damaged }
      registers[place] = byte
      sum &+= byte
    }
    guard let byte = port.receive(isFirst: false) else { return .damaged }
    guard sum &+ byte == 0 else { return damaged(port) }
    return time == .max ? .end : .contacts(microseconds: time)
  }

  /// Skips what comes until the line is quiet.
  private func damaged(_ port: any Port) -> Report {
    while port.receive(isFirst: false) != nil {}
    return .damaged
  }
}
