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

  /// Returns whether a record is this step, and adds its numbers when it is.
  func takes(_ record: TraceRecord, into facts: inout FactStore) -> Bool {
    switch record {
    case .received(let recognizer, .moved, let touches):
      return kind == .received && object == ObjectIdentifier(recognizer as AnyObject) && isOf(touches)
    case .responder(let responder, .moved, let touches):
      return kind == .told && object == ObjectIdentifier(responder as AnyObject) && isOf(touches)
    case .state(let recognizer, .changed, .changed, .unstated):
      return kind == .changed && object == ObjectIdentifier(recognizer as AnyObject)
    case .action(let recognizer, .changed):
      return kind == .action && object == ObjectIdentifier(recognizer as AnyObject)
    case .input(.touches(let touches, _)):
      guard kind == .moved, isOf(touches), Self.isMove(touches) else { return false }
      for touch in touches { facts.append(touch.sample.location) }
      return true
    case .module(let record):
      guard kind == .module, let move = ModuleMove(record), move.kind == module else { return false }
      move.forEachNumber { facts.append($0) }
      return true
    default: return false
    }
  }

  private func isOf(_ touches: [Touch]) -> Bool {
    guard touches.count == others.count + 1, touches[0].number == touch else { return false }
    for index in others.indices where others[index] != touches[index + 1].number { return false }
    return true
  }

  private static func isMove(_ touches: [Touch]) -> Bool {
    for touch in touches where touch.phase != .moved { return false }
    return true
  }
}
