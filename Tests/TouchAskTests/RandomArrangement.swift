/// Numbers that look random and are the same in each run.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % sides
  }

  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}

/// A scenario with a few views in each other, and at most six recognizers and controls.
struct RandomArrangement {
  private var dice: Dice
  private var left: Int
  private var gestures: [String] = []
  private var count = 0

  init(_ seed: Int) {
    dice = Dice(seed)
    left = 1 + dice.roll(6)
  }

  mutating func text() -> String {
    var views: [String] = []
    for _ in 0...dice.roll(3) { views.append(view(width: 320, height: 480, depth: 0)) }
    var links: [String] = []
    if gestures.count > 1, dice.chance(50) {
      let (one, other) = (dice.pick(gestures), dice.pick(gestures))
      if one != other { links.append(#"{"gesture": "\#(one)", "requiresFailureOf": "\#(other)"}"#) }
    }
    return """
      {"scenario": "", "window": {"size": [320, 480]}, "views": [\(views.joined(separator: ",\n"))],
       "links": [\(links.joined(separator: ", "))], "input": []}
      """
  }

  private mutating func view(width: Int, height: Int, depth: Int) -> String {
    count += 1
    let id = "v\(count)"
    let (w, h) = (40 + dice.roll(max(1, width - 40)), 40 + dice.roll(max(1, height - 40)))
    let (x, y) = (dice.roll(max(1, width - w + 20)), dice.roll(max(1, height - h + 20)))
    var keys = [#""id": "\#(id)""#, #""frame": [\#(x), \#(y), \#(w), \#(h)]"#]
    let isControl = left > 0 && dice.chance(25)
    if isControl {
      left -= 1
      keys.append(#""kind": "\#(dice.pick(["button", "control", "switch"]))""#)
    } else if left > 0, dice.chance(15) {
      left -= 1
      let content = dice.pick(["[\(w), \(3 * h)]", "[\(3 * w), \(h)]"])
      keys.append(#""kind": "scrollView", "set": {"contentSize": \#(content)}"#)
    } else if dice.chance(10) {
      keys.append(#""userInteraction": false"#)
    }
    var own: [String] = []
    while left > 0, dice.chance(isControl ? 10 : 55) { own.append(gesture()) }
    if !own.isEmpty { keys.append(#""gestures": [\#(own.joined(separator: ", "))]"#) }
    if depth < 3, !isControl {
      var children: [String] = []
      while dice.chance(45) { children.append(view(width: w, height: h, depth: depth + 1)) }
      if !children.isEmpty { keys.append(#""children": [\#(children.joined(separator: ", "))]"#) }
    }
    return "{\(keys.joined(separator: ", "))}"
  }

  private mutating func gesture() -> String {
    left -= 1
    count += 1
    let id = "g\(count)"
    var set: [String] = []
    let kind = dice.pick(["tap", "tap", "pan", "pan", "longPress", "swipe", "pinch", "rotation"])
    switch kind {
    case "tap":
      if dice.chance(30) { set.append(#""numberOfTapsRequired": 2"#) }
      if dice.chance(20) { set.append(#""numberOfTouchesRequired": 2"#) }
    case "pan": if dice.chance(20) { set.append(#""minimumNumberOfTouches": 2"#) }
    case "longPress": set.append(#""minimumPressDuration": \#(dice.pick(["0", "0.15", "0.5"]))"#)
    case "swipe": set.append(#""direction": "\#(dice.pick(["left", "right", "up", "down"]))""#)
    default: break
    }
    if dice.chance(20) { set.append(#""cancelsTouchesInView": false"#) }
    if dice.chance(10) { set.append(#""delaysTouchesBegan": true"#) }
    if dice.chance(10) { set.append(#""delaysTouchesEnded": false"#) }
    var keys = [#""id": "\#(id)""#, #""kind": "\#(kind)""#, #""set": {\#(set.joined(separator: ", "))}"#]
    if dice.chance(20) { keys.append(#""delegate": {"shouldRecognizeSimultaneouslyWith": true}"#) }
    gestures.append(id)
    return "{\(keys.joined(separator: ", "))}"
  }
}
