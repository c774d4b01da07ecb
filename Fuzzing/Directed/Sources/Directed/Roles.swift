import Touchstone

/// What the last reference is dropped to, seen from the object whose member is called.
enum Role: String, CaseIterable {
  case itself, parent, root, window, recognizer, delegate, context, dispatcher
}

extension Scene {
  /// What is dropped for a role, the object that must be deallocated first; nothing if there is none.
  func objects(for role: Role, around object: AnyObject?) -> [AnyObject] {
    let subject = named("subject")
    let centre = object ?? subject
    let views = centre as? View ?? (centre as? GestureRecognizer)?.view ?? (centre as? ViewController)?.viewIfLoaded
    let view = views ?? subject as? View ?? (subject as? GestureRecognizer)?.view
    let node = centre as? AnyNode ?? (centre as? GestureRecognizer)?.node as? AnyNode ?? subject as? AnyNode
    switch role {
    case .itself: return object.map { [$0] } ?? []
    case .parent:
      if let recognizer = object as? GestureRecognizer, let node = recognizer.node { return [node] }
      if let controller = (object as? ViewController)?.parent { return [controller] }
      if let view = view?.superview { return [view] }
      return node?.up.map { [$0] } ?? []
    case .root:
      if let root = named("controller") ?? named("root") { return [root] }
      if let roots = named("roots") { return [roots] }
      return node.map { [$0.top] } ?? []
    case .window: return [view?.window ?? named("window")].compactMap { $0 }
    case .recognizer:
      let list = view?.gestureRecognizers ?? node?.list ?? []
      return [list.first { $0 !== object } ?? (subject as? View)?.gestureRecognizers?.first].compactMap { $0 }
    case .delegate:
      let own: AnyObject? =
        switch centre {
        case let recognizer as GestureRecognizer: recognizer.delegate
        case let list as CollectionView: list.collectionDelegate
        case let scroll as ScrollView: scroll.delegate
        case let application as Application: application.delegate
        default: nil
        }
      return [own ?? named("delegate")].compactMap { $0 }
    case .context:
      // A context lives as long as the windows and the application, which hold it.
      guard let context else { return [] }
      return [context]
        + names.compactMap { named($0) }.filter {
          $0 is Window || $0 is Application || $0 is TouchDispatcher || $0 is HookHost || $0 is PressSequencer
        }
    case .dispatcher:
      guard let dispatcher else { return [] }
      if named("dispatcher") != nil { return [dispatcher] + [named("host"), named("presses")].compactMap { $0 } }
      return [dispatcher] + [application ?? window].compactMap { $0 }
    }
  }
}
