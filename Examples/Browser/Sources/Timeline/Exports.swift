import TouchExplain
import TouchScenarios
import Touchstone

// An analysis that the page loads when it is asked for: a module of its own, which is given a scenario and tells a page of HTML.
nonisolated(unsafe) private var input: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var output: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var outputLength = 0

/// Memory for a scenario of so many bytes, which the page fills before ``run``.
@_cdecl("analysis_input")
public func analysisInput(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input?.deallocate()
  input = .allocate(capacity: max(Int(count), 1))
  return input
}

/// Plays the scenario in the input and draws its timeline; returns 1, or 0 when the text says what is wrong with the scenario.
@_cdecl("analysis_run")
public func run(_ count: Int32) -> Int32 {
  let text = (0..<Int(count)).map { input?[$0] ?? 0 }
  do throws(DocumentError) {
    let scenario = try Scenario(parsing: text, file: "scenario.json")
    let live = try LiveScenario(scenario, registry: .standard)
    let recorder = TraceRecorder(live.context, name: { [unowned(unsafe) live] in live.name(of: $0) }, ofGesture: true)
    live.trace(with: recorder)
    live.play(until: (live.scriptTimes.last ?? 0) + 5)
    tell(TimelinePicture(recorder.trace, title: scenario.title).html)
    return 1
  } catch {
    tell(error.reason)
    return 0
  }
}

/// Where the text is that the last run told.
@_cdecl("analysis_text")
public func text() -> UnsafeMutablePointer<UInt8>? { output }

/// How many bytes that text has.
@_cdecl("analysis_text_length")
public func textLength() -> Int32 { Int32(outputLength) }

private func tell(_ text: String) {
  let bytes = Array(text.utf8)
  output?.deallocate()
  output = .allocate(capacity: max(bytes.count, 1))
  for (index, byte) in bytes.enumerated() { output?[index] = byte }
  outputLength = bytes.count
}
