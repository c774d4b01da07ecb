import AllocationCounter
import Testing
import TouchGestures
import TouchLongPress
import TouchPan
import TouchPinch
import TouchRotation
import TouchSwipe
import TouchTap
import TouchViews

/// Counts the heap allocations of moved frames, in an optimized build with the calls of the C library intercepted.
@Suite struct AllocationTests {
  /// A view with six recognizers that all act, as the benchmark's.
  private final class Stage: GestureRecognizerDelegate {
    let context = TouchContext()
    let root = Root(frame: Rect(x: 0, y: 0, width: 600, height: 600))
    let dispatcher: TouchDispatcher
    var actions = 0
    private var samples: [TouchSample]

    final class Root: View {
      unowned(unsafe) var context: TouchContext?
      override var touchContext: TouchContext? { context }
    }

    init(fingers: Int, isNested: Bool = false) {
      dispatcher = TouchDispatcher(context: context, root: root)
      samples = (0..<fingers).map {
        TouchSample(id: TouchID($0), phase: .began, location: Point(x: 200, y: 200 + 40 * Double($0)), timestamp: 1)
      }
      root.context = context
      let target = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
      target.isMultipleTouchEnabled = true
      root.addSubview(target)
      let six: [GestureRecognizer] = [
        TapGestureRecognizer(), PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(),
        SwipeGestureRecognizer(), LongPressGestureRecognizer(),
      ]
      for recognizer in six + (isNested ? [PanGestureRecognizer()] : []) {
        recognizer.delegate = self
        recognizer.addAction { [unowned self] _ in actions += 1 }
        (recognizer === six.last || !isNested ? target : root).addGestureRecognizer(recognizer)
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }

    func begin() { dispatcher.send(samples) }

    /// Taps once, and lets the time pass until nothing waits.
    func tap() {
      for finger in samples.indices { samples[finger].phase = .began }
      dispatcher.send(samples)
      for finger in samples.indices {
        samples[finger].phase = .ended
        samples[finger].timestamp += 0.05
      }
      dispatcher.send(samples)
      dispatcher.advance(to: samples[0].timestamp + 1)
      for finger in samples.indices { samples[finger].timestamp += 2 }
    }

    /// Sends frames in which the chosen fingers move; all in turn when it is none.
    func move(_ frames: Range<Int>, oneByOne: Bool = false) {
      for frame in frames {
        for finger in samples.indices {
          samples[finger].phase = !oneByOne || frame % samples.count == finger ? .moved : .stationary
          samples[finger].location.x += finger % 2 == 0 ? 2 : -1
          samples[finger].location.y += finger % 2 == 0 ? -1 : 2
          samples[finger].timestamp = 1 + 0.008 * Double(frame)
        }
        dispatcher.send(samples)
      }
    }
  }

  private func allocations(_ work: () -> Void) -> Int {
    allocation_counter_start()
    work()
    return allocation_counter_stop()
  }

  @Test func `the counter sees the allocations of work that is known to allocate`() throws {
    try #require(allocation_counter_works() == 1)
    var kept: [View] = []
    let views = allocations { for _ in 0..<100 { kept.append(View(frame: .zero)) } }
    let lists = allocations { for count in 1..<100 { withExtendedLifetime([Int](repeating: count, count: count)) {} } }

    // A view that is kept; the list itself.
    #expect(kept.count == 100 && views >= 100)
    #expect(lists >= 99)
  }

  @Test(arguments: [false, true])
  func `a tap allocates its touch, its event, the touch's responders, and the lists of four steps`(isNested: Bool) {
    let stage = Stage(fingers: 1, isNested: isNested)
    for _ in 0..<20 { stage.tap() }
    let before = stage.actions

    let count = allocations { for _ in 0..<100 { stage.tap() } }

    #expect(stage.actions >= before + 100)
    // Who is offered it, who is asked for requirements, who is reset, and which touches are over.
    #expect(count <= 700)
  }

  @Test(arguments: [1, 2, 5, 10], [false, true])
  func `moved frames allocate nothing once a gesture is on its way`(fingers: Int, isNested: Bool) {
    let stage = Stage(fingers: fingers, isNested: isNested)
    stage.begin()
    // Half a second in which everybody decides, and lists find their sizes.
    stage.move(1..<100)
    let before = stage.actions
    let count = allocations { stage.move(100..<200) }

    #expect(count == 0)
    #expect(stage.actions - before >= 100)
  }

  @Test func `frames in which one finger after the other moves allocate nothing either`() {
    let stage = Stage(fingers: 3)
    stage.begin()
    stage.move(1..<100, oneByOne: true)

    #expect(allocations { stage.move(100..<200, oneByOne: true) } == 0)
  }
}
