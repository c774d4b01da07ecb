import Playground

// Plays the lines of a session from standard input on the scenario that its first lines hold, up to an empty line, and
// prints the log, to compare with the page's.
var document: [UInt8] = []
while let line = readLine(), !line.isEmpty { document += Array(line.utf8) + [10] }

/// Passes a string to the playground, and returns its length in bytes.
func give(_ text: [UInt8]) -> Int32 {
  let memory = inputBuffer(Int32(text.count))
  for (index, byte) in text.enumerated() { memory?[index] = byte }
  return Int32(text.count)
}

guard load(give(document)) == 1 else { fatalError("no scenario") }
keepReport()

while let line = readLine() {
  let words = line.split(separator: " ")
  guard let time = words.first.flatMap({ Double($0) }) else { continue }
  if words.count == 2 {
    advance(time)
  } else if words.count == 3, words[1] == "profile" {
    // The document names none itself.
    let settings = #"{"settings": {"profile": "\#(words[2])"}, "#
    guard profile(give(Array(settings.utf8) + document.drop { $0 != 123 }.dropFirst())) >= 0 else {
      fatalError("no profile: \(words[2])")
    }
  } else if words.count == 5, words[1] == "wheel", let delta = Double(words[2]),
    let x = Double(words[3]),
    let y = Double(words[4])
  {
    scroll(x, y, 0, -delta, time)
  } else if words.count == 5, let id = Int32(words[2]), let x = Double(words[3]),
    let y = Double(words[4]),
    let phase = ["down", "move", "up", "cancel"].firstIndex(of: String(words[1]))
  {
    pointer(id, Int32(phase), 0, x, y, 0, 0, time)
  } else {
    fatalError("no line of a session: \(line)")
  }
}
report()
