import TouchEvents
import TouchTransitions
import TouchWindows

// Navigation controllers in a session.
extension SessionRecorder {
  /// Takes a fact of a transition: what code asks of a stack is a step.
  func add(_ record: TransitionEntry) {
    addTransitionCalls()
    guard let view = record.node as? View else { return }
    switch record.fact {
    case .asks(let request): add(request, of: view)
    case .start(let kind, _): noteAnimator(of: view, kind)
    default: break
    }
  }

  private func add(_ request: StackRequest, of view: View) {
    guard let navigation = SessionRoots.navigation(of: view) else { return }
    let name = names.name(of: view)
    // The pan of a file's own asks again.
    if context.isInEvent, (navigation.delegate as? ScriptedNavigation)?.script.popPan != nil { return }
    noteChanges()
    for controller in roots.add(request.controllers, to: navigation) { spare.append((name, controller)) }
    if context.isInEvent || request.isInCall {
      omit("the stack of \(name) was changed in the middle of a call, which a file says after it")
    }
    var members: [JSONMember]
    let (wanted, present) = (request.controllers, request.present)
    if let last = wanted.last, wanted.dropLast().elementsEqual(present, by: { $0 === $1 }) {
      members = [
        JSONMember("push", .init(.string(name))), JSONMember("controller", .init(.string(names.name(of: last)))),
      ]
    } else if present.count > 1, wanted.elementsEqual(present.dropLast(), by: { $0 === $1 }) {
      members = [JSONMember("pop", .init(.string(name)))]
    } else {
      let controllers = wanted.map { JSONValue(.string(names.name(of: $0))) }
      members = [JSONMember("setStack", .init(.string(name))), JSONMember("controllers", .init(.array(controllers)))]
    }
    members.append(JSONMember("animated", .init(.bool(request.isAnimated))))
    addStep(members, at: context.now)
  }

  /// Notes an animator that is not a file's, by its duration.
  private func noteAnimator(of view: View, _ kind: TransitionKind) {
    guard let navigation = SessionRoots.navigation(of: view) else {
      return omit("\(names.name(of: view)) was presented or dismissed over time, which a file does not say")
    }
    guard !(navigation.delegate is ScriptedNavigation), navigation.transitionCoordinator?.transitionDuration ?? 0 > 0
    else { return }
    omit("the animator of a \(kind.name) of \(names.name(of: view)) is its delegate's, which a file cannot say")
  }

  /// Writes the calls that a file's code made of what drives transitions.
  func addTransitionCalls() {
    for (view, time, call) in roots.takeCalls() {
      let member =
        switch call {
        case .update(let share): JSONMember("update", .init(.number(share)))
        case .finish: JSONMember("finish", true)
        case .cancel: JSONMember("cancel", true)
        case .pause: JSONMember("pause", true)
        case .complete: JSONMember("complete", true)
        }
      addStep([JSONMember("transition", .init(.string(names.name(of: view)))), member], at: time)
    }
  }

  /// Returns the controllers that were pushed onto a navigation controller's stack later, as a file's spare ones.
  func spareMembers(of name: String) -> [JSONMember] {
    let controllers = spare.filter { $0.navigation.isSame(as: name) }.map { $0.controller }
    guard !controllers.isEmpty else { return [] }
    return [JSONMember("spare", .init(.array(controllers.map { tree.root($0) })))]
  }
}
