import Foundation

/// A line at the end of a terminal that shows what a command is doing, from its second second on.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let write: (String) -> Void
  private var text: String?
  private var start: Double?
  private var isShown = false

  /// Makes a line that is written by `write`, without a line break.
  init(write: @escaping (String) -> Void) { self.write = write }

  /// Shows what is being done now.
  func show(_ text: String) {
    lock.withLock { self.text = text }
  }

  /// Writes the line, if the first call is a second or more ago.
  func tick(at time: Double) {
    lock.withLock {
      guard let text else { return }
      let since = start ?? time
      start = since
      guard time - since >= 1 else { return }
      write("\r\u{1B}[K\(text) (\(Int(time - since)) s)")
      isShown = true
    }
  }

  /// Removes the line, before something else is written.
  func clear() {
    lock.withLock {
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
