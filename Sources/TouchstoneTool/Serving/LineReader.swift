import Foundation

/// Reads lines from a descriptor, waiting for them or taking what is there; a line that is too long is not kept.
final class LineReader {
  /// What comes next.
  enum Line: Equatable {
    /// A line, without its end.
    case text([UInt8])
    /// A line of more bytes than are allowed.
    case tooLong
    /// There is nothing more.
    case end
  }

  /// How many bytes a line may have: 16 MB.
  static let mostBytes = 16_000_000

  private let descriptor: Int32
  private var lines: [Line] = []
  /// The bytes of the line that has begun.
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var hasEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line, when it has come.
  func next() -> Line {
    while lines.isEmpty {
      guard !hasEnded else { return .end }
      read()
    }
    return lines.removeFirst()
  }

  /// Returns the lines that are there, without waiting; they are read only once.
  func available() -> [Line] {
    while !hasEnded, isReadable { read() }
    defer { lines = [] }
    return lines
  }

  /// Puts lines back, before all others.
  func putBack(_ lines: [Line]) { self.lines.insert(contentsOf: lines, at: 0) }

  private var isReadable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  private func read() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      hasEnded = true
      if !rest.isEmpty || isTooLong { endLine() }
      return
    }
    for part in chunk[..<count].split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { endLine() }
      if rest.count + part.element.count > Self.mostBytes { isTooLong = true }
      if isTooLong { rest = [] } else { rest += part.element }
    }
  }

  private func endLine() {
    lines.append(isTooLong ? .tooLong : .text(rest))
    (rest, isTooLong) = ([], false)
  }
}
