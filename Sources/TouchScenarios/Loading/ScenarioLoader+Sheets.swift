import TouchSheet

extension ScenarioLoader {
  /// The keys of the settings of sheets.
  static var sheetKeys: [String] { ["sheetRelease", "sheetHalfOf", "sheetOverdrag", "sheetModalResistance"] }

  /// Reads the settings of sheets among those of the engine.
  func sheetSettings(_ cursor: JSONCursor) throws(DocumentError) -> SheetSettings {
    var settings = SheetSettings()
    if let value = try cursor.optional("sheetRelease") { settings.release = try release(value) }
    if let value = try cursor.optional("sheetHalfOf") {
      settings.halfOf = try value.choice([("frame", .frame), ("detentValue", .detentValue)])
    }
    if let value = try cursor.optional("sheetOverdrag") {
      settings.overdrag = try value.choice([("none", .none), ("rubberBand", .rubberBand)])
    }
    if let value = try cursor.optional("sheetModalResistance") {
      settings.modalResistance = try value.number(from: 0)
    }
    return settings
  }

  private func release(_ cursor: JSONCursor) throws(DocumentError) -> SheetSettings.Release {
    try cursor.rejectUnknownKeys(allowed: ["threshold", "projected"])
    let threshold = try cursor.optional("threshold")
    let projected = try cursor.optional("projected")
    switch (threshold, projected) {
    case (let speed?, nil): return .threshold(try speed.number(from: 0))
    case (nil, let seconds?): return .projected(try seconds.number(from: 0))
    default: throw cursor.error("expected either \"threshold\" or \"projected\"")
    }
  }
}
