/// Timers, dispatch queues and clocks become work and times of the host's clock, where a type has one.
extension Porter {
  /// What kind of object stands for `self` at a place, as far as it has a clock.
  enum ClockOwner {
    case view, recognizer, controller

    /// What `UIView.animate` is a method of there.
    func animator(of object: String) -> String {
      switch self {
      case .view: "\(object).animate"
      case .recognizer: "\(object).view?.animate"
      case .controller: "\(object).view.animate"
      }
    }
  }

  mutating func portTimes() {
    portDates()
    portIntervals()
    portLooseTimers()
    let words = [
      "scheduledTimer", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "ProcessInfo", "Timer", "DispatchQueue",
      "perform", "UIView",
    ]
    for index in list.indices where words.contains(list[index].text) {
      guard !isMember(index), let owner = clockOwner(of: index) else { continue }
      switch list[index].text {
      case "scheduledTimer": portImplicitTimer(index)
      case "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent": portClock(index)
      case "ProcessInfo": portUptime(index)
      case "Timer": portTimer(index)
      case "DispatchQueue": portQueue(index)
      case "perform": portDelayedCall(index)
      case "UIView": portAnimation(index, owner)
      default: break
      }
    }
  }

  /// Returns whether a name belongs to the expression before its dot.
  private func isMember(_ index: Int) -> Bool {
    guard let dot = list.previous(index), list[dot].text == "." else { return false }
    return list[index].text != "scheduledTimer" || isMember(dot: dot)
  }

  /// Returns whether an expression stands before a dot; after none, the type is left to the compiler.
  func isMember(dot: Int) -> Bool {
    guard let before = list.previous(dot) else { return false }
    return list[before].kind == .identifier && !["return", "in", "else"].contains(list[before].text)
      || [")", "]", "?", "!"].contains(list[before].text)
  }

  // MARK: Whose clock it is

  /// Returns the object around a place that has a clock; `nil` where `self` has none, or is not known to have one.
  func clockOwner(of index: Int) -> ClockOwner? {
    guard let name = owner(of: index), !isStatic(index) else { return nil }
    return clockOwner(named: name)
  }

  /// Returns what has the clock at a place where there is one: a controller's view has it.
  func clock(_ index: Int) -> String { object(index) + (clockOwner(of: index) == .controller ? ".view" : "") }

  /// Returns what stands for `self` at a place: an optional in a closure that keeps it weakly and has not unwrapped it.
  private func object(_ index: Int) -> String { weakPlaces[index] ? "self?" : "self" }

  /// Finds the tokens where `self` is an optional.
  mutating func findWeakPlaces() {
    var isWeak = [false]
    weakPlaces = list.indices.map { index in
      switch list[index].text {
      case "{": isWeak.append(isWeak[isWeak.count - 1])
      case "}" where isWeak.count > 1: isWeak.removeLast()
      case "weak" where list.text(list.next(index)) == "self": isWeak[isWeak.count - 1] = true
      case "self" where list.text(list.previous(index)) == "let":
        if ["guard", "if"].contains(list.text(list.previous(list.previous(index)))) {
          isWeak[isWeak.count - 1] = false
        }
      default: break
      }
      return isWeak[isWeak.count - 1]
    }
  }

  func clockOwner(named name: String) -> ClockOwner? { clockOwner(named: name, depth: 0) }

  private func clockOwner(named name: String, depth: Int) -> ClockOwner? {
    if let supertype = supertypes.first(where: { $0.name == name })?.supertype, depth < 10, supertype != name {
      return clockOwner(named: supertype, depth: depth + 1)
    }
    if name.hasSuffix("Controller") { return .controller }
    if name.hasSuffix("Recognizer") { return .recognizer }
    let ends = ["View", "Control", "Button", "Slider", "Switch", "Stepper", "Cell", "Window"]
    return ends.contains { name.hasSuffix($0) } ? .view : nil
  }

  // MARK: Clocks

  /// Turns `CACurrentMediaTime()` into `self.currentTime`.
  private mutating func portClock(_ index: Int) {
    guard let open = list.next(index), list[open].text == "(", let close = list.end(of: open) else { return }
    list.remove(open...close)
    list.replace(index, with: "\(clock(index)).currentTime")
  }

  /// Turns `ProcessInfo.processInfo.systemUptime` into `self.currentTime`.
  private mutating func portUptime(_ index: Int) {
    guard let last = path(["processInfo", "systemUptime"], after: index) else { return }
    list.remove((index + 1)...last)
    list.replace(index, with: "\(clock(index)).currentTime")
  }

  /// Returns the last token of a path of names that follows a token; `nil` where another follows.
  private func path(_ names: [String], after index: Int) -> Int? {
    var place = index
    for name in names {
      guard let dot = list.next(place), list[dot].text == ".", let next = list.next(dot), list[next].text == name
      else { return nil }
      place = next
    }
    return place
  }

  // MARK: Timers

  /// Ports `.scheduledTimer(…)` that is assigned to a timer as `Timer.scheduledTimer(…)`.
  private mutating func portImplicitTimer(_ index: Int) {
    guard let dot = list.previous(index), list[dot].text == "." else { return }
    portTimer(dot, last: index)
  }

  /// Turns a scheduled timer into scheduled work; the type becomes that of its token.
  private mutating func portTimer(_ index: Int) {
    guard let last = path(["scheduledTimer"], after: index) else {
      if list.text(list.next(index)) != "." && list.text(list.next(index)) != "(" {
        list.replace(index, with: "DeadlineToken")
      }
      return
    }
    portTimer(index, last: last)
  }

