public import TouchEvents

/// One line of a log: a call or a fact, of a subject, at a time.
public struct LogLine: Sendable, CustomStringConvertible {
  /// The part of the log that it belongs to.
  public var channel: LogChannel
  /// When it happened, in seconds.
  public var time: Timestamp
  /// The object that it is about.
  public var subject: String
  /// What happened, with details.
  public var what: String

  /// The line without its time, as `counts` name it.
  public var untimed: String { subject + " " + what }

  /// The line as files write it: `0.100 tap action recognized`.
  public var description: String { DecimalText.time(time) + " " + untimed }
}
