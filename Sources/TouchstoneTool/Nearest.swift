/// Finds what a misspelt word was meant to be.
enum Nearest {
  /// Returns `; did you mean "…"?` for the known word that is nearest, or an empty text when none is near.
  ///
  /// Near is a third of the letters at most: left out, put in, or written otherwise; two that changed places count once.
  static func hint(_ word: String, among known: [String]) -> String {
    let best = known.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }.min { $0.1 < $1.1 }
    guard let (name, distance) = best, distance <= max(1, word.count / 3) else { return "" }
    return "; did you mean \"\(name)\"?"
  }

  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var (before, row) = ([Int](), Array(0...other.count))
    for i in one.indices {
      var next = [i + 1]
      for j in other.indices {
        var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { least = min(least, before[j - 1] + 1) }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[other.count]
  }
}
