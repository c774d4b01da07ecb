import Foundation

/// Reads the bytes of a file, never more than a limit.
enum DocumentFile {
  /// The most that a document or a recording may hold: 64 MiB.
  static let limit = 64 << 20

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
    // One byte beyond the limit is enough to know, and a device file that never ends stops here too.
    var bytes: [UInt8] = []
    do {
      while bytes.count <= limit, let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
        bytes.append(contentsOf: chunk)
      }
    } catch {
      throw DocumentError(file: path, reason: "cannot be read")
    }
    try checkSize(bytes, file: path)
    return bytes
  }

  static func checkSize(_ bytes: [UInt8], file: String) throws(DocumentError) {
    guard bytes.count <= limit else {
      throw DocumentError(file: file, reason: "larger than the limit of \(limit >> 20) MiB")
    }
  }
}
