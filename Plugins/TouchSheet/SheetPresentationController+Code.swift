import TouchWindows

// What code does to a sheet; no delegate is called for it (SH-14).
extension SheetPresentationController {
  /// Goes to the selected detent: at once, by the spring inside `animateChanges`, and after a finger's pull.
  final func layOutAnew() {
    guard parts != nil, !state.isResolving else { return }
    if state.pull != nil { note(.changedByCode) }
    if state.flight?.end.isGoneByCode ?? false { return resolve() }
    // Several changes at a time are one.
    let isAtOnce = state.flight.map { $0.isByCode && $0.start == context?.now } ?? false
    let springs = state.pull != nil || state.animatedBlocks > 0 || isAtOnce
    let (top, generation) = stopWhereItIs()
    state.completion = nil
    resolve()
    cancelDismissal()
    guard generation == state.generation, parts != nil else { return }
    let rest = stopTop(selectedIndex)
    show(top)
    if springs { go(to: rest, velocity: 0, .stop, byCode: true) } else { show(rest) }
  }

  /// Ends a spring and a pull without a call; returns where the sheet is shown, and what tells whether a callback changes that.
  private func stopWhereItIs() -> (top: Double, generation: Int) {
    let top = currentTop
    state.flight = nil
    state.generation += 1
    let generation = state.generation
    link.stopAnimating()
    stopPull()
    return (top, generation)
  }

  /// Lets a dismissal by code wait for the spring while a finger pulls the sheet; returns whether it does.
  ///
  /// A dismissal that was under way is cancelled first.
  final func dismissByCode(_ completion: (() -> Void)?) -> Bool {
    guard parts != nil else { return false }
    let isPulled = state.pull != nil
    if isPulled { note(.dismissedByCode) }
    let earlier = state.flight?.end.completion ?? state.completion
    let (top, generation) = stopWhereItIs()
    state.completion = earlier
    cancelDismissal()
    guard generation == state.generation, isPulled, parts != nil, let height = state.stops?.height else { return false }
    show(top)
    beginDismissal()
    guard generation == state.generation else { return true }
    state.completion = nil
    let end = SheetState.End.gone(byUser: false) {
      earlier?()
      completion?()
    }
    go(to: height, velocity: 0, end, byCode: true)
    return true
  }
}
