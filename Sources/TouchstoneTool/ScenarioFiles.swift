import Foundation
import TouchEvents
import TouchExplain
import TouchRecordings
import TouchScenarios

/// Finds scenario files.
enum ScenarioFiles {
  /// Returns the files that paths name: files and standard input as they are, and the JSON files in folders at any depth, sorted.
  ///
  /// The schema, which lies among the conformance suite, is no scenario.
  /// A path that is neither is an error, and so is a folder without a scenario.
  static func files(in paths: [String]) throws(DocumentError) -> [String] {
    var files: [String] = []
    for path in paths {
      if path == FileBytes.standardInput {
        files.append(path)
        continue
      }
      guard let isFolder = isFolder(path) else {
        throw DocumentError(file: path, reason: "no such file or folder")
      }
      guard isFolder else {
        files.append(path)
        continue
      }
      let found = scenarios(inFolder: path, depth: 0)
      guard !found.isEmpty else {
        throw DocumentError(file: path, reason: "a folder without a scenario (.json)")
      }
      files += found
    }
    return files
  }

  /// How deep folders are searched: beyond it a link must lead back into its own folder.
  private static var deepestFolder: Int { 32 }

  private static func scenarios(inFolder folder: String, depth: Int) -> [String] {
    guard depth < deepestFolder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) ?? false {
        files += scenarios(inFolder: path, depth: depth + 1)
      } else if name.hasSuffix(".json"), name != "schema.json" {
        files.append(path)
      }
    }
    return files
  }

  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
