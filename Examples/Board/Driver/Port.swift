/// What a machine has for the panel: a serial port, a timer, and gauges.
protocol Port: AnyObject {
  /// Signals that a report may be sent. A line without handshakes loses what arrives while it is not read.
  func ask()
  /// Returns the next byte; `nil` when none came for a quarter of a second, unless it is the first of a report.
  func receive(isFirst: Bool) -> UInt8?
  /// Writes a byte.
  func transmit(_ byte: UInt8)
  /// Waits for the next tick of the timer, of which there are sixty a second.
  func waitForTick()
  /// Performs work of the engine, which returns what it was, and takes note of what it took where the machine can tell.
  func measure(_ perform: () -> Work)
  /// Signals that a sequence is over.
  func finish()
}

/// What is measured.
enum Work {
  /// A report in which this many contacts are down and only move, and no gesture begins.
  case moves(Int)
  /// Another report.
  case contacts
  /// A tick of the timer.
  case tick
}
