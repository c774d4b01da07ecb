import TouchScenarios
import TouchTesting
import Touchstone

extension ViewStage {
  func play() {
    for step in session.steps {
      switch step {
      case .wait(let seconds):
        time += seconds
        window.advance(to: time)
      case .interrupt:
        window.cancelAllTouches(at: time)
        down = []
      case .backwards:
        window.send([TouchSample(id: TouchID(99), phase: .moved, location: .zero, timestamp: time - 1)])
      case .samples(let changes):
        time += 0.01
        for change in changes {
          down.removeAll { $0.finger == change.finger }
          if change.phase == .began || change.phase == .moved { down.append((change.finger, change.place)) }
        }
        window.send(changes.map { sample($0.finger, $0.phase, $0.place) })
      }
    }
    time += 0.01
    window.send(down.map { sample($0.finger, .ended, $0.place) })
    // A pointer that is left hovering would keep its recognizer active, and rightly.
    window.send([sample(60, .regionExited, .zero)])
    time += 10
    window.advance(to: time)
    // Beside everything: one that ignores this finger, too, would hold up its group until the next.
    checker.checkQuiet(window, touching: Point(x: -9_999, y: -9_999))
  }

  func sample(_ finger: Int, _ phase: TouchPhase, _ place: Point) -> TouchSample {
    TouchSample(id: TouchID(finger), phase: phase, location: place, timestamp: time)
  }

  /// Called from each callback of the engine: performs the edits of the session.
  func called(_ subject: String, _ call: String) {
    let number = callbacks
    callbacks += 1
    let name = subject + " " + call
    // Before the edits, which may be called from inside.
    let nth = calls[name, default: 0] + 1
    calls[name] = nth
    for edit in session.edits where edit.after == number {
      let steps = perform(edit)
      for step in steps {
        let place = [
          JSONMember("during", .init(.string(name))), JSONMember("nth", .init(.number(Double(nth)))),
        ]
        edits.append(JSONValue(.object(place + step)))
      }
    }
  }

  /// Takes down what a hook answered.
  func note(_ question: String, _ answer: Bool) {
    if let index = answers.firstIndex(where: { $0.question == question }) {
      answers[index].answers.append(answer)
    } else {
      answers.append((question, [answer]))
    }
  }

  static func id(of recognizer: any GestureRecognizing) -> String {
    String((recognizer.name ?? "").map { $0 == " " ? "-" : $0 })
  }

  func id(of view: View) -> String { views.firstIndex { $0 === view }.map { "n\($0)" } ?? "window" }

  /// Does it, and tells what it was in the words of files.
  private func perform(_ edit: Session.Edit) -> [[JSONMember]] {
    let view = views.isEmpty ? window : views[edit.target % views.count]
    let recognizer = recognizers.isEmpty ? nil : recognizers[edit.target % recognizers.count]
    let viewID = JSONValue(.string(id(of: view)))
    let gestureID = JSONValue(.string(recognizer.map { Self.id(of: $0) } ?? ""))
    func setView(_ key: String, _ value: JSONValue) -> [[JSONMember]] {
      [[JSONMember("set", .init(.object([JSONMember("id", viewID), JSONMember(key, value)])))]]
    }
    func enable(_ flags: [Bool]) -> [[JSONMember]] {
      guard let recognizer else { return [] }
      return flags.map { flag in
        recognizer.isEnabled = flag
        let members = [JSONMember("id", gestureID), JSONMember("isEnabled", .init(.bool(flag)))]
        return [JSONMember("set", .init(.object(members)))]
      }
    }
    switch edit.kind {
    case .removeView:
      guard view !== window else { return [] }
      view.removeFromSuperview()
      return [[JSONMember("remove", viewID)]]
    case .restoreView:
      guard view !== window else { return [] }
      window.addSubview(view)
      return [[JSONMember("addView", viewID), JSONMember("to", "window")]]
    case .hideView:
      view.isHidden.toggle()
      return setView("hidden", .init(.bool(view.isHidden)))
    case .multiple:
      view.isMultipleTouchEnabled.toggle()
      return setView("multipleTouch", .init(.bool(view.isMultipleTouchEnabled)))
    case .disableView:
      view.isUserInteractionEnabled.toggle()
      return setView("userInteraction", .init(.bool(view.isUserInteractionEnabled)))
    case .resize:
      view.frame = Rect(x: 10, y: 10, width: 60, height: 60)
      return setView("frame", [10, 10, 60, 60])
    case .disableRecognizer: return enable([false])
    case .enableRecognizer: return enable([true])
    case .toggleRecognizer: return enable([false, true])
    case .removeRecognizer, .dropRecognizer:
      guard let recognizer, edit.kind == .removeRecognizer || recognizers.count > 1 else { return [] }
      recognizer.node?.removeGestureRecognizer(recognizer)
      if edit.kind == .dropRecognizer { recognizers.removeAll { $0 === recognizer } }
      return [[JSONMember("removeGesture", gestureID)]]
    case .moveRecognizer:
      guard let recognizer else { return [] }
      view.addGestureRecognizer(recognizer)
      return [[JSONMember("addGesture", gestureID), JSONMember("to", viewID)]]
    case .newRequirement:
      guard let recognizer, let last = recognizers.last else { return [] }
      recognizer.require(toFail: last)
      return [[JSONMember("require", gestureID), JSONMember("toFail", .init(.string(Self.id(of: last))))]]
    case .send:
      window.send([sample(50, .began, Point(x: 50, y: 50)), sample(50, .ended, Point(x: 50, y: 50))])
      return [[JSONMember("began", [[50, 50, 50]])], [JSONMember("ended", [[50, 50, 50]])]]
    case .interrupt:
      window.cancelAllTouches(at: time)
      return [[JSONMember("cancelAll", true)]]
    case .advance:
      window.advance(to: time)
      return [[]]
    }
  }

  func answers(of recognizer: GestureRecognizer) -> UInt64 {
    guard let index = recognizers.firstIndex(of: recognizer), index < session.recognizers.count else {
      return 0
    }
    return session.recognizers[index].answers
  }
}
