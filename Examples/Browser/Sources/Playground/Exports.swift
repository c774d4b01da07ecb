import TouchExplain
import TouchRecordings
import TouchScenarios
import Touchstone

// What the page calls. A page has one stage and one thread, so that globals will do here; the library has none.
nonisolated(unsafe) private var playground: Playground?
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []
nonisolated(unsafe) private var inputMemory: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var inputRoom = 0
nonisolated(unsafe) private var outputMemory: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var outputRoom = 0

func tell(_ text: String) {
  let bytes = Array(text.utf8)
  if bytes.count > outputRoom {
    outputMemory?.deallocate()
    outputRoom = bytes.count * 2
    outputMemory = .allocate(capacity: outputRoom)
  }
  for (index, byte) in bytes.enumerated() { outputMemory?[index] = byte }
  output = bytes
}

func taken(_ count: Int32) -> [UInt8] {
  (0..<Int(count)).map { inputMemory?[$0] ?? 0 }
}

/// Returns memory for a string or file of a number of bytes, which the page fills before ``load`` or ``recording``.
@_cdecl("playground_input")
public func inputBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  if Int(count) > inputRoom {
    inputMemory?.deallocate()
    inputRoom = Int(count)
    inputMemory = .allocate(capacity: max(inputRoom, 1))
  }
  return inputMemory
}

/// Returns the address of the text that the last call produced.
@_cdecl("playground_text")
public func text() -> UnsafeMutablePointer<UInt8>? { outputMemory }

/// Returns how many bytes that text has.
@_cdecl("playground_text_length")
public func textLength() -> Int32 { Int32(output.count) }

/// Loads the scenario in the input; returns 1 when it stands, and otherwise the text describes what is wrong, and where.
@_cdecl("playground_load")
public func load(_ count: Int32) -> Int32 {
  do throws(DocumentError) {
    playground = try Playground(taken(count))
    return 1
  } catch {
    tell(description(error))
    return 0
  }
}

/// Takes over the profile of the scenario in the input, which is the loaded one but for that; returns 1 when it counts
/// already, 0 when it waits for the next sequence of touches, and -1 when the text describes what is wrong.
@_cdecl("playground_profile")
public func profile(_ count: Int32) -> Int32 {
  do throws(DocumentError) {
    return try playground?.takeProfile(of: taken(count)) == false ? 0 : 1
  } catch {
    tell(description(error))
    return -1
  }
}

/// Reads the recording in the input; returns 1 when it is one, and the text is then its steps, else what is wrong.
@_cdecl("playground_recording")
public func recording(_ count: Int32, _ width: Double, _ height: Double) -> Int32 {
  do throws(DocumentError) {
    tell(try RecordedSteps.text(of: taken(count), size: Size(width: width, height: height)))
    return 1
  } catch {
    tell(description(error))
    return 0
  }
}

/// Writes the scenario in the input as the code of an app, or as a test with its fingers; returns 1 when the text is that,
/// and 0 when it describes what is wrong.
@_cdecl("playground_code")
public func code(_ count: Int32, _ isUIKit: Int32, _ isTest: Int32) -> Int32 {
  do throws(DocumentError) {
    tell(try ScenarioCode.text(of: taken(count), isUIKit: isUIKit != 0, isTest: isTest != 0))
    return 1
  } catch {
    tell(description(error))
    return 0
  }
}

func description(_ error: DocumentError) -> String {
  JSON.object([
    ("line", error.line.map { String($0) } ?? "null"), ("path", JSON.quoted(error.path ?? "")),
    ("reason", JSON.quoted(error.reason)),
  ])
}

