import TouchScenarios
import Touchstone

// What the page's worker calls: the questions to the engine. These functions, and what only they reach, are a part of the
// page of its own. A question prints its findings, one line of JSON each, and returns 1 when it is done, 0 when the steps
// that it was given were too few, and -1 when the text describes what is wrong with the scenario.

/// Looks for what gets in something's way in the scenario in the input, by so many scripts.
@_cdecl("playground_ask_conflicts")
public func askConflicts(_ count: Int32, _ steps: Int32) -> Int32 {
  answer { () throws(DocumentError) in try Questions.conflicts(in: taken(count), steps: Int(steps)) }
}

/// Looks for what makes something act, by so many changes: its name begins the input, and the scenario is the rest.
@_cdecl("playground_ask_why_not")
public func askWhyNot(_ count: Int32, _ nameCount: Int32, _ steps: Int32) -> Int32 {
  answer { () throws(DocumentError) in
    let bytes = taken(count)
    let name = String(decoding: bytes.prefix(Int(nameCount)), as: UTF8.self)
    return try Questions.whyNot(name, in: Array(bytes.dropFirst(Int(nameCount))), steps: Int(steps))
  }
}

/// Looks for what mends the finding of a number in the scenario in the input, by so many changes.
@_cdecl("playground_ask_fix")
public func askFix(_ count: Int32, _ index: Int32, _ steps: Int32) -> Int32 {
  answer { () throws(DocumentError) in
    try Questions.fix(of: Int(index), in: taken(count), steps: Int(steps))
  }
}

private func answer(_ body: () throws(DocumentError) -> Bool) -> Int32 {
  do throws(DocumentError) {
    return try body() ? 1 : 0
  } catch {
    tell(description(error))
    return -1
  }
}
