import Testing
import TouchTestSupport
import TouchTesting
import Touchstone

/// Subclasses and targets that mean harm.
@Suite struct HostileCodeTests: HostileSuite {
  let window = Window(
    frame: Rect(x: 0, y: 0, width: 200, height: 200), context: TouchContext(registry: .standard))
  let checker = InvariantChecker()

  init() {
    window.isMultipleTouchEnabled = true
    window.context.trace = checker
  }

  @Test(arguments: Sample.isComplete ? 0..<40 : 0..<8)
  func `a recognizer that asks for any state in any callback sticks nowhere, a fifth by default (GS-4)`(seed: UInt64) {
    final class Liar: GestureRecognizer {
      var dice = Dice(seed: 1)
      let wishes: [GestureState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      override var traits: GestureTraits { GestureTraits(kind: "liar", isContinuous: true) }
      private func lie() {
        state = wishes[dice.roll(6)]
        if dice.chance(20) { recognizeImmediately() }
        if dice.chance(20) { scheduleDeadline(at: currentTime, tag: dice.roll(3)) }
      }
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
        if dice.chance(20) { touches.forEach { ignore($0, for: event) } }
        lie()
      }
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { lie() }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { lie() }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { lie() }
      override func reset() { lie() }
      override func deadlineReached(_ tag: Int, at time: Timestamp) { if dice.chance(90) { lie() } }
      override func canPrevent(_ other: GestureRecognizer) -> Bool {
        lie()
        return dice.chance(50)
      }
      override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        lie()
        return dice.chance(20)
      }
    }
    for index in 0..<3 {
      let liar = Liar()
      liar.dice = Dice(seed: seed * 3 + UInt64(index) + 1)
      liar.addAction { $0.state = .changed }
      window.addGestureRecognizer(liar)
    }
    window.addGestureRecognizer(TapGestureRecognizer())
    drag()
    drag(2, from: 2)
    send(3, .began, 10, 10, at: 3)
    send(4, .began, 20, 10, at: 3)
    for liar in window.attachedGestureRecognizers { window.removeGestureRecognizer(liar) }
    #expect(findings() == [])
  }

  @Test func `a deadline that takes its own recognizer away, and lets it go, does no harm`() {
    final class Quitter: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { scheduleDeadline(at: currentTime + 1) }
      override func deadlineReached(_ tag: Int, at time: Timestamp) {
        view?.removeGestureRecognizer(self)
        state = .began
      }
    }
    weak var known: Quitter?
    do {
      let quitter = Quitter()
      known = quitter
      window.addGestureRecognizer(quitter)
    }
    send(1, .began, 50, 50, at: 1)
    window.advance(to: 5)
    #expect(known == nil && findings() == [])
  }

  @Test func `a scroll view that its delegate removes and lets go in any of its calls does no harm (SE-1)`() {
    final class Remover: ScrollViewDelegate {
      var calls = 0
      var last = 0
      var remove: () -> Void = {}
      private func count() {
        calls += 1
        if calls == last { remove() }
      }
      func scrollViewDidScroll(_ scrollView: ScrollView) { count() }
      func scrollViewWillBeginDragging(_ scrollView: ScrollView) { count() }
      func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) { count() }
      func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { count() }
      func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { count() }
    }
    for last in 1...25 {
      weak var known: ScrollView?
      let remover = Remover()
      remover.last = last
      do {
        let scroll = ScrollView(frame: window.bounds)
        scroll.contentSize = Size(width: 200, height: 3_000)
        scroll.delegate = remover
        scroll.addSubview(Button(frame: Rect(x: 0, y: 0, width: 200, height: 3_000)))
        known = scroll
        window.addSubview(scroll)
      }
      remover.remove = { [unowned window] in window.subviews.last?.removeFromSuperview() }
      let start = Double(last) * 100
      send(1, .began, 50, 150, at: start)
      for step in 1...8 { send(1, .moved, 50, 150 - Double(step) * 12, at: start + Double(step) * 0.01) }
      send(1, .ended, 50, 40, at: start + 0.09)
      for frame in 1...300 { window.advance(to: start + 0.1 + Double(frame) / 60) }
      for view in window.subviews { view.removeFromSuperview() }
      #expect(known == nil, "removed in call \(last)")
    }
    #expect(findings() == [])
  }

  @Test func `a target that dies in its own action, and a recognizer whose action drops it, do no harm (GA-2)`() {
    final class Target {
      var drop: () -> Void = {}
      func act() { drop() }
    }
    weak var known: Target?
    var holder: Target? = Target()
    known = holder
    let recognizers = (0..<3).map { _ in TapGestureRecognizer() }
    for recognizer in recognizers {
      window.addGestureRecognizer(recognizer)
      if let holder { recognizer.addTarget(holder, action: Action("act", Target.act)) }
      recognizer.addAction { [unowned window] tap in window.removeGestureRecognizer(tap) }
    }
    holder?.drop = { holder = nil }
    send(1, .began, 50, 50, at: 1)
    send(1, .ended, 50, 50, at: 1.1)
    let early = holder == nil
    known?.drop = {}
    #expect((early, known == nil, findings()) == (true, true, []))
  }

  @Test func `a control that its own action removes and lets go tracks nothing any more (CT-5)`() {
    for events in [Control.Event.touchDown, .touchDragInside, .valueChanged, .touchUpInside, .touchCancel] {
      for kind in 0..<6 {
        do {
          let frame = Rect(x: 0, y: 0, width: 150, height: 100)
          let control: Control =
            switch kind {
            case 0: Button(frame: frame)
            case 1: Slider(frame: frame)
            case 2: Stepper(frame: frame)
            case 3: Switch(frame: frame)
            case 4: SegmentedControl(frame: frame)
            default: PageControl(frame: frame)
            }
          checker.watch(control, "control \(kind)")
          control.addAction(for: events) { $0.removeFromSuperview() }
          window.addSubview(control)
        }
        send(1, .began, 75, 50, at: 1)
        for x in [80.0, 120, 30, 75] { send(1, .moved, x, 50, at: 1) }
        window.advance(to: window.context.now + 3)
        if kind % 2 == 0 { send(1, .ended, 75, 50, at: window.context.now) }
        window.cancelAllTouches(at: window.context.now)
        for view in window.subviews { view.removeFromSuperview() }
      }
    }
    let early = findings()
    checker.checkReleased()
    #expect((early, checker.findings.map(\.description)) == ([], []))
  }

  @Test func `a view that a callback adds to a view in it stays where it is, and is notified of`() {
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    final class Snake: View {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        subviews.first?.subviews.first?.addSubview(self)
        subviews.first?.addSubview(self)
        addSubview(self)
      }
      override func willMove(toSuperview newSuperview: View?) {
        if newSuperview != nil, let inner = subviews.first { inner.addSubview(self) }
      }
    }
    let snake = Snake(frame: window.bounds)
    let middle = View(frame: window.bounds)
    middle.addSubview(View(frame: window.bounds))
    snake.addSubview(middle)
    window.addSubview(snake)
    middle.isUserInteractionEnabled = false
    send(1, .began, 50, 50, at: 1)
    send(1, .ended, 50, 50, at: 2)
    #expect((snake.superview === window, reported, findings()) == (true, Array(repeating: .cyclicTree, count: 3), []))
  }

  @Test func `recognizers that detach, disable and let go of each other while they are asked do no harm (GR-9)`() {
    final class Vandal: GestureRecognizer {
      var harm: (Vandal) -> Void = { _ in }
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { state = .ended }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { harm(self) }
      override func canPrevent(_ other: GestureRecognizer) -> Bool {
        harm(self)
        return true
      }
      override func canBePrevented(by other: GestureRecognizer) -> Bool {
        harm(self)
        return true
      }
      override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        harm(self)
        return false
      }
      override func reset() { harm(self) }
    }
    for victim in 0..<5 {
      for asked in 0..<12 {
        var count = 0
        let view = View(frame: window.bounds)
        window.addSubview(view)
        for _ in 0..<5 {
          let vandal = Vandal()
          vandal.harm = { _ in
            count += 1
            guard count == asked + 1 else { return }
            let all = view.attachedGestureRecognizers
            if all.indices.contains(victim) { view.removeGestureRecognizer(all[victim]) }
          }
          view.addGestureRecognizer(vandal)
        }
        drag()
        view.removeFromSuperview()
      }
    }
    #expect(findings() == [])
  }
}