/// Takes a sample of a contact: phases are 0 began, 1 moved, 2 ended, 3 cancelled; kinds 0 finger, 1 pen, 2 mouse.
///
/// Returns what ``deadline`` does then.
@_cdecl("playground_pointer")
@discardableResult
public func pointer(
  _ id: Int32, _ phase: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ force: Double,
  _ buttons: Int32,
  _ time: Double
) -> Double {
  let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
  let kinds: [Touch.TouchType] = [.direct, .pencil, .indirectPointer]
  guard phases.indices.contains(Int(phase)), kinds.indices.contains(Int(kind)) else { return deadline() }
  var sample = TouchSample(
    id: TouchID(Int(id)), phase: phases[Int(phase)], location: Point(x: x, y: y), timestamp: time)
  sample.type = kinds[Int(kind)]
  sample.force = force
  sample.buttonMask = TouchEvent.ButtonMask(rawValue: Int(buttons))
  playground?.send([sample])
  return deadline()
}

/// Takes a turn of a wheel, by which the content under it moves; the deltas are in points.
@_cdecl("playground_scroll")
public func scroll(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double) {
  playground?.scroll(
    ScrollMovement(
      location: Point(x: x, y: y), delta: Point(x: dx, y: dy), kind: .discrete, timestamp: time))
}

/// Moves the clock, at the latest at the next deadline, and for each frame while something moves.
@_cdecl("playground_advance")
public func advance(_ time: Double) { playground?.advance(to: time) }

/// When the clock must be moved at the latest, in seconds; below 0 when nothing waits.
@_cdecl("playground_deadline")
public func deadline() -> Double { playground?.deadline ?? -1 }

/// Returns whether the page must draw frames.
@_cdecl("playground_animates")
public func animates() -> Int32 { playground?.isAnimating == true ? 1 : 0 }

/// Plays the scenario's own script up to a time.
@_cdecl("playground_play")
public func play(_ time: Double) { playground?.play(until: time) }

/// Forgets what was decided so far, so that lanes and sentences are about what comes.
@_cdecl("playground_start_gesture")
public func startGesture() { playground?.startGesture() }

/// Collects what is to be drawn; returns how many shapes there are.
@_cdecl("playground_draw")
public func draw() -> Int32 {
  guard let shapes = playground?.shapes else { return 0 }
  shapes.collect()
  return Int32(shapes.count)
}

/// Returns where the numbers of the shapes are.
@_cdecl("playground_shapes")
public func shapes() -> UnsafeMutablePointer<Double>? { playground?.shapes.numbers }

/// Sets what the next texts are about: the current time, and the time of the gesture, which is below 0 for all.
@_cdecl("playground_look")
public func look(_ now: Double, _ moment: Double) {
  playground?.latest = now < 0 ? nil : now
  playground?.moment = moment < 0 ? nil : moment
}

/// Shows views at once where they were put, instead of letting them go there.
@_cdecl("playground_calm")
public func calm(_ isCalm: Int32) { playground?.shapes.isCalm = isCalm != 0 }

/// Returns one of the texts: 0 the shapes' labels, 1 the lanes, 2 the answer, 3 times of the script, 4 deadlines,
/// 5 the moments of the gesture.
@_cdecl("playground_tell")
public func tell(_ what: Int32) {
  guard let playground else { return tell("") }
  switch what {
  case 0: tell(playground.shapes.labels)
  case 1: tell(playground.lanes)
  case 2: tell(playground.answer)
  case 3: tell(playground.scriptTimes)
  case 4: tell(playground.deadlines)
  default: tell(playground.moments)
  }
}

/// Returns the story of the recognizer or view whose name is in the input.
@_cdecl("playground_story")
public func story(_ count: Int32) {
  tell(playground?.story(of: String(decoding: taken(count), as: UTF8.self)) ?? "")
}

/// Returns the title of the rule whose id is in the input.
@_cdecl("playground_rule")
public func rule(_ count: Int32) {
  tell(RuleTitles.title(of: String(decoding: taken(count), as: UTF8.self)) ?? "")
}

/// Returns the lines of the log since the last call.
@_cdecl("playground_log")
public func log() { tell(playground?.takeLog() ?? "[]") }

/// Keeps from now on what ``report`` prints.
@_cdecl("playground_keep_report")
public func keepReport() { playground?.keepReport() }

/// Prints the log, and where everything is, to the bit.
@_cdecl("playground_report")
public func report() { playground?.report() }
