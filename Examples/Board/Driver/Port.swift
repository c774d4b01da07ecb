/// What a machine has for the panel: a serial port, a timer, and gauges.
protocol Port: AnyObject {
  /// Says that a report may come. A line without handshakes loses what comes while it is not read.
  func ask()
  /// Returns the next byte; `nil` when none came for a quarter of a second, unless it is the first of a report.
  func receive(isFirst: Bool) -> UInt8?
  /// Writes a byte.
  func transmit(_ byte: UInt8)
  /// Waits for the next tick of the timer, of which there are sixty a second.
  func waitForTick()
  /// Performs work of the engine, which returns what it was, and takes note of what it took where the machine can tell.
  func measure(_ perform: () -> Work)
  /// Says that a sequence is over.
  func finish()
}

/// What is measured.
enum Work {
  /// A report in which so many contacts are down and nothing but moves, and no gesture begins.
  case moves(Int)
  /// Another report.
  case contacts
  /// A tick of the timer.
  case tick
}
