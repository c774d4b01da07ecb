import TouchEvents

extension ScenarioLoader {
  func shows(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioShows {
    try cursor.rejectUnknownKeys(allowed: ["task", "looks", "effects"])
    var shows = ScenarioShows()
    shows.task = try cursor.optional("task")?.string() ?? ""
    if let looks = try cursor.optional("looks") {
      try looks.rejectUnknownKeys(allowed: ScenarioLook.words)
      for (word, views) in try looks.object() {
        for view in try views.array() { shows.looks.append(ScenarioLook(view: try ids.view(view), word: word)) }
      }
    }
    shows.effects = try cursor.optional("effects")?.list(effect) ?? []
    return shows
  }

  private func effect(_ cursor: JSONCursor) throws(DocumentError) -> ScenarioEffect {
    try cursor.rejectUnknownKeys(allowed: ["by", "does", "view", "stops", "stop"])
    let kind = try cursor.required("does").choice(ScenarioEffect.Kind.allCases.map { ($0.name, $0) })
    let driver = try cursor.required("by")
    let stops = try cursor.optional("stops")?.list { place throws(DocumentError) in try place.point() } ?? []
    let stop = try cursor.optional("stop")
    if kind != .slide, let other = try cursor.optional("stops") ?? stop {
      throw other.error("expected \"stops\" and \"stop\" of \"slide\" alone")
    }
    if kind == .slide, stops.isEmpty { throw cursor.error("expected the key \"stops\" with at least one place") }
    if let stop, !stops.indices.contains(try stop.integer()) {
      throw stop.error("expected the number of one of the \(stops.count) stops, counted from 0")
    }
    return ScenarioEffect(
      driver: kind == .refresh ? try ids.view(driver) : try ids.gesture(driver), kind: kind,
      view: kind == .refresh ? try driver.string() : try ids.view(cursor.required("view")), stops: stops,
      stop: try stop?.integer())
  }
}
