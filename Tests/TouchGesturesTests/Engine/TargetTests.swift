import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct TargetTests {
  private let stage = Stage()
  private let stub: Stub
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  private final class Target {
    let log: Log
    let name: String
    init(_ log: Log, _ name: String) {
      self.log = log
      self.name = name
    }
    func first() { log.lines.append(name + " first") }
    func second(_ recognizer: GestureRecognizer) {
      log.lines.append(name + " second " + (recognizer.name ?? ""))
    }
    func third(_ recognizer: Stub, _ event: TouchEvent?) {
      log.lines.append(name + " third \(event?.allTouches?.count ?? 0)")
    }
    func wrong(_ view: View) { log.lines.append(name + " wrong") }
  }

  private let firstAction = Action("first", Target.first)
  private let secondAction = Action("second", Target.second)

  init() {
    stub = stage.add("stub")
    stub.onBegan = { $0.state = .ended }
  }

  private func act() { stage.driver.tap(at: stage.here) }

  @Test func `all pairs are called in the order of addition (GA-2)`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: secondAction)
    stub.addAction { [log] _ in log.lines.append("closure") }
    stub.addTarget(target, action: firstAction)
    act()
    #expect(log.lines == ["t second stub", "closure", "t first"])
  }

  @Test func `a pair that is added twice is called once (GA-2)`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: firstAction)
    stub.addTarget(target, action: firstAction)
    act()
    #expect(log.lines == ["t first"])
  }

  @Test func `each of many targets is called once, however often it was added (GA-2)`() {
    let targets = (0..<100).map { Target(log, "\($0)") }
    for target in targets + targets.reversed() { stub.addTarget(target, action: firstAction) }
    for target in targets where target.name.hasSuffix("1") { stub.removeTarget(target, action: firstAction) }
    for target in targets { stub.addTarget(target, action: firstAction) }
    act()

    let names = targets.map(\.name)
    let order = names.filter { !$0.hasSuffix("1") } + names.filter { $0.hasSuffix("1") }
    #expect(log.lines == order.map { $0 + " first" })
  }

  @Test func `two closures of one name are both called, and are both removed by it (GA-2)`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: Action("same") { (target: Target) in { target.log.lines.append("one") } })
    stub.addTarget(target, action: Action("same") { (target: Target) in { target.log.lines.append("two") } })
    act()
    let early = log.lines

    stub.removeTarget(target, action: Action(named: "same"))
    act()
    #expect([early, log.lines] == [["one", "two"], ["one", "two"]])
  }

  @Test func `a method may take the event beside the recognizer`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: Action("third", Target.third))
    act()
    #expect(log.lines == ["t third 1"])
  }

  @Test func `a method that requires another sender is not called`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: Action("wrong", Target.wrong))
    act()
    #expect(log.lines == [])
  }

  @Test func `a target is not retained, and not called once it died (GA-2)`() {
    weak var remembered: Target?
    do {
      let target = Target(log, "t")
      remembered = target
      stub.addTarget(target, action: firstAction)
    }
    let early = remembered == nil
    act()
    #expect((early, log.lines) == (true, []))
  }

  @Test func `a pair is removed by both of its parts (GA-2)`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: firstAction)
    stub.addTarget(target, action: secondAction)
    stub.removeTarget(target, action: firstAction)
    act()
    #expect(log.lines == ["t second stub"])
  }

  @Test func `a missing action removes all pairs of a target (GA-2)`() {
    let target = Target(log, "t")
    let other = Target(log, "o")
    stub.addTarget(target, action: firstAction)
    stub.addTarget(target, action: secondAction)
    stub.addTarget(other, action: firstAction)
    stub.removeTarget(target, action: nil)
    act()
    #expect(log.lines == ["o first"])
  }

  @Test func `a missing target removes all pairs of an action (GA-2)`() {
    let target = Target(log, "t")
    let other = Target(log, "o")
    stub.addTarget(target, action: firstAction)
    stub.addTarget(other, action: firstAction)
    stub.addTarget(other, action: secondAction)
    stub.removeTarget(nil, action: firstAction)
    act()
    #expect(log.lines == ["o second stub"])
  }

  @Test func `with neither target nor action all go, closures too (GA-2)`() {
    let target = Target(log, "t")
    stub.addTarget(target, action: firstAction)
    stub.addAction { [log] _ in log.lines.append("closure") }
    stub.removeTarget(nil, action: nil)
    act()
    #expect(log.lines == [])
  }

  @Test func `a closure is removed by its token`() {
    let token = stub.addAction { [log] _ in log.lines.append("one") }
    stub.addAction { [log] _ in log.lines.append("other") }
    stub.removeAction(token)
    act()
    #expect(log.lines == ["other"])
  }

  @Test func `many closures are removed by their tokens in any order, and the others keep theirs`() {
    let tokens = (0..<40).map { number in stub.addAction { [log] _ in log.lines.append("\(number)") } }
    for number in 0..<40 where number % 3 > 0 { stub.removeAction(tokens[number]) }
    stub.removeAction(tokens[1])
    stub.addTarget(Target(log, "gone"), action: firstAction)
    stub.addAction { [log] _ in log.lines.append("last") }

    act()

    #expect(log.lines == (0..<40).filter { $0 % 3 == 0 }.map { "\($0)" } + ["last"])
  }

  @Test func `an action that an earlier one removes still gets this action, and no later one (GA-2)`() {
    let target = Target(log, "t")
    stub.addAction { $0.removeTarget(target, action: nil) }
    stub.addTarget(target, action: firstAction)

    act()
    act()

    #expect(log.lines == ["t first"])
  }

  @Test func `an action that another one adds is called from the next time on (GR-9)`() {
    var isAdded = false
    stub.addAction { [log] recognizer in
      guard !isAdded else { return }
      isAdded = true
      for number in 0..<20 { recognizer.addAction { _ in log.lines.append("late \(number)") } }
    }

    act()
    let early = log.lines
    act()
    #expect([early, log.lines] == [[], (0..<20).map { "late \($0)" }])
  }

  @Test func `an action that removes itself and all others continues to its end (GR-9)`() {
    final class Kept {}
    weak var kept: Kept?
    do {
      let held = Kept()
      kept = held
      stub.addAction { [log] recognizer in
        recognizer.removeTarget(nil, action: nil)
        recognizer.addAction { _ in log.lines.append("new") }
        withExtendedLifetime(held) { log.lines.append("old") }
      }
    }

    act()
    #expect(log.lines == ["old"] && kept == nil)
    act()
    #expect(log.lines == ["old", "new"])
  }
}
