// How many scripts `TouchAsk` performs per second of CPU time for each file of the gallery and for an arrangement of 1,000
// views, all of a question counted: making arrangements, finding places, performing, judging.
import Foundation
import TouchAsk
import TouchScenarios
import Touchstone

/// The CPU time of this process, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A list of ten sections of ten rows of eight labels: four rows of a section have a tap, three a button, and it a swipe.
func thousandViews() -> String {
  let sections = (0..<10).map { section -> String in
    let rows = (0..<10).map { row -> String in
      let id = "\(section)-\(row)"
      var views = (0..<8).map { #"{"id": "label\#(id)-\#($0)", "frame": [\#(4 + 30 * $0), 2, 28, 20]}"# }
      if row % 3 == 1 { views.append(#"{"id": "button\#(id)", "kind": "button", "frame": [280, 2, 36, 22]}"#) }
      let tap = row % 3 == 0 ? #"{"id": "tap\#(id)", "kind": "tap"}"# : ""
      return """
        {"id": "row\(id)", "frame": [0, \(26 * row), 320, 26], "gestures": [\(tap)],
         "children": [\(views.joined(separator: ", "))]}
        """
    }
    return """
      {"id": "section\(section)", "frame": [0, \(270 * section), 320, 262], "children": [\(rows.joined(separator: ", "))],
       "gestures": [{"id": "swipe\(section)", "kind": "swipe", "set": {"direction": "left"}}]}
      """
  }
  return """
    {"window": {"size": [320, 480]}, "input": [], "views": [
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2700]},
       "children": [\(sections.joined(separator: ", "))]}]}
    """
}

/// Asks about one file until a second of CPU time has passed, and prints the rate.
func measure(_ text: [UInt8], _ file: String) throws {
  let ask = try Ask(Scenario(parsing: text, file: file), registry: .standard)
  var (count, seconds) = (0, 0.0)
  while seconds < 1 {
    let start = processorTime()
    count += ask.report().scriptCount
    seconds += processorTime() - start
  }
  print("\(file): \(ask.report().scriptCount) scripts, \(Int(Double(count) / seconds)) per second")
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../Examples/Browser/Gallery").standardizedFileURL
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
  try measure(Array(Data(contentsOf: file)), file.lastPathComponent)
}
try measure(Array(thousandViews().utf8), "1,000 views")
