import TouchEvents

/// To whom the speed of a glide can go that meets its end (NH-8).
public struct HandOverGlide {
  private let gesture: HandOverGesture
  private let index: Int

  /// Creates the glide of a link; `nil` where the policy passes nothing on.
  init?(of gesture: HandOverGesture, from index: Int) {
    guard gesture.links.count > 1, gesture.policy == .chain || gesture.policy == .expandFirst else { return nil }
    self.gesture = gesture
    self.index = index
  }

  /// The next scroller that goes on with what is left of a speed.
  public struct Successor {
    /// The scroller.
    public let scroller: any HandOverScroller
    /// The speed of its offset, in points per millisecond of its coordinates.
    let speed: Point
    let glide: HandOverGlide

    /// Lets the scroller go on; call it after the end of the glide before.
    public func start() { scroller.takeGlide(speed, from: glide) }
  }

  /// Returns who goes on with what is left of a speed along one axis; `nil` when nobody does.
  ///
  /// The speed is that of an offset, in points per millisecond of the gliding scroller's coordinates.
  public func successor(speed: Double, along axis: HandOverAxis) -> Successor? {
    let isX = axis == .horizontal
    let factor = factor(of: index, isX)
    guard speed != 0, speed.isFinite, factor != 0, let context = gesture.context else { return nil }
    // In coordinates of the one that began; the finger's way has the opposite sign of an offset's.
    let common = speed / factor
    let shares = isX ? gesture.horizontal : gesture.vertical
    var next = shares.successor(of: index, toward: -common)
    while let place = next {
      let own = common * self.factor(of: place, isX)
      let speed = isX ? Point(x: own, y: 0) : Point(x: 0, y: own)
      if own != 0, !shares.links[place].isOut, let node = gesture.links[place].node.object,
        node.rootNode.touchContext === context, !HandOverContext.of(context).isInChain(node),
        let scroller = gesture.visitor.scroller(of: node), scroller.isHandOverEnabled, scroller.canTakeGlide(speed),
        let glide = HandOverGlide(of: gesture, from: place)
      {
        return Successor(scroller: scroller, speed: speed, glide: glide)
      }
      next = shares.successor(of: place, toward: -common)
    }
    return nil
  }

  private func factor(of index: Int, _ isX: Bool) -> Double {
    isX ? gesture.links[index].factor.x : gesture.links[index].factor.y
  }
}
