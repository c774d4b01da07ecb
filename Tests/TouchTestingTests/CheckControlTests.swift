import Testing
import TouchControls
import TouchGestures
import TouchTesting

@Suite struct CheckControlTests {
  private func host(_ view: View) -> any TouchHost {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(view)
    return TouchDispatcher(context: TouchContext(), root: root)
  }
  private let frame = Rect(x: 100, y: 100, width: 200, height: 200)

  @Test func `a view that passes everything on is sound`() {
    let view = View(frame: frame)
    let host = host(view)
    #expect(checkControl(view, host: host).map(\.description) == [])
  }

  @Test func `a control is sound`() {
    let control = Control(frame: frame)
    let host = host(control)
    #expect(checkControl(control, host: host).map(\.description) == [])
  }

  @Test func `a view that keeps only the began to itself is sound, since its ancestors receive nothing (RF-2)`() {
    final class Half: View {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
    }
    let view = Half(frame: frame)
    let host = host(view)

    #expect(checkControl(view, host: host).map(\.description) == [])
  }

  @Test func `a view that keeps the end to itself is sound, since its ancestors are called all the same (RF-9)`() {
    final class Half: View {
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
    }
    let view = Half(frame: frame)
    let host = host(view)

    #expect(checkControl(view, host: host).map(\.description) == [])
  }

  @Test func `a control that keeps a cancel to itself is found (CT-5)`() {
    final class Deaf: Control {
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
    }
    let control = Deaf(frame: frame)
    #expect(
      (
        checkControl(control, host: host(control)).map(\.rule),
        checkControl(control, host: host(control), keepsCancels: true).map(\.rule)
      ) == (["CT-5"], []))
  }

  @Test func `a control that sends an end twice is found (CT-5)`() {
    final class Twice: Control {
      override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: .touchUpInside)
      }
    }
    let control = Twice(frame: frame)
    #expect(checkControl(control, host: host(control)).map(\.rule).contains("CT-5"))
  }

  @Test func `a control whose cancelTracking leaves out the inherited one is found (CT-5)`() {
    final class Half: Control {
      override func cancelTracking(with event: TouchEvent?) {}
    }
    let control = Half(frame: frame)
    #expect(checkControl(control, host: host(control)).map(\.rule) == ["CT-5"])
  }

  @Test func `a view that asks for one deadline after the other is found (R-5)`() {
    final class Restless: View, DeadlineHandler {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        super.touchesBegan(touches, with: event)
        deadlineReached(0, at: touches[0].timestamp)
      }
      func deadlineReached(_ tag: Int, at time: Timestamp) {
        rootView.touchContext?.deadlines.schedule(self, tag: tag, at: time + 0.01)
      }
    }
    let view = Restless(frame: frame)
    let host = host(view)

    #expect(checkControl(view, host: host).contains { $0.rule == "R-5" })
  }

  @Test func `a node that cannot be touched is found (HT-6)`() {
    let view = View(frame: frame)
    view.isUserInteractionEnabled = false
    let host = host(view)
    #expect(checkControl(view, host: host).map(\.rule) == ["HT-6"])
  }

  @Test func `touch methods that a protocol's default hides are found (RF-1)`() {
    final class Listening: ForeignNode {
      var calls = 0
      func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { calls += 1 }
    }
    let node = Listening(width: 200)
    let host = TouchDispatcher(context: TouchContext(), root: node)
    #expect(checkControl(node, host: host, receivedCalls: { node.calls }).map(\.rule) == ["RF-1"])
  }
}
