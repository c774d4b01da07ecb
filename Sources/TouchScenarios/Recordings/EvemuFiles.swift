import Foundation

/// Finds the description of a device whose recording holds events only.
enum EvemuFiles {
  private static let endings = [".desc", ".device", ".prop"]

  /// The path of the file with the longest name, without its ending, that the recording's name starts with.
  static func description(ofRecordingAtPath path: String) -> String? {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<cut]
    let name = path[cut...]
    // Sorted, since the order of a folder's files is the file system's affair; `.desc` precedes the others.
    let files =
      ((try? FileManager.default.contentsOfDirectory(atPath: String(folder.isEmpty ? "." : folder))) ?? [])
      .sorted()
    var best: (file: String, length: Int)?
    for file in files where file != name {
      guard let ending = endings.first(where: { file.hasSuffix($0) }) else { continue }
      let stem = file.dropLast(ending.count)
      if !stem.isEmpty, name.hasPrefix(stem), stem.utf8.count > best?.length ?? 0 {
        best = (file, stem.utf8.count)
      }
    }
    return best.map { folder + $0.file }
  }
}
