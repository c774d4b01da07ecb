public import TouchEvents

// How a gesture ends: who stops, who moves on, and in which order (NH-7 to NH-9).
extension HandOverGesture {
  /// Ends the gesture as the finger lifts, and lets the one that moved last go on with its speed (NH-7, NH-8).
  ///
  /// - Parameters:
  ///   - speed: the velocities of an offset of the scroller that began, the opposite of its recognizer's.
  ///   - latestCallback: when the finger moved last, in seconds.
  public func end(speed: ReleaseSpeed, latestCallback: Timestamp) {
    dropOutBeforeLift()
    guard finish() else { return }
    if policy == .uikit, links.count == 2, began == 0 { return endWithPages(speed, latestCallback) }
    let last = (x: mover(horizontal), y: mover(vertical))
    let isAlone = last.x == nil && last.y == nil
    for pass in LiftPass.allCases {
      for index in links.indices {
        guard let scroller = links[index].node.object.flatMap({ visitor.scroller(of: $0) }) else { continue }
        let moves = last.x == index || last.y == index || isAlone && index == began
        guard pass == (scroller.endsHandOverLast ? .sheets : moves ? .movers : .others) else { continue }
        guard moves else {
          if index == began || !isOut(index) { scroller.endHandOver(.stays(latestCallback: latestCallback), of: self) }
          continue
        }
        let factor = links[index].factor
        let own = speed.scaled(
          x: last.x == index || last.x == nil && index == began ? factor.x : 0,
          y: last.y == index || last.y == nil && index == began ? factor.y : 0)
        scroller.endHandOver(
          .movesOn(own, latestCallback: latestCallback, glide: HandOverGlide(of: self, from: index)), of: self)
      }
    }
  }

  /// Those that stop come first, then those that move on, sheets last.
  private enum LiftPass: CaseIterable { case others, movers, sheets }

  private func mover(_ shares: HandOverShares) -> Int? {
    shares.last.map { shares.links[$0].isOut ? began : $0 }
  }

  /// Ends a gesture that moved the pages around: they turn after the end of the one that began (NE-4).
  private func endWithPages(_ speed: ReleaseSpeed, _ latestCallback: Timestamp) {
    let inner = links[0].node.object.flatMap { visitor.scroller(of: $0) }
    let pages = links[1].node.object.flatMap { visitor.scroller(of: $0) }
    let factor = links[1].factor
    let pagesSpeed = speed.scaled(x: factor.x, y: factor.y)
    let own = pages?.turnsPage(at: pagesSpeed) ?? false ? ReleaseSpeed() : speed
    inner?.endHandOver(.movesOn(own, latestCallback: latestCallback, glide: nil), of: self)
    pages?.endHandOver(.turnsPage(pagesSpeed), of: self)
  }

  /// Ends the gesture whose touches the system took: all scrollers go into their valid ranges (NH-9).
  public func cancel() {
    guard finish() else { return }
    let turnsPages = policy == .uikit && links.count == 2 && began == 0
    // The one that began comes after the others, a sheet around it last.
    if !turnsPages { for index in links.indices where index != began { end(index, .cancelled, isLast: false) } }
    end(began, .cancelled)
    if turnsPages { return end(1, .turnsPage(ReleaseSpeed())) }
    for index in links.indices where index != began { end(index, .cancelled, isLast: true) }
  }

  private func end(_ index: Int, _ end: HandOverEnd, isLast: Bool? = nil) {
    guard index == began || !isOut(index) || isLast == nil else { return }
    guard let scroller = links[index].node.object.flatMap({ visitor.scroller(of: $0) }) else { return }
    if isLast == nil || scroller.endsHandOverLast == isLast { scroller.endHandOver(end, of: self) }
  }

  /// Marks the gesture as over, once, after what is left of a step in progress has moved those that are to move.
  private func finish() -> Bool {
    guard !isOver else { return false }
    isOver = true
    applyShares()
    if let context { HandOverContext.of(context).end(self) }
    return true
  }
}
