/// Compares sources with the table of targets; works on data, so that violations can be planted.
struct Layering {
  let rows: [LayerRow]
  let planned: [String]

  /// Every way in which sources break the table, as sentences.
  func violations(files: [SourceFile], folders: [String]) -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    return folderViolations(folders) + importViolations(files) + umbrellaViolations(files)
  }

  private func folderViolations(_ folders: [String]) -> [String] {
    let unknown = folders.filter { folder in !rows.contains { $0.folder == folder } }
    let missing = rows.filter { !folders.contains($0.folder) && !planned.contains($0.name) }
    let finished = rows.filter { folders.contains($0.folder) && planned.contains($0.name) }
    let unheardOf = planned.filter { name in !rows.contains { $0.name == name } }
    return unknown.map { "\($0) has no row in the table" }
      + missing.map { "\($0.folder) has a row and does not exist" }
      + finished.map { "\($0.name) exists: remove it from the planned ones" }
      + unheardOf.map { "\($0) is planned and has no row" }
  }

  private func importViolations(_ files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      guard let row = rows.first(where: { $0.folder == file.targetFolder }) else {
        return file.targetFolder == nil ? ["\(file.path) belongs to no target"] : []
      }
      guard let allowed = imports(of: row) else { return [] }
      return file.imports.filter { !(allowed + row.platform).contains($0.module) }.map {
        "\(file.path):\($0.line): \(row.name) may not import \($0.module)"
      }
    }
  }

  /// What a row may import: what it names, and whatever that may import.
  private func imports(of row: LayerRow) -> [String]? {
    guard var allowed = row.imports else { return nil }
    var index = 0
    while index < allowed.count {
      let further = rows.first { $0.name == allowed[index] }?.imports ?? []
      allowed += further.filter { !allowed.contains($0) }
      index += 1
    }
    return allowed
  }

  /// The umbrella exports what exists of its row, each module once and sorted; others may export what they build on.
  ///
  /// What is made to be imported alone exports what its public declarations name.
  private func umbrellaViolations(_ files: [SourceFile]) -> [String] {
    rows.flatMap { row -> [String] in
      let exports = exports(of: row.name, files)
      guard row.layer == .umbrella else {
        let own = row.imports ?? []
        return exports.filter { !own.contains($0) }.map { "\(row.name) may not re-export \($0)" }
          + unexported(row, exports, files).map { "\(row.name) names what is in \($0), and does not re-export it" }
      }
      guard !planned.contains(row.name) else { return [] }
      let expected = (row.imports ?? []).filter { !planned.contains($0) }.sorted()
      return exports == expected
        ? [] : ["\(row.name) exports \(exports) where it should export, in this order, \(expected)"]
    }
  }

  private func imports(of name: String, _ files: [SourceFile]) -> [ImportDeclaration] {
    let folder = rows.first { $0.name == name }?.folder
    return files.filter { $0.targetFolder == folder }.flatMap(\.imports)
  }

  private func exports(of name: String, _ files: [SourceFile]) -> [String] {
    imports(of: name, files).filter(\.isReexported).map(\.module)
  }

  /// Returns the modules that public declarations name and that come with none of the exports.
  private func unexported(_ row: LayerRow, _ exports: [String], _ files: [SourceFile]) -> [String] {
    guard [.core, .module, .plugin, .testing, .host].contains(row.layer) else { return [] }
    var all = exports
    var index = 0
    while index < all.count {
      all += self.exports(of: all[index], files).filter { !all.contains($0) }
      index += 1
    }
    return Set(imports(of: row.name, files).filter(\.isPublic).map(\.module)).subtracting(all).sorted()
  }
}
