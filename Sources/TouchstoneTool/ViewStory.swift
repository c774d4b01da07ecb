import TouchAsk
import TouchEvents
import TouchExplain
import TouchScenarios
import TouchViews
import TouchWindows

/// What happened to a view of a scenario: a control, a list, a scroll view or a plain one.
struct ViewStory {
  let name: String
  let scenario: Scenario
  let tool: CommandLineTool

  /// Returns the lines; `nil` for a name that no view has.
  func lines(_ trace: RecordedTrace) throws -> [String]? {
    let live = try LiveScenario(scenario, registry: tool.registry, recordings: tool.runner.recordings)
    guard let start = view(in: live) else { return nil }
    live.channels = [.hit, .controls, .cells, .rows, .scroll]
    var lines: [String] = []
    var acts: [String] = []
    for time in live.scriptTimes + [(live.scriptTimes.last ?? 0) + 2] {
      let before = view(in: live) ?? start
      let landings = landings(at: time).map { ($0.number, $0.place, relation(before, $0.place, live)) }
      live.play(until: time)
      for line in live.takeLines() {
        if line.channel == .hit {
          guard let landing = landings.first(where: { line.what == "hit \($0.0)" }) else { continue }
          lines.append(sentence(landing, line.subject, in: live))
          let isOwn = line.subject == name || isInside(line.subject, live)
          if isOwn { lines += deliveries(of: landing.0, line.subject, trace) }
        } else if line.subject == name || isInside(line.subject, live) {
          acts.append((line.subject == name ? "" : line.subject + " ") + line.what + " at " + seconds(line.time))
        }
      }
    }
    lines.append(acts.isEmpty ? "\(name) sent nothing." : "\(name): \(acts.prefix(12).joined(separator: "; ")).")
    for gesture in trace.gestures where gesture.node == name {
      // Of what a scroll view has for itself, its pan is what people ask about.
      if gesture.isOfScrollView, !gesture.name.hasSuffix(".pan") { continue }
      lines += Explanation(trace, gesture: gesture.name).lines.prefix { !$0.hasPrefix("Touch ") }
    }
    return lines
  }

  /// What the views that were hit received of a touch.
  private func deliveries(of number: Int, _ hit: String, _ trace: RecordedTrace) -> [String] {
    let block = Explanation(trace).lines.drop { !$0.hasPrefix("Touch \(number) landed") }.dropFirst()
    return block.prefix { $0.hasPrefix("  ") }.filter { $0.hasPrefix("  \(hit) ") }
  }

  private func seconds(_ time: Timestamp) -> String { DecimalText.time(time) + " s" }

  private func view(in live: LiveScenario) -> View? {
    var pending: [View] = live.windows
    while let view = pending.popLast() {
      if live.name(of: view) == name { return view }
      pending += view.subviews
    }
    return nil
  }

  /// The touches that land at a time of the script.
  private func landings(at time: Timestamp) -> [(number: Int, place: Point)] {
    guard case .script(let steps) = scenario.input else { return [] }
    return steps.compactMap { step in
      guard step.time.nanoseconds == time.nanoseconds, case .touch(let change) = step.action, change.phase == .began,
        let place = change.location
      else { return nil }
      return (change.number, place)
    }
  }

  // MARK: Where a touch is

  private enum Relation {
    case over
    case refused(String)
    /// In its box, but outside of a view around it.
    case beyond(String)
    case away(Double)
  }

  private func relation(_ view: View, _ place: Point, _ live: LiveScenario) -> Relation {
    var current: View? = view
    while let here = current {
      if let refusal = here.touchRefusal {
        return .refused((here === view ? "" : "a view around it: ") + refusal.words)
      }
      current = here.superview
    }
    guard let window = view.window else { return .refused("in no window") }
    let local = view.convert(place, from: window)
    var around = view.superview
    while let here = around, here !== window {
      guard here.point(inside: here.convert(place, from: window), with: nil) else {
        return view.bounds.contains(local) ? .beyond(live.name(of: here) ?? "a view around it") : away(view, local)
      }
      around = here.superview
    }
    return view.bounds.contains(local) ? .over : away(view, local)
  }

  private func away(_ view: View, _ local: Point) -> Relation {
    let box = view.bounds
    let (dx, dy) = (
      max(box.minX - local.x, local.x - box.maxX, 0), max(box.minY - local.y, local.y - box.maxY, 0)
    )
    return .away((dx * dx + dy * dy).squareRoot())
  }

  private func sentence(
    _ landing: (number: Int, place: Point, relation: Relation), _ hit: String, in live: LiveScenario
  )
    -> String
  {
    let place = "(\(DecimalText.text(landing.place.x)), \(DecimalText.text(landing.place.y)))"
    let start = "Touch \(landing.number) landed at \(place) on \(hit)"
    if hit == name { return start + "." }
    if isInside(hit, live) { return start + ", which is in \(name)." }
    switch landing.relation {
    case .over: return start + "; \(name) lies under it there [HT-6]."
    case .beyond(let around):
      return start + "; \(name) is there, but outside of \(around), which is around it [HT-6]."
    case .refused(let reason): return start + "; \(name) cannot be touched: \(reason)."
    case .away(let distance):
      return start + "; \(name) is \(DecimalText.text((distance * 10).rounded() / 10)) points away."
    }
  }

  private func isInside(_ other: String, _ live: LiveScenario) -> Bool {
    guard let view = view(in: live) else { return false }
    var pending = view.subviews
    while let next = pending.popLast() {
      if live.name(of: next) == other { return true }
      pending += next.subviews
    }
    return false
  }
}
