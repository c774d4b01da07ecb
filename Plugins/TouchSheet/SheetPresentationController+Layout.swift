import TouchScrollView
import TouchWindows

extension SheetPresentationController {
  /// The context of the window that the sheet is in.
  final var context: TouchContext? { parts?.view.window?.context }
  /// The settings that decide about the sheet.
  final var settings: SheetSettings { (context ?? link.context)?.sheetSettings ?? SheetSettings() }
  /// The place of the selected detent in the list.
  final var selectedIndex: Int { state.stops?.index(of: selected) ?? 0 }

  // MARK: Parts

  /// Adds the views and the recognizer when the view is in its container.
  final func install() {
    guard parts == nil, let view = presentedView, let container = view.superview else { return }
    let made = Parts(
      view: view, pan: SheetPanGestureRecognizer(link: link),
      dimming: SheetDimmingView(link: link) { $0.dimmingTapped() },
      grabber: SheetGrabberView(link: link) { $0.grabberTapped() }, cover: SheetCoverView(link: link))
    parts = made
    state.stops = nil
    if let window = view.window { link.join(window) }
    container.insertSubview(made.dimming, belowSubview: view)
    view.visitorHandler = { [link] in ($0 as? HandOverVisitor)?.scroller = link }
    view.addGestureRecognizer(made.pan)
    // What the program has added comes first (R-1, SH-2).
    var recognizers = view.attachedGestureRecognizers
    recognizers.removeAll { $0 === made.pan }
    view.attachedGestureRecognizers = [made.pan] + recognizers
    resolve()
    show(stopTop(selectedIndex))
    showGrabber()
  }

  /// Takes them away when the sheet is gone.
  final func uninstall() {
    guard let gone = parts else { return }
    stopPull()
    parts = nil
    state.flight = nil
    state.generation += 1
    gone.dimming.removeFromSuperview()
    gone.grabber.removeFromSuperview()
    gone.cover.removeFromSuperview()
    gone.view.visitorHandler = nil
    gone.view.removeGestureRecognizer(gone.pan)
    link.leave()
  }

  /// Adds the handle to the sheet, or takes it away.
  final func showGrabber() {
    guard let parts else { return }
    guard prefersGrabberVisible else { return parts.grabber.removeFromSuperview() }
    parts.view.addSubview(parts.grabber)
    parts.grabber.place(in: parts.view.bounds.width)
  }

  // MARK: Places

  /// Asks the detents for their values in the container as it is; changes that they make to the sheet are ignored.
  final func resolve() {
    guard let container = parts?.view.superview, !state.isResolving else { return }
    state.isResolving = true
    let context = parts?.view.window?.context
    let stops = SheetStops(
      of: detents, height: container.bounds.height, insets: container.safeInsets,
      traits: container.traitCollection, isCompactHeight: isCompactHeight
    ) { context?.report(.invalidArgument($0)) }
    state.isResolving = false
    let isFirst = state.stops == nil
    state.stops = stops
    if isFirst { state.top = stopTop(selectedIndex) }
  }

  /// Returns the upper edge at a detent.
  final func stopTop(_ index: Int) -> Double {
    guard let stops = state.stops?.stops else { return 0 }
    return stops[min(index, stops.count - 1)].top
  }

  /// Returns the view's frame for an upper edge (SH-4).
  final func frame(at top: Double) -> Rect {
    guard let container = parts?.view.superview, let stops = state.stops else { return .zero }
    let place = stops.frame(at: top)
    return Rect(
      x: container.bounds.minX, y: container.bounds.minY + place.top, width: container.bounds.width,
      height: max(place.height, 0))
  }

  /// Shows the sheet with its upper edge at a place.
  final func show(_ top: Double) {
    state.top = top
    guard let parts, let container = parts.view.superview else { return }
    let frame = frame(at: top)
    if parts.view.frame != frame { parts.view.frame = frame }
    if parts.dimming.frame != container.bounds { parts.dimming.frame = container.bounds }
    if parts.cover.bounds.size != frame.size {
      parts.cover.frame = Rect(origin: parts.view.bounds.origin, size: frame.size)
      parts.grabber.place(in: frame.width)
    }
  }

  /// Asks again if the container has changed since.
  final func refresh() {
    guard let container = parts?.view.superview, let stops = state.stops else { return }
    if stops.height != container.bounds.height || stops.insets != container.safeInsets { resolve() }
  }

  /// Goes to its place in a container of another size or safe area: at once, a spring from where it is, a pull with it (SH-1).
  final func containerChanged() {
    guard parts != nil, !state.isResolving, let context else { return }
    let top = currentTop
    refresh()
    guard parts != nil, let stops = state.stops else { return }
    if state.pull != nil {
      state.pull?.follow(stops, settings)
      return show(state.pull?.shown ?? top)
    }
    let end = state.flight?.end
    let rest = end?.isGone ?? false ? stops.height : stopTop(selectedIndex)
    guard let flight = state.flight, flight.rest != rest else { return show(state.flight == nil ? rest : top) }
    let spring = SettlingSpring(from: top - rest, velocity: flight.spring.velocity(at: context.now - flight.start))
    state.flight = SheetState.Flight(
      spring: spring, start: context.now, rest: rest, end: flight.end, isByCode: flight.isByCode)
    show(top)
  }

  // MARK: Records

  /// Records a fact, which is made only when there is a trace sink.
  final func note(_ fact: @autoclosure () -> SheetEntry.Fact) { note(fact(), of: parts?.view, link.context) }

  /// Records a fact of a view that may have left its window.
  final func note(_ fact: @autoclosure () -> SheetEntry.Fact, of view: View?, _ context: TouchContext?) {
    if let view, let trace = context?.trace { trace.record(.module(SheetEntry(view, fact()))) }
  }
}

extension View {
  /// The safe area of its window.
  fileprivate var safeInsets: EdgeInsets { window?.safeAreaInsets ?? .zero }
}
