/// Ends a walk from node to node that comes back to where it was, since the parents or children of a tree form a cycle.
///
/// Brent's algorithm: now and then the current node is marked, and a walk that meets the mark again is in a cycle. The first
/// steps are free, as trees are rarely deeper. A walk also ends after ``longest`` steps: its parents are made as it asks.
@frozen @usableFromInline
package struct CycleGuard {
  @usableFromInline var steps = 0
  @usableFromInline var nextMark = 64
  @usableFromInline var mark: AnyObject?

  /// The most steps of a walk: more than any tree is deep, and few enough for the dozen walks of one event.
  package static var longest: Int { 250_000 }

  /// Begins a walk.
  @inlinable package init() {}

  /// Returns whether the walk may continue to a node; `false` in a cycle, after some rounds, and after too many steps.
  @inlinable @inline(__always)
  package mutating func admits(_ node: AnyObject) -> Bool {
    steps &+= 1
    return steps < 64 || admitsLate(node)
  }

  @usableFromInline @inline(never)
  mutating func admitsLate(_ node: AnyObject) -> Bool {
    if mark === node || steps > Self.longest { return false }
    if steps == nextMark {
      mark = node
      nextMark *= 2
    }
    return true
  }
}