  mutating func portTimer(_ index: Int, last: Int) {
    guard let open = list.next(last), list[open].text == "(", let arguments = arguments(open) else { return }
    let interval = arguments.first { $0.label == "withTimeInterval" || $0.label == "timeInterval" }
    if let interval, text(of: "target", arguments) == nil {
      list.replace(interval.start, with: "after")
      if let block = arguments.first(where: { $0.label == "block" }), let colon = list.next(block.start) {
        removeWithSpace(block.start...colon)
      }
      list.remove((index + 1)..<(last + 1))
      list.replace(index, with: "\(clock(index)).schedule")
    } else if let interval = text(of: "timeInterval", arguments), text(of: "target", arguments) == "self",
      let repeats = text(of: "repeats", arguments), let call = call(of: "selector", arguments, takes: "token"),
      let close = list.end(of: open)
    {
      let parameter = call.hasSuffix("(token)") ? "token" : "_"
      list.remove((index + 1)...close)
      list.replace(
        index,
        with: "\(clock(index)).schedule(after: \(interval), repeats: \(repeats)) "
          + "{ [weak self] \(parameter) in self?.\(call) }")
    }
  }

  // MARK: Dispatch queues

  /// Turns work that the main queue does later into scheduled work.
  private mutating func portQueue(_ index: Int) {
    if let last = path(["main", "async"], after: index) {
      guard let next = list.next(last) else { return }
      if list[next].text == "{" {
        list.remove((index + 1)...last)
        return list.replace(index, with: "\(clock(index)).schedule(after: 0)")
      }
      guard list[next].text == "(", let label = list.next(next), list[label].text == "execute",
        let colon = list.next(label)
      else { return }
      removeWithSpace(label...colon)
      list.remove((index + 1)...last)
      list.replace(index, with: "\(clock(index)).schedule")
      list.replace(next, with: "(after: 0, ")
    } else if let last = path(["main", "asyncAfter"], after: index), let open = list.next(last),
      list[open].text == "(", let arguments = arguments(open),
      let deadline = arguments.first(where: { $0.label == "deadline" }), let delay = delay(deadline)
    {
      list.remove(deadline.start...deadline.end)
      list.replace(deadline.start, with: "after: \(delay)")
      if let work = arguments.first(where: { $0.label == "execute" }), let colon = list.next(work.start) {
        removeWithSpace(work.start...colon)
      }
      list.remove((index + 1)...last)
      list.replace(index, with: "\(clock(index)).schedule")
    }
  }

  /// Returns the delay of a deadline such as `.now() + 0.3`, in seconds; `nil` for any other form.
  private func delay(_ deadline: Argument) -> String? {
    var words = list.tokens[deadline.value...deadline.end].map { $0.text }.joined()
    for start in [".now()", "DispatchTime.now()"] where words.hasPrefix(start) {
      words.removeFirst(start.count)
      words = words.trimmed
      guard words.hasPrefix("+") else { return words.isEmpty ? "0" : nil }
      words = String(words.dropFirst()).trimmed
      for (unit, share) in [(".milliseconds(", " / 1000"), (".seconds(", "")] where words.hasPrefix(unit) {
        return "Double(" + words.dropFirst(unit.count) + share
      }
      return words
    }
    return nil
  }

  // MARK: Delayed calls and animations

  /// Turns `perform(#selector(go), with: nil, afterDelay: 1)` into scheduled work.
  private mutating func portDelayedCall(_ index: Int) {
    guard let open = list.next(index), list[open].text == "(", let arguments = arguments(open),
      let delay = text(of: "afterDelay", arguments), text(of: "with", arguments) == "nil",
      let call = call(of: "", arguments, takes: "nil"), !call.hasSuffix("(nil)"), let close = list.end(of: open)
    else { return }
    list.remove(open...close)
    list.replace(index, with: "\(clock(index)).schedule(after: \(delay)) { [weak self] in self?.\(call) }")
  }

  /// Turns `UIView.animate(` into a method of a view, which has the time.
  private mutating func portAnimation(_ index: Int, _ owner: ClockOwner) {
    guard let last = path(["animate"], after: index) else { return }
    list.remove((index + 1)...last)
    list.replace(index, with: owner.animator(of: object(index)))
  }

  // MARK: Calls

  /// Returns the call of the method that a selector names, with an argument where the method takes one.
  private func call(of label: String, _ arguments: [Argument], takes argument: String) -> String? {
    guard let selector = arguments.first(where: { $0.label == label }), list[selector.value].text == "#selector",
      let open = list.next(selector.value), let close = list.end(of: open)
    else { return nil }
    var name = list.next(open)
    while let here = name, let dot = list.next(here), list[dot].text == ".", dot < close { name = list.next(dot) }
    guard let name, name < close else { return nil }
    let method = list[name].text
    let takesOne = list.next(name).map { $0 < close } ?? false || declaresParameter(method)
    return method + (takesOne ? "(\(argument))" : "()")
  }

  /// Returns whether the file declares a method of this name that takes something.
  private func declaresParameter(_ method: String) -> Bool {
    list.indices.contains { index in
      guard list[index].text == "func", let name = list.next(index), list[name].text == method,
        let open = list.next(name), list[open].text == "(", let first = list.next(open)
      else { return false }
      return list[first].text != ")"
    }
  }

  mutating func removeWithSpace(_ range: ClosedRange<Int>) {
    list.remove(range)
    let next = range.upperBound + 1
    if next < list.tokens.count, list[next].kind == .whitespace { list.remove([next]) }
  }
}

extension String {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
