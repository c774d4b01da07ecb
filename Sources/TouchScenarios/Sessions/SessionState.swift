import TouchGestures
import TouchPlugins
import TouchSheet
import TouchTransitions
import TouchWindows

/// What code may change of a view or recognizer while a session runs.
struct SessionState {
  var name: String
  /// The view that it is in or on; `nil` once it was taken out.
  var home: String?
  var isGesture: Bool
  var flags: [(name: String, isOn: Bool)]
  var frame: Rect?
  /// The level of a window.
  var level: Double?
  /// Whether a sheet is presented; `nil` for any other view.
  var isPresented: Bool?
  /// The actions that a control sends up the chain, each with the name of its event.
  var targets: [(event: String, action: String)] = []
  /// The responder that an override of the search for an action's target returns.
  var found: String?
  /// What the kind describes besides, as a file sets it.
  var properties: [JSONMember] = []

  /// Returns the state of everything in some windows, in the order of the tree.
  static func all(
    in windows: [Window], _ kinds: SessionKinds, _ names: SessionNames, _ roots: SessionRoots
  ) -> [SessionState] {
    var states: [SessionState] = []
    var pending: [(view: View, depth: Int, around: String?)] = windows.reversed().map { ($0, 0, nil) }
    while let (view, depth, around) = pending.popLast() {
      let name = names.name(of: view)
      let navigation = SessionRoots.navigation(of: view)
      var flags: [(name: String, isOn: Bool)] = [
        ("hidden", view.isHidden), ("userInteraction", view.isUserInteractionEnabled),
      ]
      if let navigation { flags.append(("isNavigationBarHidden", navigation.isNavigationBarHidden)) }
      states.append(
        SessionState(
          name: name, home: around ?? view.superview.map { names.name(of: $0) } ?? name, isGesture: false,
          flags: flags,
          // Scrolling, pulls and transitions are no changes by code, and the frame of a view that is turned is not what was set (HT-22).
          frame: around == nil && readsWhatIsSet(view.transform) && view.superview?.contentTouchHolder == nil
            && !(view is SheetView)
            ? view.frame : nil,
          level: (view as? Window)?.windowLevel.rawValue,
          isPresented: (view as? SheetView).map { $0.sheet.presentingViewController != nil },
          targets: SessionTree.targets(of: view), found: (view as? ScriptedSearchView)?.found,
          properties: values(kinds.kind(of: view).map { kinds.properties(of: $0) } ?? [], of: view)))
      let own = navigation == nil ? view.ownGestureRecognizers : []
      for attached in view.attachedGestureRecognizers where !own.contains(attached) {
        states.append(
          SessionState(
            name: names.name(of: attached, wish: attached.name ?? attached.traits.kind.rawValue), home: name,
            isGesture: true, flags: [("isEnabled", attached.isEnabled)],
            properties: values(kinds.kind(of: attached)?.properties ?? [], of: attached)))
      }
      guard depth < SessionTree.deepest else { continue }
      pending += view.subviews.reversed().filter { !$0.isPartOfSuperview }.map { ($0, depth + 1, nil) }
      if let navigation {
        let views = roots.controllers(of: navigation).compactMap { $0.viewIfLoaded }
        pending += views.reversed().map { ($0, depth + 1, name) }
      }
    }
    return states
  }

  /// Returns the steps that make one state of a tree from another, as far as a file can express them.
  ///
  /// Properties of kinds change by touches too; they count only when nothing but code can have changed them.
  static func changes(
    from old: [SessionState], to new: [SessionState], withProperties: Bool
  ) -> [[JSONMember]] {
    var steps: [[JSONMember]] = []
    var present = Table<String, SessionState>()
    for state in new where !present.contains(state.name) { present[state.name] = state }
    var removed = Table<String, Bool>()
    for before in old {
      guard let after = present[before.name] else {
        // What was in a removed view went with it.
        if let home = before.home, removed.contains(home) {
          removed.insert(before.name)
          continue
        }
        removed.insert(before.name)
        // A sheet that the user dismisses leaves by itself.
        if before.isPresented != nil {
          if withProperties { steps.append([JSONMember("dismiss", .init(.string(before.name)))]) }
          continue
        }
        steps.append([JSONMember(before.isGesture ? "removeGesture" : "remove", .init(.string(before.name)))])
        continue
      }
      if before.isGesture, let home = after.home, !(before.home.map { $0.isSame(as: home) } ?? false) {
        steps.append([JSONMember("addGesture", .init(.string(after.name))), JSONMember("to", .init(.string(home)))])
      }
      steps += targetSteps(from: before, to: after)
      var set = members(from: before, to: after)
      if withProperties {
        for (left, right) in zip(before.properties, after.properties)
        where left != right && !set.contains(where: { $0.key.isSame(as: right.key) }) { set.append(right) }
      }
      if !set.isEmpty {
        steps.append([JSONMember("set", .init(.object([JSONMember("id", .init(.string(after.name)))] + set)))])
      }
    }
    return steps
  }

  /// Returns the steps that take targets from a control and add others.
  private static func targetSteps(from before: SessionState, to after: SessionState) -> [[JSONMember]] {
    let step = { (verb: String, target: (event: String, action: String)) in
      let members = [JSONMember("id", .init(.string(after.name)))] + SessionTree.members(of: target)
      return [JSONMember(verb, .init(.object(members)))]
    }
    return missing(after.targets, of: before.targets).map { step("removeTarget", $0) }
      + missing(before.targets, of: after.targets).map { step("addTarget", $0) }
  }

  /// Returns the targets of one list that another lacks.
  private static func missing(
    _ some: [(event: String, action: String)], of all: [(event: String, action: String)]
  ) -> [(event: String, action: String)] {
    all.filter { target in
      !some.contains { $0.event.isSame(as: target.event) && $0.action.isSame(as: target.action) }
    }
  }

  /// Whether a view with a transform reads the frame that was set: it has scales, mirrors and quarter turns alone.
  private static func readsWhatIsSet(_ transform: AffineTransform) -> Bool {
    transform.isInvertible && (transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0)
  }

  private static func values<Object>(_ properties: [PropertyDescription<Object>], of object: Object) -> [JSONMember] {
    properties.map { JSONMember($0.name, $0.get(object).json) }
  }

  private static func members(from before: SessionState, to after: SessionState) -> [JSONMember] {
    var members: [JSONMember] = []
    for (flag, old) in zip(after.flags, before.flags) where flag.isOn != old.isOn {
      members.append(JSONMember(flag.name, .init(.bool(flag.isOn))))
    }
    if let frame = after.frame, before.frame != frame { members.append(JSONMember("frame", SessionTree.rect(frame))) }
    if let found = after.found, !(before.found.map { $0.isSame(as: found) } ?? false) {
      members.append(JSONMember("targetForAction", .init(.string(found))))
    }
    if let level = after.level, before.level != level { members.append(JSONMember("level", .init(.number(level)))) }
    return members
  }
}
