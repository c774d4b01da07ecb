/// Checks that a plugin is whole: what it is, that somebody can get it, that it is tested, and that it is registered.
struct PluginFolders {
  /// The files of the package by path: READMEs, sources, tests and scenarios.
  let files: [SourceFile]

  /// Every way in which a plugin's folder is incomplete, as sentences.
  func violations(_ plugin: LayerRow, isUmbrellaThere: Bool) -> [String] {
    let value = Self.valueName(of: plugin.name)
    var violations: [String] = []
    if !hasReadme(plugin) {
      violations.append("\(plugin.folder) has no README.md with its name as the title")
    }
    if !declares(value, in: plugin) {
      violations.append("\(plugin.folder) declares no public static plugin \(value)")
    }
    if !isTested(plugin) { violations.append("\(plugin.name) has neither a test nor a scenario") }
    if isUmbrellaThere && !isRegistered(value) {
      violations.append("PluginRegistry.standard does not install \(value)")
    }
    if !isListed(plugin) { violations.append("README.md does not list \(plugin.name) among the parts") }
    return violations
  }

  /// The name of a plugin's value, which is also the kind in scenarios: `TouchLongPress` offers `longPress`.
  static func valueName(of name: String) -> String {
    let noun = name.dropFirst("Touch".count)
    return noun.prefix(1).lowercased() + noun.dropFirst()
  }

  private func hasReadme(_ plugin: LayerRow) -> Bool {
    files.contains { $0.path == plugin.folder + "/README.md" && $0.text.hasPrefix("# \(plugin.name)\n") }
  }

  /// Whether the table of parts in the package's README names the plugin.
  private func isListed(_ plugin: LayerRow) -> Bool {
    files.contains { file in
      file.path == "README.md"
        && file.text.split(separator: "\n").contains { $0.hasPrefix("|") && $0.contains("`\(plugin.name)`") }
    }
  }

  private func declares(_ value: String, in plugin: LayerRow) -> Bool {
    let declaration = "public static var \(value): TouchPlugin"
    return swift(under: plugin.folder + "/").contains { file in
      // A name that is a keyword, such as `switch`, stands in backticks.
      file.code.lines.contains { $0.replacing("`", with: "").contains(declaration) }
    }
  }

  private func isTested(_ plugin: LayerRow) -> Bool {
    let kind = #""kind": "\#(Self.valueName(of: plugin.name))""#
    return files.contains { file in
      file.path.hasSuffix(".json") && file.text.contains(kind)
        || file.path.hasPrefix("Tests/") && file.path.hasSuffix(".swift")
          && file.imports.contains { $0.module == plugin.name }
    }
  }

  /// Whether the umbrella's `standard` names the value, as `.tap` in a list of plugins.
  private func isRegistered(_ value: String) -> Bool {
    let code = swift(under: "Sources/Touchstone/").flatMap { $0.code.lines }.joined(separator: "\n")
    guard let start = code.firstRange(of: "static var standard")?.upperBound else { return false }
    let words = code[start...].matches(of: /\.`?(\w+)/).map { String($0.output.1) }
    return words.contains(value)
  }

  private func swift(under folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".swift") }
  }
}
