/// Compares the manifest with the table of targets; works on data, so that violations can be planted.
struct ManifestRules {
  let rows: [LayerRow]
  let planned: [String]

  /// The features that every target turns on.
  static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

  /// Every way in which a manifest breaks the table, as sentences.
  func violations(_ manifest: Manifest) -> [String] {
    let external = manifest.externalPackages == 0 ? [] : ["the package depends on another package"]
    let missing = rows.filter { row in
      !planned.contains(row.name) && !manifest.targets.contains { $0.name == row.name }
    }
    return external + missing.map { "\($0.name) has a row and no target" }
      + manifest.targets.flatMap { target in violations(target) }
      + rows.flatMap { row in productViolations(row, manifest) }
  }

  private func violations(_ target: Manifest.Target) -> [String] {
    let features = target.settings.filter { $0.kind == "enableUpcomingFeature" }.compactMap(\.argument)
    let off = Self.features.filter { !features.contains($0) }.map { "\(target.name) does not turn on \($0)" }
    let unsafe =
      target.settings.contains { $0.kind == "unsafeFlags" } ? ["\(target.name) uses unsafe flags"] : []
    let products = target.dependencies.filter { $0.kind == "product" }
      .map { "\(target.name) depends on the product \($0.name) of another package" }
    if target.type == "test" { return off + unsafe + products }
    guard let row = rows.first(where: { $0.name == target.name }) else {
      return ["\(target.name) has no row in the table"]
    }
    let path = target.path == row.folder ? [] : ["\(target.name) does not live in \(row.folder)"]
    let edges = target.dependencies.map(\.name).filter { name in
      row.imports.map { !$0.contains(name) } ?? false
    }
    .map { "\(target.name) may not depend on \($0)" }
    let isStranger = row.layer == .plugin || row.layer == .umbrella
    let access =
      isStranger && target.packageAccess ? ["\(target.name) sees what a stranger's plugin does not see"] : []
    return off + unsafe + products + path + edges + access
  }

  private func productViolations(_ row: LayerRow, _ manifest: Manifest) -> [String] {
    if row.layer == .support {
      return manifest.products.contains { $0.targets.contains(row.name) } ? ["\(row.name) is part of a product"] : []
    }
    guard row.layer != .command, !planned.contains(row.name) else { return [] }
    let product = manifest.products.first { $0.name == row.name }
    return product?.isLibrary == true && product?.targets == [row.name]
      ? [] : ["\(row.name) has no product of its own"]
  }
}
