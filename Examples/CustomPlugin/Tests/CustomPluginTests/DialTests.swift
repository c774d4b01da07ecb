import CustomPlugin
import Testing
import TouchControls
import TouchGestures
import TouchPan
import TouchPlugins
import TouchTesting

/// A dial of 100 points in the center of a root that has a pan.
private struct DialBench {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let dial = Dial(frame: Rect(x: 100, y: 100, width: 100, height: 100))
  let pan = PanGestureRecognizer()
  let driver: TouchDriver

  init() {
    root.addSubview(dial)
    root.addGestureRecognizer(pan)
    let context = TouchContext(registry: PluginRegistry(PanPlugin(), DialPlugin()))
    driver = TouchDriver(host: TouchDispatcher(context: context, root: root))
  }
}

@Suite struct DialTests {
  @Test func `a dial keeps the contract of nodes and controls`() {
    let bench = DialBench()
    #expect(checkTouchNode(bench.dial, overridesHitTest: true).map(\.description) == [])
    #expect(checkControl(bench.dial, host: bench.driver.host).map(\.description) == [])
  }

  @Test func `a third of its sweep is a third of its value`() {
    let bench = DialBench()
    var values: [Double] = []
    bench.dial.addAction(for: .valueChanged) { values.append(($0 as? Dial)?.value ?? -1) }
    bench.driver.play(
      Finger(1).down(at: Point(x: 190, y: 150)).move(to: Point(x: 150, y: 190), over: 0.2, steps: 1).up())
    #expect(values.count == 1)
    #expect(abs(bench.dial.value - 1.0 / 3) < 1e-9)
  }

  @Test func `a finger that goes beyond the end finds the value on its way back`() {
    let geometry = DialGeometry(bounds: Rect(x: -50, y: -50, width: 100, height: 100))
    var turn = DialTurn(at: Point(x: 40, y: 0), value: 0.9, on: geometry)
    #expect(turn.move(to: Point(x: 0, y: 40), on: geometry) == 1)
    #expect(abs(turn.move(to: Point(x: 40, y: 0), on: geometry) - 0.9) < 1e-9)
  }

  @Test func `the mark runs from the lower left over the top to the lower right`() {
    let geometry = DialGeometry(bounds: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(geometry.markPlace(forValue: 0.5).distance(to: Point(x: 50, y: 0)) < 1e-9)
    #expect(geometry.markPlace(forValue: 0).x < 20 && geometry.markPlace(forValue: 0).y > 80)
    #expect(geometry.markPlace(forValue: 2).x > 80 && geometry.markPlace(forValue: 1).y > 80)
  }

  @Test func `a finger at the hub turns nothing`() {
    let geometry = DialGeometry(bounds: Rect(x: -50, y: -50, width: 100, height: 100))
    var turn = DialTurn(at: Point(x: 1, y: 0), value: 0.4, on: geometry)
    #expect(turn.move(to: Point(x: -1, y: 1), on: geometry) == 0.4)
  }

  @Test func `an ancestor's pan that starts on the dial is refused, and one that starts beside it is not`() {
    let bench = DialBench()
    let trace = EventTrace(kinds: .actions)
    bench.driver.host.context.trace = trace
    bench.driver.drag(from: Point(x: 150, y: 110), to: Point(x: 250, y: 150))
    #expect(trace.take() == "")
    // The corner of the dial's frame is not on the dial.
    bench.driver.drag(from: Point(x: 103, y: 103), to: Point(x: 200, y: 150))
    #expect(trace.take().hasPrefix("[pan began]"))
  }

  @Test func `it can be worked without touch`() {
    let dial = Dial(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var reports = 0
    dial.addAction(for: .valueChanged) { _ in reports += 1 }
    dial.value = 0.85
    dial.accessibilityIncrement()
    dial.accessibilityIncrement()
    dial.accessibilityIncrement()
    #expect(dial.adjustableValue == AdjustableValue(1, from: 0, to: 1))
    #expect(reports == 2)
    dial.accessibilityDecrement()
    #expect(dial.value == 0.9)
    dial.value = .nan
    #expect(dial.value == 0.9)
  }

  @Test func `a dial that is not continuous reports at the lift alone`() {
    let bench = DialBench()
    bench.dial.isContinuous = false
    var reports = 0
    bench.dial.addAction(for: .valueChanged) { _ in reports += 1 }
    bench.driver.drag(from: Point(x: 150, y: 110), to: Point(x: 190, y: 150))
    #expect(reports == 1)
  }
}
