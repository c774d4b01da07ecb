import TouchEvents
import TouchScenarios

/// A record of an event in which fingers move, apart from its numbers, in terms that are quick to compare.
struct MoveStep: Equatable {
  private enum Kind: UInt8 {
    case moved, received, told, changed, action, module
  }

  private var kind: Kind
  /// The recognizer or responder.
  private var object: ObjectIdentifier?
  /// The number of the first touch.
  private var touch = 0
  /// The numbers of the other touches; nearly always there are none.
  private var others: [Int] = []
  private var module: ModuleMove.Kind?

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

  private static func isMove(_ touches: [Touch]) -> Bool {
    for touch in touches where touch.phase != .moved { return false }
    return true
  }

  /// Returns whether a record is the one of some steps at a place, and adds its numbers when it is.
  ///
  /// The list is passed, not the step: that would be copied for each record, and count references.
  static func takes(_ record: TraceRecord, _ steps: [MoveStep], at place: Int, into facts: inout FactStore) -> Bool {
    let kind = steps[place].kind
    switch record {
    case .received(let recognizer, .moved, let touches):
      return kind == .received && steps[place].object == ObjectIdentifier(recognizer as AnyObject)
        && isOf(touches, steps, at: place)
    case .responder(let responder, .moved, let touches):
      return kind == .told && steps[place].object == ObjectIdentifier(responder as AnyObject)
        && isOf(touches, steps, at: place)
    case .state(let recognizer, .changed, .changed, .unstated):
      return kind == .changed && steps[place].object == ObjectIdentifier(recognizer as AnyObject)
    case .action(let recognizer, .changed):
      return kind == .action && steps[place].object == ObjectIdentifier(recognizer as AnyObject)
    case .input(.touches(let touches, _)):
      guard kind == .moved, isOf(touches, steps, at: place), isMove(touches) else { return false }
      for touch in touches { facts.append(touch.sample.location) }
      return true
    case .module(let record):
      guard kind == .module, let move = ModuleMove(record), move.kind == steps[place].module else { return false }
      move.forEachNumber { facts.append($0) }
      return true
    default: return false
    }
  }

  private static func isOf(_ touches: [Touch], _ steps: [MoveStep], at place: Int) -> Bool {
    guard touches.count == steps[place].others.count + 1, touches[0].number == steps[place].touch else { return false }
    for index in steps[place].others.indices where steps[place].others[index] != touches[index + 1].number {
      return false
    }
    return true
  }
}
