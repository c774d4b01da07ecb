import TouchWindows

/// The law of balanced appearance (IT-6): a will is followed by its own did or by the opposite will, a did by the opposite will
/// only, and at rest the last call agrees with where the view is.
struct AppearanceLaw {
  enum Call: String { case willAppear, didAppear, willDisappear, didDisappear }

  /// The controllers that were called, with their last call.
  private var last: [(controller: ViewController, name: String, call: Call?)] = []
  /// What broke the law, in words.
  private(set) var faults: [String] = []

  private mutating func place(of controller: ViewController, _ name: String) -> Int {
    if let index = last.firstIndex(where: { $0.controller === controller }) { return index }
    last.append((controller, name, nil))
    return last.count - 1
  }

  /// Takes note of a call.
  mutating func note(_ call: Call, of controller: ViewController, _ name: String) {
    let index = place(of: controller, name)
    let allowed: [Call?]
    switch call {
    case .willAppear: allowed = [nil, .willDisappear, .didDisappear]
    case .didAppear: allowed = [.willAppear]
    case .willDisappear: allowed = [.willAppear, .didAppear]
    case .didDisappear: allowed = [.willDisappear]
    }
    let before = last[index].call
    if !allowed.contains(before) {
      faults.append("\(name) \(call.rawValue) after \(before?.rawValue ?? "nothing")")
    }
    last[index].call = call
  }

  /// Whether a controller is behind one that is presented over it, whose window keeps its view (XV-3).
  private static func isCovered(_ controller: ViewController) -> Bool {
    guard let over = controller.presentedViewController else { return false }
    return over.modalPresentationStyle == .fullScreen && over.viewIfLoaded?.window != nil
  }

  /// Whether a controller is behind one that is still presented, but whose view the program has taken out: it may have
  /// disappeared or not.
  private static func isBehindNothing(_ controller: ViewController) -> Bool {
    guard let over = controller.presentedViewController else { return false }
    return over.modalPresentationStyle == .fullScreen && over.viewIfLoaded?.window == nil
  }

  /// Checks what holds at rest, and returns what broke the law so far.
  mutating func faultsAtRest() -> [String] {
    for (controller, name, call) in last {
      let isThere = (controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false) && !Self.isCovered(controller)
      if call == .willAppear || call == .willDisappear { faults.append("\(name) rests after \(call?.rawValue ?? "")") }
      if (call == .didAppear) != isThere, !Self.isBehindNothing(controller) {
        faults.append("\(name) is \(isThere ? "" : "not ")there after \(call?.rawValue ?? "nothing")")
      }
      if controller.isBeingPresented || controller.isBeingDismissed { faults.append("\(name) is still going") }
    }
    return faults
  }
}
