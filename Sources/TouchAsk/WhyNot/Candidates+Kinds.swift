import TouchEvents
import TouchPlugins
import TouchScenarios

extension Candidates {
  /// Touch areas and frames that grow as far as a finger is outside of them.
  var areas: [[Edit]] {
    var found: [[Edit]] = []
    for place in landings {
      var grown: [Edit] = []
      for id in chain {
        guard let frame = index[id]?.view.frame, let node = stand.node(named: id) else { continue }
        let (local, box) = (node.pointFromScreen(place), node.nodeBounds)
        if box.contains(local) { continue }
        let out = EdgeInsets(
          top: local.y < box.minY ? local.y - box.minY - 1 : 0, left: local.x < box.minX ? local.x - box.minX - 1 : 0,
          bottom: local.y >= box.maxY ? box.maxY - local.y - 1 : 0,
          right: local.x >= box.maxX ? box.maxX - local.x - 1 : 0)
        grown.append(Edit(.view(id, .touchArea(out)), cost: 2))
        let size = Size(width: frame.width - out.right, height: frame.height - out.bottom)
        found.append([Edit(.view(id, .frame(Rect(origin: frame.origin, size: size))), cost: 4)])
      }
      found += grown.map { [$0] }
      if grown.count > 1 { found.append(grown) }
    }
    return found
  }

  /// What the properties and delegates of lists and sheets decide.
  var ofLists: [Edit] {
    var edits: [Edit] = []
    for view in index.views.map({ $0.view }) {
      if view.kind.isSame(as: "sheet") {
        let detents = view.value("detents")?.list.compactMap {
          $0.text ?? $0.list.compactMap { $0.list.last?.text }.first
        }
        for name in detents ?? [] {
          edits.append(Edit(.property(view.id, "largestUndimmedDetentIdentifier", .text(name))))
        }
      }
      guard view.id.isSame(as: target), ["table", "collectionView"].has(view.kind) else { continue }
      for name in ["allowsSelection", "allowsSelectionDuringEditing"] {
        edits.append(Edit(.property(view.id, name, .flag(true))))
      }
      guard view.table != nil else { continue }
      let answers: [(method: String, key: String, body: @Sendable (inout ScenarioView) -> Void)] = [
        ("shouldHighlightRowAt", "shouldHighlight", { $0.table?.shouldHighlight.common = true }),
        ("canEditRowAt", "canEdit", { $0.table?.canEdit.common = true }),
      ]
      for (method, key, body) in answers {
        edits.append(Edit(.own(view.id, "\(method) returns true", #""answers": {"\#(key)": true}"#, body)))
      }
    }
    return edits
  }
}
