import TouchViews

/// Reads the settings of any view, by their keys in files or by UIKit's names.
struct ViewTraitReader {
  let ids: ScenarioIDs

  /// The keys of a view in files, but `frame`, which every view has.
  static let fileKeys = [
    "bounds", "hidden", "alpha", "userInteraction", "multipleTouch", "exclusiveTouch", "transform",
    "touchArea",
    "hitTest", "touches", "gestureRecognizerShouldBegin", "canBecomeFirstResponder",
    "canResignFirstResponder", "keyCommands", "dataSource",
    "tracking", "contentTouches", "viewForZooming", "targetContentOffset", "shouldHighlight", "shouldSelect",
    "shouldDeselect", "targetForAction",
  ]

  /// Returns the trait of a key; `nil` when the key is none that every view has.
  func trait(_ key: String, _ value: JSONCursor) throws(DocumentError) -> ViewTrait? {
    switch key {
    case "hidden", "isHidden": .hidden(try value.bool())
    case "alpha": .alpha(try value.number())
    case "userInteraction", "isUserInteractionEnabled": .userInteraction(try value.bool())
    case "multipleTouch", "isMultipleTouchEnabled": .multipleTouch(try value.bool())
    case "exclusiveTouch", "isExclusiveTouch": .exclusiveTouch(try value.bool())
    case "clipsToBounds": .clipsToBounds(try value.bool())
    case "frame": .frame(try value.rect())
    case "center": .center(try value.point())
    case "bounds": .bounds(try value.rect())
    case "transform": .transform(try value.transform())
    default: try override(key, value)
    }
  }

  private func override(_ key: String, _ value: JSONCursor) throws(DocumentError) -> ViewTrait? {
    switch key {
    case "touchArea": .touchArea(try value.insets())
    case "hitTest": .hitTest(try value.choice(HitTestOverride.allCases.map { ($0.name, $0) }))
    case "touches": .touches(try touches(value))
    case "gestureRecognizerShouldBegin": .shouldBegin(try answer(value))
    case "canBecomeFirstResponder": .canBecomeFirstResponder(try value.bool())
    case "canResignFirstResponder": .canResignFirstResponder(try value.bool())
    case "keyCommands":
      .keyCommands(try value.list { command throws(DocumentError) in try command.keyCommand() })
    case "dataSource": try dataSource(value)
    case "contentTouches": try contentTouches(value)
    case "tracking": try tracking(value)
    case "targetContentOffset": .targetContentOffset(try targetOffset(value))
    case "safeAreaInsets": .safeAreaInsets(try value.insets())
    case "viewForZooming": .viewForZooming(try ids.view(value))
    case "targetForAction": .targetForAction(try ids.responder(value))
    case "shouldHighlight": .cellAnswer(.shouldHighlight, try value.bool())
    case "shouldSelect": .cellAnswer(.shouldSelect, try value.bool())
    case "shouldDeselect": .cellAnswer(.shouldDeselect, try value.bool())
    default: nil
    }
  }

  private func touches(_ value: JSONCursor) throws(DocumentError) -> TouchHandling {
    guard case .object = value.value.kind else {
      return try value.choice([
        ("forward", .forward), ("consume", .consume), ("consume+forward", .consumeAndForward),
      ])
    }
    try value.rejectUnknownKeys(allowed: ["began", "moved", "ended", "cancelled"])
    var handling = TouchHandling()
    handling.began = try value.optional("began").map(flags) ?? []
    handling.moved = try value.optional("moved").map(flags) ?? []
    handling.ended = try value.optional("ended").map(flags) ?? []
    handling.cancelled = try value.optional("cancelled").map(flags) ?? []
    return handling
  }

  private func dataSource(_ value: JSONCursor) throws(DocumentError) -> ViewTrait {
    try value.rejectUnknownKeys(allowed: ["numberOfItems", "rowHeight", "spacing"])
    let counts = try value.required("numberOfItems")
    let items = if case .array = counts.value.kind { try counts.array() } else { [counts] }
    var numbers: [Int] = []
    for item in items {
      let number = try item.integer()
      guard number >= 0 else { throw item.error("expected a whole number from 0 on, found \(number)") }
      numbers.append(number)
    }
    return .dataSource(
      items: numbers, rowHeight: try value.optional("rowHeight")?.number(from: 0) ?? 44,
      spacing: try value.optional("spacing")?.number(from: 0) ?? 0)
  }

  /// Answers of one call after the other: a flag for all calls, or a list with an entry a call.
  private func flags(_ value: JSONCursor) throws(DocumentError) -> [Bool] {
    guard case .array = value.value.kind else { return [try value.bool()] }
    return try value.list { cursor throws(DocumentError) in try cursor.bool() }
  }

  private func tracking(_ value: JSONCursor) throws(DocumentError) -> ViewTrait {
    try value.rejectUnknownKeys(allowed: ["begin", "continue"])
    return .tracking(
      begin: try value.optional("begin").map(flags) ?? [], continue: try value.optional("continue").map(flags) ?? [])
  }

  private func targetOffset(_ value: JSONCursor) throws(DocumentError) -> TargetOffset {
    guard case .string = value.value.kind else { return .at(try value.point()) }
    return try value.choice([("present", .present)])
  }

  private func contentTouches(_ value: JSONCursor) throws(DocumentError) -> ViewTrait {
    try value.rejectUnknownKeys(allowed: ["shouldBegin", "shouldCancel"])
    return .contentTouches(
      shouldBegin: try value.optional("shouldBegin")?.bool(),
      shouldCancel: try value.optional("shouldCancel")?.bool())
  }

  /// Returns a flag for all recognizers, or a list of those for which the answer is yes.
  func answer(_ value: JSONCursor) throws(DocumentError) -> IDAnswer {
    switch value.value.kind {
    case .bool(let flag): .all(flag)
    case .array: .some(try value.list { cursor throws(DocumentError) in try ids.anyGesture(cursor) })
    default: throw value.mismatch(expected: "a boolean or a list of ids")
    }
  }

  /// Returns a list of those for which the answer is yes.
  func chosen(_ value: JSONCursor) throws(DocumentError) -> IDAnswer {
    .some(try value.list { cursor throws(DocumentError) in try ids.anyGesture(cursor) })
  }
}
