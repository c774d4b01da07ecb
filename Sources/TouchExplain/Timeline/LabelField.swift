import TouchEvents
import TouchScenarios

/// Finds places for labels where no other label is.
struct LabelField {
  private var taken: [Rect] = []

  /// Returns the first of some places at which a label of a size is free; `nil` when none is.
  mutating func place(width: Double, height: Double, at candidates: [Point]) -> Point? {
    for candidate in candidates {
      // A candidate is the left end of the base line.
      let box = Rect(x: candidate.x - 1, y: candidate.y - height + 2, width: width + 2, height: height)
      if taken.contains(where: { overlap($0, box) }) { continue }
      taken.append(box)
      return candidate
    }
    return nil
  }

  private func overlap(_ left: Rect, _ right: Rect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY && right.minY < left.maxY
  }
}
