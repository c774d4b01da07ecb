import Foundation
import Testing

/// The folder of real recordings, which is not part of the repository.
enum RecordingsFolder {
  static let hint: Comment = "set TOUCHSTONE_RECORDINGS to a folder with the recordings of evemu-devices"

  static let path: String? = {
    let named = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"]
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = named ?? repository.appendingPathComponent("../shared/recordings").standardized.path
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
      ? path : nil
  }()
}
