import TouchEvents

/// One value that a log shows after a recognizer's action: a name and numbers.
public struct LoggedValue: Sendable {
  /// The name of the value.
  public let name: String
  /// The numbers of the value.
  public let numbers: [Double]

  /// Names numbers for the log.
  public init(_ name: String, _ numbers: [Double]) {
    self.name = name
    self.numbers = numbers
  }
}
