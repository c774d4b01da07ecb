import Foundation

/// A text file of the package, its path from the root, and what it holds if it is Swift.
struct SourceFile {
  let path: String
  let text: String
  let code: CodeText
  let imports: [ImportDeclaration]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeText(path.hasSuffix(".swift") ? text : "")
    imports = ImportScanner.imports(in: code)
  }

  /// The target folder that the file belongs to, such as `Plugins/TouchTap`; `nil` for a file outside a target.
  var targetFolder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? parts.prefix(2).joined(separator: "/") : nil
  }
}

/// The files of the package on disk.
enum SourceTree {
  /// The root of the package, two folders above this one.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What tests share, the one target among the tests that other targets import.
  static let support = "Tests/TestSupport"
  /// The Swift files of the targets.
  static let swift = files(under: ["Sources", "Plugins", support], withExtension: "swift")
  /// The Swift files of the tests.
  static let tests = files(under: ["Tests"], withExtension: "swift")

  /// The files at the root of the package: its pages, such as the README, and the manifest.
  static let top = children(of: "").filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.map { path in
    SourceFile(path: path, text: (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
  }

  /// The page with the table of all parts.
  static let parts = files(under: ["Documentation"], withExtension: "md").filter { $0.path == "Documentation/Parts.md" }

  /// The Swift files of the targets that may use nothing but the standard library.
  static var library: [SourceFile] {
    let others = LayerTable.rows.filter { [.tool, .command, .support].contains($0.layer) }.map(\.folder)
    return swift.filter { file in !others.contains { file.path.hasPrefix($0 + "/") } }
  }

  /// The sources, scenarios and pages of every folder, read once, sorted by path.
  private static let all: [SourceFile] = folders.flatMap { paths(under: $0) }
    .filter { path in extensions.contains { path.hasSuffix("." + $0) } }
    .sorted()
    .map { path in
      SourceFile(path: path, text: (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
    }
  private static let folders = [
    "Benchmarks", "Conformance", "Documentation", "Examples", "Fuzzing", "Plugins", "Sources", "Tests",
  ]
  private static let extensions = ["swift", "json", "md"]

  /// The files with an extension below some of the folders that are read, sorted by path.
  static func files(under folders: [String], withExtension pathExtension: String) -> [SourceFile] {
    all.filter { file in
      file.path.hasSuffix("." + pathExtension) && folders.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  /// The folders directly in `Sources` and `Plugins`, such as `Plugins/TouchTap`, and what tests share.
  static var targetFolders: [String] {
    ["Sources", "Plugins"].flatMap { parent in
      children(of: parent).map { parent + "/" + $0 }.filter { isFolder($0) }
    } + [support].filter { isFolder($0) }
  }

  /// Whether a path from the root is a folder.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func children(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func paths(under folder: String) -> [String] {
    children(of: folder).flatMap { name in
      let path = folder + "/" + name
      return isFolder(path) ? paths(under: path) : [path]
    }
  }
}
