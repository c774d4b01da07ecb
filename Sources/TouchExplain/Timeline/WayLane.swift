import TouchEvents
import TouchScenarios

/// The lane of a drag that several scrollers share: a bar for what each took of the finger's way, with its length (NH-2).
struct WayLane {
  let scale: TimelineScale
  let way: WayStory

  /// The lane; `nil` where the one that began took all.
  var lane: TimelineLane? {
    guard way.isSplit else { return nil }
    let bars = way.runs.map { run in
      let left = scale.x(run.start)
      return (left: left, right: SVG.barEnd(from: left, to: scale.x(run.end)))
    }
    let rows = TimelineRows(bars, gap: 0)
    let runs = way.runs
    var captions: [CaptionRow] = Array(repeating: CaptionRow(), count: max(rows.count, 1))
    for (index, run) in runs.enumerated() {
      let (name, points) = (run.taker ?? "nobody", WayStory.points(run.way))
      let forms = ["\(name) \(points) \(run.direction)", "\(name) \(points)", points]
      captions[rows.row[index]].add(forms, at: bars[index].left)
    }
    let (words, left, right) = (captions, scale.left, scale.captionRight)
    return TimelineLane(
      subject: .responder(way.began), name: way.began, note: "split way", height: Double(max(rows.count, 1)) * 26 + 8
    ) { y in
      var drawing = TimelineLane.Drawing()
      for (index, run) in runs.enumerated() {
        let top = y + 4 + Double(rows.row[index]) * 26
        let tip = "\(run.taker ?? "nobody") took \(WayStory.points(run.way)) points \(run.direction)"
        drawing.shapes += SVG.group(
          tip,
          SVG.bar(
            run.taker == nil ? "refused" : run.taker?.isSame(as: way.began) ?? false ? "given" : "active",
            from: bars[index].left, to: bars[index].right, y: top, height: 9))
      }
      for (row, caption) in words.enumerated() {
        drawing.words += caption.svg(y: y + 22 + Double(row) * 26, left: left, right: right)
      }
      return drawing
    }
  }
}
