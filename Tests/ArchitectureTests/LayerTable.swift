import Foundation

/// What a target is in the architecture, which decides where it lives and what it may see.
enum Layer: String {
  case core, module, plugin, testing, host, umbrella, tooling, tool, command, support
}

/// One row of the table of targets: its name, its layer, what it may import, and how many lines of code it may have.
struct LayerRow {
  let name: String
  let layer: Layer
  /// The modules that it may import directly; `nil` for the tool, which may import anything.
  let imports: [String]?
  /// The libraries of platforms that it may import; every row but a host's has none.
  let platform: [String]
  /// The most lines of code that it may have; `nil` where no ceiling is set.
  let lines: Int?

  init(_ name: String, _ layer: Layer, imports: [String]?, platform: [String] = [], lines: Int? = nil) {
    self.name = name
    self.layer = layer
    self.imports = imports
    self.platform = platform
    self.lines = lines
  }

  /// The folder of the target, from the root of the package.
  var folder: String {
    switch layer {
    case .plugin: "Plugins/" + name
    case .support: "Tests/TestSupport"
    default: "Sources/" + name
    }
  }
}

/// The targets of the package, as the manifest lists them: the one list of who may import whom.
enum LayerTable {
  static let rows: [LayerRow] = {
    let manifest = SourceTree.top.first { $0.path == "Package.swift" }?.text ?? ""
    let rows = Self.rows(ofManifest: manifest)
    let exported = rows.filter { [.core, .module, .plugin].contains($0.layer) }.map(\.name)
    return rows.map { row in
      // The umbrella imports what the manifest computes: the core, the modules and the plugins.
      row.name == "Touchstone" ? LayerRow(row.name, row.layer, imports: exported) : row
    }
  }()

  /// The most lines of code that the library may have: the core, the modules and the plugins.
  static let libraryLines = 14_600
  /// The most lines of code that all plugins may have, with what hand-over and lists add to TouchScroll.
  static let pluginLines = 5_800

  /// The most declarations of TouchEvents that only this package may use; sixty were planned, and a sheet's dismissal cancels
  /// touches.
  static let sharedDeclarations = 103

  /// Modules that came after the library's ceiling was set, and do not count for it.
  static let later = ["TouchDiagnostics", "TouchSheet", "TouchCells", "TouchTableView", "TouchTransitions"]

  /// The modules, and the library as a whole, that are still above their ceilings, and what they may have until then.
  ///
  /// The figures shrink: one that keeps its ceiling leaves the list. They grew six times: by the switches of profiles and
  /// findings in the rules, about a hundred lines; by what hostile code and cycles of nodes are held off with, two hundred;
  /// by the data source of collection views, 440; by the structures that keep costs straight, 400; and by what a tap does
  /// once instead of ten times, 140. They may grow once more, by what the references cost that calls of the program's code
  /// ask for, and by what others' reports found, until the centre is rewritten; that has begun with an attempt as one value, whose
  /// table stands beside steps that were written for its single fields. The seam of presentations adds up to 150 lines, and
  /// hand-over what TouchScrollView and TouchScroll have more than before, and what lists share of TouchScroll fifty.
  static let overdue = ["TouchEvents": 3_690, "TouchGestures": 2_311, "TouchScrollView": 1_640, "library": 19_100]

  /// Rows whose folder does not exist yet.
  ///
  /// The list only shrinks: a row that has its folder must leave it.
  static let planned: [String] = []

  /// The rows that have a folder.
  static var existing: [LayerRow] { rows.filter { !planned.contains($0.name) } }

  /// Reads the components that a manifest lists, each as `Component(name: …, layer: …, imports: […], lines: …)`.
  static func rows(ofManifest text: String) -> [LayerRow] {
    text.matches(of: /Component\(\s*name: "(\w+)", layer: \.(\w+)(?:,\s*imports: \[([^\]]*)\])?(?:,\s*lines: (\d+))?/)
      .compactMap { match in
        guard let layer = Layer(rawValue: String(match.output.2)) else { return nil }
        let imports = (match.output.3 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
        return LayerRow(
          String(match.output.1), layer, imports: layer == .tool ? nil : imports,
          platform: match.output.1 == "TouchLinuxInput"
            ? ["Glibc", "Musl"] : layer == .support ? ["Foundation"] : [],
          lines: match.output.4.flatMap { Int($0) })
      }
  }
}
