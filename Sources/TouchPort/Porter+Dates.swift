/// Ports dates and intervals that are used to measure elapsed time.
extension Porter {
  // MARK: Dates

  /// The members of a date that return an elapsed time.
  private static let spans = [
    "timeIntervalSince", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate", "timeIntervalSince1970",
  ]

  /// Replaces dates that only measure elapsed time with the host's clock: either every date in a file, or none.
  mutating func portDates() {
    let dates = list.indices.filter {
      ["Date", "NSDate"].contains(list[$0].text) && list.text(list.previous($0)) != "."
    }
    guard !dates.isEmpty, dates.allSatisfy(isMeasure) else { return }
    let members = list.indices.filter { list.text(list.previous($0)) == "." && Self.spans.contains(list[$0].text) }
    guard members.allSatisfy({ list.text(list.previous(list.previous($0))) != "?" && clockOwner(of: $0) != nil })
    else { return }
    for index in dates {
      if let open = list.next(index), list[open].text == "(", let close = list.end(of: open) {
        list.remove(open...close)
        list.replace(index, with: "\(clock(index)).currentTime")
      } else if list.text(list.next(index)) == "." {
        list.replace(index, with: "\(clock(index)).currentTime")
      } else {
        list.replace(index, with: "Double")
      }
    }
    for index in members { portSpan(index) }
  }

  /// Returns whether a date token is a type annotation, the current date, or an interval ending now, in a type that has a
  /// clock.
  private func isMeasure(_ index: Int) -> Bool {
    guard clockOwner(named: owner(of: index) ?? "") != nil else { return false }
    guard let next = list.next(index) else { return false }
    if list[next].text == "(" {
      return list.text(list.next(next)) == ")" && clockOwner(of: index) != nil && isInFunction(index)
    }
    if list[next].text == "." {
      return Self.spans.contains(list.text(list.next(next))) && clockOwner(of: index) != nil && isInFunction(index)
    }
    return list.text(list.previous(index)) == ":"
  }

  /// Returns whether `self` is available at a token: it isn't in a property's initial value.
  private func isInFunction(_ index: Int) -> Bool {
    guard let owner = types.last(where: { $0.body.contains(index) }) else { return false }
    var depth = 0
    for place in owner.body.lowerBound..<index where list[place].kind == .symbol {
      if list[place].text == "{" { depth += 1 }
      if list[place].text == "}" { depth -= 1 }
    }
    return depth > 1
  }

  private mutating func portSpan(_ index: Int) {
    guard let dot = list.previous(index), let start = receiver(of: dot) else { return }
    list.remove([dot])
    switch list[index].text {
    case "timeIntervalSince":
      guard let open = list.next(index), let close = list.end(of: open) else { return }
      list.replace(start, with: "(" + list[start].text)
      list.replace(index, with: " - ")
      list.replace(close, with: "))")
    case "timeIntervalSinceNow":
      list.replace(start, with: "(" + list[start].text)
      list.replace(index, with: " - \(clock(index)).currentTime)")
    default:
      list.remove([index])
    }
  }

  /// Returns the start of the expression that precedes a dot.
  private func receiver(of dot: Int) -> Int? {
    var place = list.previous(dot)
    while let here = place {
      switch list[here].text {
      case ")", "]": place = list.previous(list.start(of: here))
      case "!", "?": place = list.previous(here)
      default:
        guard list[here].kind == .identifier else { return nil }
        guard let before = list.previous(here), list[before].text == "." else { return here }
        place = list.previous(before)
      }
    }
    return nil
  }

  // MARK: Intervals

  /// Replaces `DispatchTimeInterval` with seconds where it is used in a type that has a clock.
  mutating func portIntervals() {
    let types = list.indices.filter { list[$0].text == "DispatchTimeInterval" }
    guard !types.isEmpty, types.allSatisfy({ clockOwner(of: $0) != nil }) else { return }
    for index in types { list.replace(index, with: "Double") }
    let units = [
      ("seconds", ""), ("milliseconds", " / 1000"), ("microseconds", " / 1_000_000"),
      ("nanoseconds", " / 1_000_000_000"),
    ]
    for (unit, share) in units {
      for index in list.indices where list[index].text == unit && list.text(list.previous(index)) == "." {
        guard let dot = list.previous(index), !isMember(dot: dot), let open = list.next(index), list[open].text == "(",
          let close = list.end(of: open)
        else { continue }
        list.remove([dot])
        list.replace(index, with: share.isEmpty ? "Double" : "(Double")
        if !share.isEmpty { list.replace(close, with: ")\(share))") }
      }
    }
  }

  // MARK: Timers of a run loop

  /// Ports `Timer(timeInterval: …)`, which starts when it is added to a run loop; here it starts immediately, and the `RunLoop.add`
  /// line is removed.
  mutating func portLooseTimers() {
    for index in list.indices where list[index].text == "Timer" && list.text(list.next(index)) == "(" {
      guard let open = list.next(index), clockOwner(of: index) != nil,
        arguments(open)?.first?.label == "timeInterval"
      else { continue }
      if !list.tokens.contains(where: { $0.text == "RunLoop" }) {
        note(.time, index, "Timer: it was never added to a run loop, so it never fired; here it does")
      }
      portTimer(index, last: index)
    }
    for index in list.indices where list[index].text == "RunLoop" && clockOwner(of: index) != nil {
      guard let dot = list.next(index), let which = list.next(dot), let second = list.next(which),
        let add = list.next(second), list[add].text == "add", let open = list.next(add), list[open].text == "(",
        arguments(open)?.last?.label == "forMode", let close = list.end(of: open)
      else { continue }
      list.removeWithLine(index...close)
    }
  }

  // MARK: Layout

  /// Removes lines that switch a view to constraints, which have no effect here.
  mutating func dropLayoutSwitches() {
    for index in list.indices where list[index].text == "translatesAutoresizingMaskIntoConstraints" {
      guard let equals = list.next(index), list[equals].text == "=", let value = list.next(equals),
        ["true", "false"].contains(list[value].text)
      else { continue }
      let start = list.text(list.previous(index)) == "." ? list.previous(index).flatMap(receiver(of:)) : index
      if let start { list.removeWithLine(start...value) }
    }
  }
}
