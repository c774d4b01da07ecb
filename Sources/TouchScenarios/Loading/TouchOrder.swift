import TouchEvents

/// Checks that a script uses touches only while they are down, and begins none twice.
enum TouchOrder {
  static func check(_ steps: [ScenarioStep]) throws(DocumentError) {
    var down = Table<Int, Bool>()
    for step in steps {
      switch step.action {
      case .touch(let change):
        if change.phase == .began {
          guard down.insert(change.number) else {
            throw step.place.error(
              "expected a touch that is not down, found touch \(change.number), which began before")
          }
        } else {
          guard down.contains(change.number) else {
            throw step.place.error(
              "expected a touch that is down at \(DecimalText.time(step.time)), found touch \(change.number)")
          }
          if change.phase.isFinal { down[change.number] = nil }
        }
      case .cancelAll: down = Table()
      default: break
      }
    }
  }
}
