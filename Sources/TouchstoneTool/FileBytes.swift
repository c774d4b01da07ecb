import Foundation
import TouchConformance
import TouchRecordings
import TouchScenarios

/// Reads the bytes of files, never more than a document may hold.
enum FileBytes {
  /// The path that stands for standard input.
  static let standardInput = "-"

  /// Returns the name of a path in an error.
  static func label(_ path: String) -> String { path == standardInput ? "standard input" : path }

  /// Reads a file, or for the path `-` what the descriptor holds.
  static func bytes(atPath path: String, input: Int32) throws(DocumentError) -> [UInt8] {
    guard path == standardInput else { return try bytes(atPath: path) }
    return try bytes(of: FileHandle(fileDescriptor: input, closeOnDealloc: false), file: label(path))
  }

  static func bytes(atPath path: String) throws(DocumentError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw DocumentError(file: path, reason: "no such file")
    }
    guard !isFolder.boolValue else { throw DocumentError(file: path, reason: "a folder, not a file") }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw DocumentError(file: path, reason: "cannot be opened for reading")
    }
    defer { try? handle.close() }
    return try bytes(of: handle, file: path)
  }

  private static func bytes(of handle: FileHandle, file path: String) throws(DocumentError) -> [UInt8] {
    // One byte beyond the limit is enough to know, and a device file that never ends stops here too.
    var bytes: [UInt8] = []
    do {
      while bytes.count <= DocumentLimit.bytes, let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
        bytes.append(contentsOf: chunk)
      }
    } catch {
      throw DocumentError(file: path, reason: "cannot be read")
    }
    try DocumentLimit.check(bytes, file: path)
    return bytes
  }
}

extension CommandLineTool {
  /// Reads a file, or what the tool's standard input holds.
  func bytes(atPath path: String) throws(DocumentError) -> [UInt8] {
    try FileBytes.bytes(atPath: path, input: standardInput)
  }

  /// Reads the cases of a file.
  func conformanceFile(atPath path: String) throws(DocumentError) -> ConformanceFile {
    try ConformanceFile(parsing: bytes(atPath: path), file: FileBytes.label(path))
  }
}

extension Scenario {
  /// Reads a scenario from a file and checks it.
  init(contentsOfFile path: String) throws(DocumentError) {
    self = try Scenario(parsing: FileBytes.bytes(atPath: path), file: path)
  }
}

extension ConformanceFile {
  /// Reads the cases of a file.
  init(contentsOfFile path: String) throws(DocumentError) {
    try self.init(parsing: FileBytes.bytes(atPath: path), file: path)
  }
}

extension RecordingReader {
  /// Reads recordings, and the descriptions of their devices, from files.
  static var files: RecordingReader { files(with: [], as: nil) }

  /// Reads from files, but one whose bytes are known: standard input cannot be read twice.
  static func files(with bytes: [UInt8], as name: String?) -> RecordingReader {
    RecordingReader(
      bytes: { path throws(DocumentError) in path == name ? bytes : try FileBytes.bytes(atPath: path) },
      names: { folder in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] })
  }

  /// Returns the source of recordings, which lie beside their scenario or in a folder.
  static func source(folder: String?) -> RecordingSource {
    files.source { path, file in locate(path, of: file, folder: folder) }
  }

  /// Returns the path of a recording: relative to the scenario's file, or to a folder of recordings.
  private static func locate(_ path: String, of file: String, folder: String?) -> String {
    let files = FileManager.default
    let home = URL(fileURLWithPath: file).deletingLastPathComponent()
    let beside = URL(fileURLWithPath: path, relativeTo: home).standardizedFileURL.path
    if files.fileExists(atPath: beside) { return beside }
    guard let folder, !folder.isEmpty else { return beside }
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let inFolder = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL.path
    if files.fileExists(atPath: inFolder) { return inFolder }
    // A scenario may name the place that its own folder had beside the recordings: then the name alone counts.
    let byName = root.appendingPathComponent((path as NSString).lastPathComponent).path
    return files.fileExists(atPath: byName) ? byName : beside
  }
}
