import TouchCollectionView
import TouchControls
import TouchGestures
import TouchScroll
import TouchSheet
import TouchTableView
import TouchTransitions
import TouchWindows

extension ScenarioPlayer {
  /// Does what needs no time of its own.
  func change(_ action: ScenarioStep.Action) {
    let setter = StageSetter(stage: stage)
    switch action {
    case .setGesture(let id, let settings):
      guard let recognizer = stage.gesture(id) as? GestureRecognizer, let kind = stage.gestureKinds[id] else { return }
      // Names and values were checked before the start.
      try? setter.set(settings, of: recognizer, kind)
    case .setState(let id, let state):
      guard let recognizer = stage.gestures[id] else { return }
      // What happens outside a window is logged, too.
      if recognizer.node?.rootNode.touchContext == nil { recognizer.enrol(in: stage.context) }
      recognizer.state = state
    case .setView(let id, let traits, let settings):
      guard let view = stage.views[id] else { return }
      for trait in traits { setter.set(trait, of: id) }
      try? setter.set(settings, of: view, id, "")
    case .animate(let id, let traits, let duration, let allowsUserInteraction):
      stage.views[id]?.animate(
        withDuration: duration, options: allowsUserInteraction ? .allowUserInteraction : [],
        animations: { for trait in traits { setter.set(trait, of: id) } })
    case .passTo(let id): stage.passTouches(to: id)
    case .remove(let id): stage.views[id]?.removeFromSuperview()
    case .removeGesture(let id):
      guard let recognizer = stage.gestures[id] else { return }
      recognizer.node?.removeGestureRecognizer(recognizer)
    case .addGesture(let id, let view):
      guard let recognizer = stage.gestures[id] else { return }
      stage.views[view]?.addGestureRecognizer(recognizer)
    case .addView(let id, let parent):
      if let view = stage.views[id] { stage.views[parent]?.addSubview(view) }
    case .require(let id, let other):
      if let other = stage.gesture(other) { stage.gesture(id)?.require(toFail: other) }
    case .beginIgnoringInteractionEvents: stage.application.beginIgnoringInteractionEvents()
    case .endIgnoringInteractionEvents: stage.application.endIgnoringInteractionEvents()
    case .addTarget(let id, let target):
      guard let control = stage.views[id] as? Control, let events = ControlEvents(named: target.event) else { return }
      control.addTarget(nil, action: Action(named: ActionName(target.action)), for: events)
    case .removeTarget(let id, let event, let action):
      guard let control = stage.views[id] as? Control, let events = ControlEvents(named: event) else { return }
      control.removeTarget(nil, action: action.map { Action(named: ActionName($0)) }, for: events)
    case .scrollTo(let id, let offset, let animated):
      (stage.views[id] as? ScrollView)?.setContentOffset(offset, animated: animated)
    case .stopScrollingAndZooming(let id): (stage.views[id] as? ScrollView)?.stopScrollingAndZooming()
    case .reloadData(let id):
      (stage.views[id] as? CollectionView)?.reloadData()
      (stage.views[id] as? TableView)?.reloadData()
    case .setEditing(let id, let isEditing): (stage.views[id] as? TableView)?.setEditing(isEditing, animated: false)
    case .changeRows(let id, let paths, let isInsertion): changeRows(of: id, paths, isInsertion: isInsertion)
    case .selectRow(let id, let path, let isSelected): selectRow(of: id, path, isSelected)
    case .position(let id): notePosition(of: id)
    case .dismiss(let id): (stage.views[id] as? SheetView)?.sheet.presentingViewController?.dismiss()
    case .push(let id, let controller, let isAnimated):
      if let pushed = stage.controllers[controller] {
        stage.navigations[id]?.navigation.pushViewController(pushed, animated: isAnimated)
      }
    case .pop(let id, let isAnimated): stage.navigations[id]?.navigation.popViewController(animated: isAnimated)
    case .setStack(let id, let controllers, let isAnimated):
      stage.navigations[id]?.navigation.setViewControllers(
        controllers.compactMap { stage.controllers[$0] }, animated: isAnimated)
    case .setNavigation(let id, let barHidden, let otherPopDelegate):
      if let barHidden { stage.navigations[id]?.navigation.isNavigationBarHidden = barHidden }
      if let otherPopDelegate { stage.navigations[id]?.setPopDelegate(isOther: otherPopDelegate) }
    case .transition(let id, let call): stage.navigations[id]?.call(call)
    case .becomeFirstResponder(let id): stage.responder(id).map(becomeFirst)
    case .resignFirstResponder(let id): stage.responder(id).map(resignFirst)
    default: break
    }
  }

  /// Writes where a sheet or a scroll view is.
  private func notePosition(of id: String) {
    if let sheet = (stage.views[id] as? SheetView)?.sheet {
      log.add(.positions, id, .sheetTop(sheet.currentTop))
    } else if let navigation = stage.navigations[id]?.navigation {
      log.add(.positions, id, .position(navigation.upperViewPosition))
    } else if let table = stage.views[id] as? TableView {
      log.add(.positions, id, .swipedRow(table.indexPathForSwipedRow?.words, table.swipedRowPosition))
    } else if let scrollView = stage.views[id] as? ScrollView {
      log.add(.positions, id, .offset(scrollView.contentOffset))
    }
  }

  // MARK: Tables

  private func changeRows(of id: String, _ paths: [IndexPath], isInsertion: Bool) {
    guard let table = stage.views[id] as? TableView, let source = stage.tables[id] else { return }
    if isInsertion { source.insert(paths, in: table) } else { source.delete(paths, in: table) }
  }

  private func selectRow(of id: String, _ path: IndexPath, _ isSelected: Bool) {
    guard let table = stage.views[id] as? TableView else { return }
    if isSelected {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: false)
    }
  }

  // The window that a responder reaches writes its answer down, and the key window stays the one that it is (FR-3).

  /// Lets a responder become first; one that no window counts for does not.
  private func becomeFirst(_ responder: any Responder) {
    let view = (responder as? ViewController)?.viewIfLoaded
    // Of the class: Embedded Swift leaves the protocol's property empty in another module.
    let host = responder.focusHost ?? view?.keyFocusHost ?? (responder as? ResponderObject)?.keyFocusHost
    if !responder.becomeFirstResponder(), host == nil {
      stage.context.trace?.record(.becomeFirstResponder(responder, false))
    }
  }

  /// Lets a responder resign; outside windows none does.
  private func resignFirst(_ responder: any Responder) {
    let host = responder.focusHost
    if !responder.resignFirstResponder(), host == nil {
      stage.context.trace?.record(.resignFirstResponder(responder, false))
    }
  }
}
