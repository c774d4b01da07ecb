import TouchEvents
import TouchScenarios

/// A record of an event in which fingers move, apart from its numbers, in terms that are quick to compare.
enum MoveStep: Equatable {
  case moved([Int])
  case received(ObjectIdentifier, [Int])
  case told(ObjectIdentifier, [Int])
  case changed(ObjectIdentifier)
  case action(ObjectIdentifier)
  case module(ModuleMove.Kind)

  /// The step that a record is; `nil` for one that does not come with every move.
  init?(_ record: TraceRecord) {
    switch record {
    case .input(.touches(let touches, _)):
      guard Self.isMove(touches) else { return nil }
      self = .moved(touches.map { $0.number })
    case .received(let recognizer, .moved, let touches):
      self = .received(ObjectIdentifier(recognizer as AnyObject), touches.map { $0.number })
    case .responder(let responder, .moved, let touches):
      self = .told(ObjectIdentifier(responder as AnyObject), touches.map { $0.number })
    case .state(let recognizer, .changed, .changed, .unstated):
      self = .changed(ObjectIdentifier(recognizer as AnyObject))
    case .action(let recognizer, .changed): self = .action(ObjectIdentifier(recognizer as AnyObject))
    case .module(let record):
      guard let move = ModuleMove(record) else { return nil }
      self = .module(move.kind)
    default: return nil
    }
  }

  /// Returns whether a record is this step, and adds its numbers when it is.
  func takes(_ record: TraceRecord, into facts: inout FactStore) -> Bool {
    switch (self, record) {
    case (.moved(let numbers), .input(.touches(let touches, _))):
      guard Self.isSame(numbers, touches), Self.isMove(touches) else { return false }
      for touch in touches { facts.append(touch.sample.location) }
      return true
    case (.received(let known, let numbers), .received(let recognizer, .moved, let touches)):
      return known == ObjectIdentifier(recognizer as AnyObject) && Self.isSame(numbers, touches)
    case (.told(let known, let numbers), .responder(let responder, .moved, let touches)):
      return known == ObjectIdentifier(responder as AnyObject) && Self.isSame(numbers, touches)
    case (.changed(let known), .state(let recognizer, .changed, .changed, .unstated)):
      return known == ObjectIdentifier(recognizer as AnyObject)
    case (.action(let known), .action(let recognizer, .changed)):
      return known == ObjectIdentifier(recognizer as AnyObject)
    case (.module(let kind), .module(let record)):
      guard let move = ModuleMove(record), move.kind == kind else { return false }
      move.forEachNumber { facts.append($0) }
      return true
    default: return false
    }
  }

  private static func isMove(_ touches: [Touch]) -> Bool {
    for touch in touches where touch.phase != .moved { return false }
    return true
  }

  private static func isSame(_ numbers: [Int], _ touches: [Touch]) -> Bool {
    guard numbers.count == touches.count else { return false }
    for index in numbers.indices where numbers[index] != touches[index].number { return false }
    return true
  }
}
