import TouchScenarios
import TouchViews

extension ArrangementWriter {
  /// Connects a recognizer's action, and writes the method that it calls: what the file shows, or a line of output.
  func addAction(of gesture: ScenarioGesture) {
    let name = names[gesture.id]
    let method = name + "Acted"
    let type = kindName(of: gesture)
    if spelling.isUIKit {
      setUp.append(CodeLine("\(name).addTarget(self, action: \(selector(method)))"))
    } else {
      setUp.append(CodeLine("\(name).addAction { [unowned self] in \(method)($0) }"))
    }
    var body: [String] = []
    for effect in scenario.shows.effects where effect.driver.isSame(as: gesture.id) {
      body += lines(of: effect, by: gesture)
    }
    if body.isEmpty { body = ["print(\"\(gesture.id)\", recognizer.state\(isApples ? ".rawValue" : ""))"] }
    actions += [CodeLine(""), CodeLine("\(selectable)func \(method)(_ recognizer: \(type)) {")]
    actions += body.map { CodeLine("  " + $0) } + [CodeLine("}")]
  }

  private var selectable: String { isApples ? "@objc " : "" }

  /// Returns the expression for a method; without Objective-C it has the method and its name.
  private func selector(_ method: String) -> String {
    isApples ? "#selector(\(method)(_:))" : "Selector(\"\(method)\", \(className).\(method)(_:))"
  }

  /// Connects what the file does when a refresh began.
  func addRefreshing(_ view: ScenarioView, _ name: String) {
    guard scenario.shows.effects.contains(where: { $0.kind == .refresh && $0.driver.isSame(as: view.id) }) else {
      return
    }
    let method = name + "Began"
    if spelling.isUIKit {
      setUp.append(CodeLine("\(name).addTarget(self, action: \(selector(method)), for: .valueChanged)"))
    } else {
      setUp.append(CodeLine("\(name).addAction(for: .valueChanged) { [unowned self] _ in \(method)(\(name)) }"))
    }
    actions += [CodeLine(""), CodeLine("\(selectable)func \(method)(_ refresh: \(spelling.type("RefreshControl"))) {")]
    let wait = CodeSpelling.literal(ScenarioEffect.refreshTime)
    actions.append(
      CodeLine(
        isApples
          ? "  Timer.scheduledTimer(withTimeInterval: \(wait), repeats: false) { _ in refresh.endRefreshing() }"
          : "  refresh.schedule(after: \(wait)) { refresh.endRefreshing() }"))
    actions.append(CodeLine("}"))
  }

  /// Returns the statements that do what the file shows; none where nothing is to be done but to draw.
  private func lines(of effect: ScenarioEffect, by gesture: ScenarioGesture) -> [String] {
    let view = names[effect.view]
    switch effect.kind {
    case .move: return following(view, alongX: true, alongY: true)
    case .scale:
      guard isContinuous(gesture) else {
        let large = "\(spelling.transform)(scaleX: 1.25, y: 1.25)"
        return ["\(view).transform = \(view).transform.isIdentity ? \(large) : .identity"]
      }
      return [
        "\(view).transform = \(view).transform.scaledBy(x: recognizer.scale, y: recognizer.scale)",
        "recognizer.scale = 1",
      ]
    case .turn:
      return ["\(view).transform = \(view).transform.rotated(by: recognizer.rotation)", "recognizer.rotation = 0"]
    case .slide: return isContinuous(gesture) ? sliding(effect, view) : jumping(effect, view)
    case .lift, .draw, .refresh: return []
    }
  }

  private func following(_ view: String, alongX: Bool, alongY: Bool) -> [String] {
    var lines = ["let moved = recognizer.translation(in: \(view).superview)"]
    if alongX { lines.append("\(view).center.x += moved.x") }
    if alongY { lines.append("\(view).center.y += moved.y") }
    return lines + ["recognizer.setTranslation(.zero, in: \(view).superview)"]
  }

  /// A view that follows a finger and comes to rest at the place to which its speed leads.
  private func sliding(_ effect: ScenarioEffect, _ view: String) -> [String] {
    let isLevel = !effect.stops.contains { $0.y != effect.stops[0].y }
    let isFree = effect.stops.count < 2
    let home = center(of: effect.view)
    let axis = isLevel && !isFree ? "x" : "y"
    var lines = following(view, alongX: isFree || isLevel, alongY: isFree || !isLevel)
    guard !isFree else {
      return lines + ["if recognizer.state == .ended { \(view).center = \(spelling.text(home + effect.stops[0])) }"]
    }
    let stops = effect.stops.map { CodeSpelling.literal(isLevel ? home.x + $0.x : home.y + $0.y) }.joined(
      separator: ", ")
    lines += [
      "if recognizer.state == .ended {",
      "  let ahead = \(view).center.\(axis) + recognizer.velocity(in: \(view).superview).\(axis) * 0.15",
      "  let stops: [\(spelling.number)] = [\(stops)]",
      "  \(view).center.\(axis) = stops.min { abs($0 - ahead) < abs($1 - ahead) } ?? ahead", "}",
    ]
    return lines
  }

  /// A view that goes to a place, or to the one after that at which it is.
  private func jumping(_ effect: ScenarioEffect, _ view: String) -> [String] {
    let home = center(of: effect.view)
    if let stop = effect.stop { return ["\(view).center = \(spelling.text(home + effect.stops[stop]))"] }
    let stops = effect.stops.map { spelling.text(home + $0) }.joined(separator: ", ")
    return [
      "let stops = [\(stops)]", "let next = (stops.firstIndex(of: \(view).center) ?? -1) + 1",
      "\(view).center = stops[next % stops.count]",
    ]
  }

  private func center(of id: String) -> Point {
    guard let root, let view = views(in: root).first(where: { $0.id.isSame(as: id) }) else { return .zero }
    let frame = view.frame
    return Point(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }
}
