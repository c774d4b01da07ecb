import TouchEvents
import TouchScenarios

/// A record of an event in which fingers move, apart from its numbers, in terms that are quick to compare.
struct MoveStep: Equatable {
  fileprivate enum Kind: UInt8 {
    case moved, received, told, changed, action, module
  }

  fileprivate var kind: Kind
  /// The recognizer or responder.
  fileprivate var object: ObjectIdentifier?
  /// The number of the first touch.
  fileprivate var touch = 0
  /// The numbers of the other touches; nearly always there are none.
  fileprivate var others: [Int] = []
  fileprivate var module: ModuleMove.Kind?

  /// The step that a record is; `nil` for one that does not come with every move.
  init?(_ record: TraceRecord) {
    switch record {
    case .input(.touches(let touches, _)):
      guard Self.isMove(touches) else { return nil }
      self.init(.moved, nil, touches)
    case .received(let recognizer, .moved, let touches): self.init(.received, recognizer as AnyObject, touches)
    case .responder(let responder, .moved, let touches): self.init(.told, responder as AnyObject, touches)
    case .state(let recognizer, .changed, .changed, .unstated): self.init(.changed, recognizer as AnyObject)
    case .action(let recognizer, .changed): self.init(.action, recognizer as AnyObject)
    case .module(let record):
      guard let move = ModuleMove(record) else { return nil }
      self.init(.module, nil)
      module = move.kind
    default: return nil
    }
  }

  private init(_ kind: Kind, _ object: AnyObject?, _ touches: [Touch] = []) {
    self.kind = kind
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    touch = touches.first?.number ?? 0
    others = touches.dropFirst().map { $0.number }
  }

  fileprivate static func isMove(_ touches: [Touch]) -> Bool {
    for touch in touches where touch.phase != .moved { return false }
    return true
  }
}

extension [MoveStep] {
  /// Returns whether a record is the step at a place, and adds its numbers when it is.
  ///
  /// Here, not of the step: that would be copied for each record, and count references.
  func takes(_ record: TraceRecord, at place: Int, into facts: inout FactStore) -> Bool {
    switch record {
    case .received(let recognizer, .moved, let touches):
      return isAt(place, .received, recognizer as AnyObject) && isOf(touches, at: place)
    case .responder(let responder, .moved, let touches):
      return isAt(place, .told, responder as AnyObject) && isOf(touches, at: place)
    case .state(let recognizer, .changed, .changed, .unstated): return isAt(place, .changed, recognizer as AnyObject)
    case .action(let recognizer, .changed): return isAt(place, .action, recognizer as AnyObject)
    case .input(.touches(let touches, _)):
      guard self[place].kind == .moved, isOf(touches, at: place), MoveStep.isMove(touches) else { return false }
      for touch in touches { facts.append(touch.sample.location) }
      return true
    case .module(let record):
      guard self[place].kind == .module, let move = ModuleMove(record), move.kind == self[place].module
      else { return false }
      move.forEachNumber { facts.append($0) }
      return true
    default: return false
    }
  }

  private func isAt(_ place: Int, _ kind: MoveStep.Kind, _ object: AnyObject) -> Bool {
    self[place].kind == kind && self[place].object == ObjectIdentifier(object)
  }

  private func isOf(_ touches: [Touch], at place: Int) -> Bool {
    guard touches.count == self[place].others.count + 1, touches[0].number == self[place].touch else { return false }
    for index in self[place].others.indices where self[place].others[index] != touches[index + 1].number {
      return false
    }
    return true
  }
}
