import Glibc

/// Runs programs that drop the last reference to something in a callback, and prints which of them fail.
///
///     Directed drops [options]     each callback with each last reference
///     Directed tree [options]      deeds and lies in strangers' trees
///     Directed sites               which members are called in which scene, and which in none
///     Directed show WORDS          plays one combination in this process
///
///     --sample COUNT SEED  only so many, drawn by a seed
///     --once               those of each member until one counts
///     --only TEXT          those whose description contains the text
setvbuf(stdout, nil, _IOLBF, 0)
var arguments = Array(CommandLine.arguments.dropFirst())
let command = arguments.isEmpty ? "drops" : arguments.removeFirst()

func option(_ name: String, _ count: Int) -> [String]? {
  guard let index = arguments.firstIndex(of: name), index + count < arguments.count else { return nil }
  return Array(arguments[(index + 1)...(index + count)])
}

/// Those that the options choose, of so many.
func choose(_ count: Int, _ description: (Int) -> String) -> [Int] {
  var chosen = Array(0..<count)
  if let words = option("--only", 1) { chosen = chosen.filter { description($0).contains(words[0]) } }
  if let words = option("--sample", 2), let wanted = Int(words[0]), var seed = UInt64(words[1]), !chosen.isEmpty {
    chosen = (0..<wanted).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return chosen[Int(seed >> 33) % chosen.count]
    }
  }
  return chosen
}

switch command {
case "sites": Survey.print()
case "show": Drops.show(arguments)
case "tree": exit(Tree.run() ? 0 : 1)
default: exit(Drops.run() ? 0 : 1)
}
