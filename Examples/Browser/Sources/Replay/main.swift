import Panel

// Plays the lines of a session from standard input and prints the log, to compare with the page's.
panelOpen()
while let line = readLine() {
  let words = line.split(separator: " ")
  guard let time = words.first.flatMap({ Double($0) }) else { continue }
  if words.count == 2 {
    panelAdvance(time)
  } else if words.count == 5, words[1] == "wheel", let delta = Double(words[2]), let x = Double(words[3]),
    let y = Double(words[4])
  {
    panelScroll(x, y, 0, -delta, time)
  } else if words.count == 5, let id = Int32(words[2]), let x = Double(words[3]), let y = Double(words[4]),
    let phase = ["down", "move", "up", "cancel"].firstIndex(of: String(words[1]))
  {
    panelPointer(id, Int32(phase), 0, x, y, 0, time)
  } else {
    fatalError("no line of a session: \(line)")
  }
}
panelReport()
