/// Checks that a plugin is whole: what it is, that somebody can get it, that it is tested, and that it is registered.
struct PluginFolders {
  /// The files of the package by path: READMEs, sources, tests and scenarios.
  let files: [SourceFile]

  /// Every way in which a plugin's folder is incomplete, as sentences.
  func violations(_ plugin: LayerRow, isUmbrellaThere: Bool) -> [String] {
    let name = Self.className(of: plugin.name)
    var violations: [String] = []
    if !hasReadme(plugin) {
      violations.append("\(plugin.folder) has no README.md with its name as the title")
    }
    if !declares(plugin) { violations.append("\(plugin.folder) declares no plugin \(name)") }
    if !isTested(plugin) { violations.append("\(plugin.name) has neither a test nor a scenario") }
    if isUmbrellaThere && !isRegistered(plugin) {
      violations.append("PluginRegistry.standard does not install \(name)")
    }
    if !isListed(plugin) { violations.append("Documentation/Parts.md does not list \(plugin.name) among the parts") }
    return violations
  }

  /// The name of a plugin's class: `TouchLongPress` has `LongPressPlugin`.
  static func className(of name: String) -> String { name.dropFirst("Touch".count) + "Plugin" }

  /// The name of a plugin's kind in scenarios: `TouchLongPress` offers `longPress`.
  private static func kindName(of name: String) -> String {
    let noun = name.dropFirst("Touch".count)
    return noun.prefix(1).lowercased() + noun.dropFirst()
  }

  private func hasReadme(_ plugin: LayerRow) -> Bool {
    files.contains { $0.path == plugin.folder + "/README.md" && $0.text.hasPrefix("# \(plugin.name)\n") }
  }

  /// Whether the table of parts names the plugin.
  private func isListed(_ plugin: LayerRow) -> Bool {
    files.contains { file in
      file.path == "Documentation/Parts.md"
        && file.text.split(separator: "\n").contains { $0.hasPrefix("|") && $0.contains("`\(plugin.name)`") }
    }
  }

  private func declares(_ plugin: LayerRow) -> Bool {
    let declaration = "public final class \(Self.className(of: plugin.name)): TouchPlugin"
    return swift(under: plugin.folder + "/").contains { $0.code.lines.contains { $0.hasPrefix(declaration) } }
  }

  private func isTested(_ plugin: LayerRow) -> Bool {
    let kind = #""kind": "\#(Self.kindName(of: plugin.name))""#
    return files.contains { file in
      file.path.hasSuffix(".json") && file.text.contains(kind)
        || file.path.hasPrefix("Tests/") && file.path.hasSuffix(".swift")
          && file.imports.contains { $0.module == plugin.name }
    }
  }

  /// Whether the umbrella's `standard` names the class, as `TapPlugin()` in a list of plugins.
  private func isRegistered(_ plugin: LayerRow) -> Bool {
    let code = swift(under: "Sources/Touchstone/").flatMap { $0.code.lines }.joined(separator: "\n")
    guard let start = code.firstRange(of: "static var standard")?.upperBound else { return false }
    let words = code[start...].matches(of: /(\w+)\(\)/).map { String($0.output.1) }
    return words.contains(Self.className(of: plugin.name))
  }

  private func swift(under folder: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".swift") }
  }
}
