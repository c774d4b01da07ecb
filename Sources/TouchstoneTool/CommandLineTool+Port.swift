import Foundation
import TouchPort

extension CommandLineTool {
  /// Ports Swift written for UIKit, and lists what needs manual changes.
  func port(_ words: Arguments) throws -> Status {
    let source = words.files[0]
    if source == FileBytes.standardInput { return try portInput(words) }
    let isCheck = words.flags.contains("--check")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
      throw ToolError("\(source): there is no such file or folder")
    }
    if isFolder.boolValue, words.values["-o"] == nil, !isCheck {
      throw ToolError("a folder needs -o OUT or --check; usage: \(Command.port.usage)")
    }
    var found: [(file: String, note: PortNote)] = []
    for path in isFolder.boolValue ? try swiftFiles(in: source) : [""] {
      let file = path.isEmpty ? source : source + "/" + path
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw ToolError("\(file): is no text in UTF-8")
      }
      let ported = Porter.port(text)
      found += ported.notes.map { (file, $0) }
      if isCheck { continue }
      if let output = words.values["-o"] {
        try writeInFolders(ported.text, to: path.isEmpty ? output : output + "/" + path)
      } else {
        print(ported.text.hasSuffix("\n") ? String(ported.text.dropLast()) : ported.text)
      }
    }
    list(found)
    return .success
  }

  private func portInput(_ words: Arguments) throws -> Status {
    let text = String(decoding: try bytes(atPath: FileBytes.standardInput), as: UTF8.self)
    let ported = Porter.port(text)
    if let output = words.values["-o"] {
      try writeInFolders(ported.text, to: output)
    } else if !words.flags.contains("--check") {
      print(ported.text.hasSuffix("\n") ? String(ported.text.dropLast()) : ported.text)
    }
    list(ported.notes.map { (FileBytes.label(FileBytes.standardInput), $0) })
    return .success
  }

  /// Lists what needs manual changes, what matters most first.
  private func list(_ found: [(file: String, note: PortNote)]) {
    for kind in PortNote.Kind.allCases {
      let notes = found.filter { $0.note.kind == kind }
      guard !notes.isEmpty else { continue }
      complain("\(kind.title):")
      for (file, note) in notes { complain("  \(file):\(note.line): \(note.text)") }
    }
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw ToolError("\(folder): can't be read")
    }
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func writeInFolders(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError("\(folder.path): can't be made")
    }
    try write(text, to: path)
  }
}
