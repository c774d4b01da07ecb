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

  /// The flags and choices of what asks and what the finger is in, otherwise than they are.
  func properties(_ registry: PluginRegistry) -> [Edit] {
    (chain + around + sheets).unique.flatMap { id -> [Edit] in
      guard let kind = index[id].flatMap({ registry.node(named: $0.view.kind) }), let node = stand.node(named: id)
      else { return [] }
      return registry.properties(of: kind).flatMap { property -> [Edit] in
        let now = property.get(node)
        let isSwitch = ["isEnabled", "isScrollEnabled", "allowsSelection"].has(property.name) && !id.isSame(as: target)
        return property.values.filter { $0.flag != now.flag || $0.text?.isSame(as: now.text ?? "") == false }.map {
          Edit(.property(id, property.name, $0), isBehind: isSwitch && $0.flag == false)
        }
      }
    }
  }

  private var sheets: [String] { index.views.map { $0.view }.filter { $0.kind.isSame(as: "sheet") }.map { $0.id } }

  /// What lists, sheets and stacks ask others, or have in words of their own.
  var ofLists: [Edit] {
    var edits: [Edit] = []
    func own(_ id: String, _ code: String, _ terms: String, _ body: @escaping @Sendable (inout ScenarioView) -> Void) {
      edits.append(Edit(.own(id, code, terms, body)))
    }
    for view in index.views.map({ $0.view }) {
      for name in sheets.has(view.id) ? view.properties.value("detents")?.list ?? [] : [] {
        guard let name = name.text ?? name.list.compactMap({ $0.list.last?.text }).first else { continue }
        edits.append(Edit(.property(view.id, "largestUndimmedDetentIdentifier", .text(name))))
      }
      if view.item?.hasLeftItem == true {
        own(
          view.id, "\(view.id).navigationItem.leftItemsSupplementBackButton = true",
          #""leftItemsSupplementBackButton": true"#
        ) { $0.item?.leftItemsSupplementBackButton = true }
        own(view.id, "\(view.id).navigationItem.leftBarButtonItem = nil", #""leftItem": false"#) {
          $0.item?.hasLeftItem = false
        }
      }
      guard view.id.isSame(as: target) else { continue }
      if view.navigation != nil {
        own(view.id, "the pop gesture's delegate is another, which lets it begin", #""popDelegate": "other""#) {
          $0.navigation?.hasOtherPopDelegate = true
        }
      }
      guard let table = view.table else { continue }
      if table.isEditing {
        own(view.id, "\(view.id).isEditing = false", #""editing": false"#) { $0.table?.isEditing = false }
      }
      own(view.id, "shouldHighlightRowAt returns true", #""answers": {"shouldHighlight": true}"#) {
        $0.table?.shouldHighlight.common = true
      }
      own(view.id, "canEditRowAt returns true", #""answers": {"canEdit": true}"#) { $0.table?.canEdit.common = true }
    }
    return edits
  }
}
