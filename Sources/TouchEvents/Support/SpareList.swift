/// Storage for one list of each frame, so that a frame of moves allocates nothing.
///
/// The list is taken out while it is in use: what happens inside that gets another.
struct SpareList<Element> {
  private var list: [Element] = []

  /// Takes the list out, which is empty and may have room.
  mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &list)
    return taken
  }

  /// Takes a list in, for the next one that needs it.
  mutating func giveBack(_ used: inout [Element]) {
    used.empty()
    swap(&used, &list)
  }
}
