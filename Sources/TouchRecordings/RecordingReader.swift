package import TouchDevices
public import TouchScenarios

/// Reads recordings of touch devices for scenarios, from wherever the caller keeps them.
///
/// ```swift
/// let recordings = RecordingReader(bytes: { path throws(DocumentError) in try bytes(of: path) }, names: { names(in: $0) })
/// let runner = ScenarioRunner(registry: registry, recordings: recordings.source { path, scenario in folder + path })
/// ```
public struct RecordingReader {
  private let bytes: (String) throws(DocumentError) -> [UInt8]
  private let names: (String) -> [String]
  /// How many units a panel has whose recording holds no ranges.
  package var missingRange: Size?

  /// Creates a reader of two closures: the bytes of a file by its path, and the names of a folder's files, in any
  /// order.
  public init(
    bytes: @escaping (String) throws(DocumentError) -> [UInt8], names: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// Reads a recording by its path, with its description from beside it where it holds none.
  public func recording(atPath path: String) throws(DocumentError) -> EvemuRecording {
    let events = try bytes(path)
    guard try EvemuRecording.needsDescription(events, file: path), let other = description(besides: path) else {
      return try EvemuRecording(parsing: events, file: path, range: missingRange)
    }
    return try EvemuRecording(parsing: events, file: path, description: bytes(other), descriptionFile: other)
  }

  /// Returns what a scenario runner asks for recordings; `locate` finds the path of one that a scenario's file names.
  public func source(locating locate: @escaping (_ path: String, _ file: String) -> String) -> RecordingSource {
    { path, file, size throws(DocumentError) in
      try recording(atPath: locate(path, file)).events(mappedTo: size)
    }
  }

  // MARK: Descriptions

  private static let endings = [".desc", ".device", ".prop"]

  /// Returns the path of the file with the longest name, without its ending, that the recording's name starts with.
  func description(besides path: String) -> String? {
    let bytes = Array(path.utf8)
    let cut = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let folder = String(decoding: bytes[..<cut], as: UTF8.self)
    let name = Array(bytes[cut...])
    var best: (name: String, length: Int, ending: Int)?
    for file in names(folder.isEmpty ? "." : folder) {
      let other = Array(file.utf8)
      guard other != name, let ending = Self.endings.firstIndex(where: { Self.ends(other, in: $0) }) else { continue }
      let length = other.count - Self.endings[ending].utf8.count
      guard length > 0, name.starts(with: other[..<length]) else { continue }
      // Of two endings the first in the list counts: the order of a folder's files is the file system's affair.
      if length > best?.length ?? 0 || length == best?.length && ending < best?.ending ?? 0 {
        best = (file, length, ending)
      }
    }
    return best.map { folder + $0.name }
  }

  private static func ends(_ name: [UInt8], in ending: String) -> Bool {
    name.count >= ending.utf8.count && name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
