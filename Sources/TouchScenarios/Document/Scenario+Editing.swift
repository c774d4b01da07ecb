package import TouchPlugins

// What changes an arrangement that was loaded, for tools that try changes.

extension Scenario {
  /// Changes every view and window of the arrangement.
  package mutating func changeAll(_ body: (inout ScenarioView) -> Void) {
    for index in windows.indices { windows[index].view.changeAll(body) }
  }

  /// Changes the view or window of an id.
  package mutating func change(view id: String, _ body: (inout ScenarioView) -> Void) {
    changeAll { if $0.id.isSame(as: id) { body(&$0) } }
  }

  /// Changes the recognizer of an id; returns whether the file has it.
  @discardableResult
  package mutating func change(gesture id: String, _ body: (inout ScenarioGesture) -> Void) -> Bool {
    var isFound = false
    changeAll { view in
      for index in view.gestures.indices where view.gestures[index].id.isSame(as: id) {
        body(&view.gestures[index])
        isFound = true
      }
    }
    return isFound
  }

  /// Sets a property of a recognizer that a view has by itself before anything else happens.
  package mutating func setFirst(_ name: String, _ value: PropertyValue, ofGesture id: String) {
    guard case .script(let steps) = input, let place = windows.first?.view.place else { return }
    let setting = PropertySetting(name: name, value: value, place: place)
    input = .script([ScenarioStep(time: 0, action: .setGesture(id, [setting]), place: place)] + steps)
  }

  /// Takes other steps as the script, behind what it does before the first touch.
  package mutating func play(_ steps: [ScenarioStep.Timed]) {
    guard case .script(let before) = input, let place = windows.first?.view.place else { return }
    input = .script(before + steps.map { ScenarioStep(time: $0.time, action: $0.action, place: place) })
  }

  /// Lets all fingers stay down for some seconds longer before the first of them lifts.
  package mutating func holdTouches(for seconds: Double) {
    guard case .script(var steps) = input else { return }
    let lifts = steps.filter { if case .touch(let change) = $0.action { change.phase == .ended } else { false } }
    guard let first = lifts.first?.time else { return }
    for index in steps.indices where steps[index].time >= first { steps[index].time += seconds }
    input = .script(steps)
  }

  /// Lets every finger move by a share of its way from where it lands.
  package mutating func shortenTouches(to share: Double) {
    guard case .script(var steps) = input else { return }
    var starts: [(number: Int, place: Point)] = []
    for index in steps.indices {
      guard case .touch(var change) = steps[index].action, let place = change.location else { continue }
      if change.phase == .began {
        starts.removeAll { $0.number == change.number }
        starts.append((change.number, place))
      } else if let start = starts.first(where: { $0.number == change.number }) {
        change.location = start.place + (place - start.place) * share
        steps[index].action = .touch(change)
      }
    }
    input = .script(steps)
  }

  /// Lets the animation of a number in the script allow interaction.
  package mutating func allowInteraction(inAnimation number: Int) {
    guard case .script(var steps) = input else { return }
    var count = 0
    for index in steps.indices {
      guard case .animate(let id, let traits, let duration, _) = steps[index].action else { continue }
      if count == number {
        steps[index].action = .animate(id, traits, duration: duration, allowsUserInteraction: true)
      }
      count += 1
    }
    input = .script(steps)
  }
}

extension ScenarioView {
  fileprivate mutating func changeAll(_ body: (inout ScenarioView) -> Void) {
    body(&self)
    for index in children.indices { children[index].changeAll(body) }
    for row in table?.rows.indices ?? 0..<0 {
      for index in table?.rows[row].row.children.indices ?? 0..<0 {
        table?.rows[row].row.children[index].changeAll(body)
      }
    }
  }

  /// Sets a property of the view's kind.
  package mutating func set(_ name: String, _ value: PropertyValue) {
    properties.removeAll { $0.name.isSame(as: name) }
    properties.append(PropertySetting(name: name, value: value, place: place))
  }

  /// Sets what every view can have; what is set last counts.
  package mutating func set(_ trait: ViewTrait) {
    if case .frame(let frame) = trait { self.frame = frame } else { traits.append(trait) }
  }
}

extension ScenarioGesture {
  /// Sets a property of the recognizer.
  package mutating func set(_ name: String, _ value: PropertyValue) {
    properties.removeAll { $0.name.isSame(as: name) }
    properties.append(PropertySetting(name: name, value: value, place: place))
  }

  /// Changes what its delegate answers; it gets one if it has none.
  package mutating func answer(_ body: (inout GestureDelegateAnswers) -> Void) {
    var answers = delegate ?? GestureDelegateAnswers()
    body(&answers)
    delegate = answers
  }
}

extension ScenarioLink {
  /// Creates a link of a recognizer that waits for another.
  package init(of gesture: String, waitingFor other: String) {
    self.init(gesture: gesture, requiresFailureOf: other)
  }
}
