import Foundation

/// A word that library sources may not contain, with the reason.
struct ForbiddenWord {
  let name: String
  let pattern: String
  let reason: String

  static let all: [ForbiddenWord] = [
    // Order that differs from one process to the next, and hashing seeds, which Embedded Swift lacks.
    .init("Set", #"\bSet\s*[<(]"#, "its order is random"),
    .init("Dictionary", #"\bDictionary\b"#, "its order is random"),
    .init("dictionary literal", #"\[\s*:\s*\]"#, "its order is random"),
    .init("dictionary type", #"\[\s*(any\s+)?[A-Z][\w.]*\s*:\s*[(\[A-Za-z]"#, "its order is random"),
    .init("hash seed", #"\bhashValue\b|\bHasher\s*\(\)"#, "it differs from process to process"),
    .init("random", #"\.random\b|\.shuffled?\b|\bSystemRandomNumberGenerator\b"#, "runs would differ"),

    // Clocks and threads: the host pushes time.
    .init("Date", #"\bDate\s*\("#, "the host tells the time"),
    .init("clock", #"\b(Continuous|Suspending)Clock\b"#, "the host tells the time"),
    .init("Timer", #"\bTimer\b"#, "the deadline queue fires what is due"),
    .init(
      "DispatchQueue", #"\bDispatch(Queue|Group|Semaphore|Source|Time|WorkItem|IO)\w*"#,
      "nothing runs beside the host"),
    .init("Task", #"\bTask\s*(\{|\.|\()|\basync\b|\bawait\b"#, "nothing runs beside the host"),
    .init("sleep", #"\bu?sleep\b"#, "nothing waits"),
    .init("Foundation", #"\bimport\s+(\w+\s+)?(Foundation|Glibc|Musl|Darwin)\w*"#, "the core needs no platform"),

    // Globals that change.
    .init("unchecked global", #"\bnonisolated\s*\(\s*unsafe\s*\)"#, "state belongs to a context"),

    // Memory that nobody checks.
    .init(
      unsafe,
      #"\bUnsafe\w*Pointer\b|\bUnmanaged\b|\b_withUnsafe\w*|\bunsafelyUnwrapped\b|\bunsafeDowncast\b"#
        + #"|\bunowned\s*\(\s*unsafe\s*\)|\bexclusivity\s*\(\s*unchecked\s*\)"#
        + #"|\btake(Un)?retainedValue\b|\bpass(Un)?retained\b|\bunsafeBitCast\b"#,
      "a mistake would be a fault of memory"),

    // What Embedded Swift does not have.
    .init("cast to a protocol", #"\bas\s*[?!]\s*\(?\s*any\b"#, "use a requirement instead of a cast"),
    .init("test for a protocol", #"\bis\s+any\b"#, "use a requirement instead of a cast"),
    .init("weak", #"\bweak\b"#, "use one of the wrappers for weak references"),
    .init("unowned", #"\bunowned\b(?!\s*\(\s*unsafe\s*\))"#, "use unowned(unsafe), cleared by the owner"),
    .init("Any", #"\bAny\b"#, "use a class-bound protocol or a type parameter"),
    .init("key path", #"\\[A-Za-z_.]"#, "use a closure"),
  ]

  /// The name of all words that leave memory unchecked.
  static let unsafe = "unsafe"

  init(_ name: String, _ pattern: String, _ reason: String) {
    self.name = name
    self.pattern = pattern
    self.reason = reason
  }
}

/// A file that may contain a forbidden word, with the reason.
struct ForbiddenWordExemption {
  let path: String
  let word: String
  let reason: String

  static let all: [ForbiddenWordExemption] = [
    .init(
      path: "Sources/TouchCore/Support/BackReference.swift", word: "weak",
      reason: "what tells whether an object is going; under Embedded Swift nothing does"),
    .init(
      path: "Sources/TouchEvents/Context/WeakReferences.swift", word: "weak",
      reason: "the wrappers themselves; under Embedded Swift they are unchecked"),
    .init(
      path: "Sources/TouchWindows/Application/Application.swift", word: "weak",
      reason: "the reference to the delegate"),
    .init(
      path: "Sources/TouchResponders/ResponderContext.swift", word: "weak",
      reason: "references to what a context does not keep alive"),
    .init(
      path: "Plugins/TouchTransitions/Protocols/TransitioningDelegates.swift", word: "weak",
      reason: "the wrappers of these delegates, as those of Core"),
    .init(
      path: "Plugins/TouchScroll/ScrollViewDelegate.swift", word: "weak",
      reason: "the wrapper of this delegate, as those of Core"),
    .init(
      path: "Plugins/TouchTableView/TableViewDelegate.swift", word: "weak",
      reason: "the wrapper of this delegate, as those of Core"),
    .init(
      path: "Plugins/TouchTableView/TableViewDelegate.swift", word: "cast to a protocol",
      reason: "UIKit asks a table whatever its delegate adopts; not done under Embedded Swift"),
    .init(
      path: "Plugins/TouchSheet/SheetPresentationControllerDelegate.swift", word: "weak",
      reason: "the wrapper of this delegate, as those of Core"),
    .init(
      path: "Sources/TouchGestures/Recognizer/GestureRecognizer.swift", word: "weak",
      reason: "the wrapper of this delegate, as those of Core"),
    .init(
      path: "Plugins/TouchScroll/ScrollView+Adoption.swift", word: "cast to a protocol",
      reason: "UIKit asks a scroll view whatever its class adopts; not done under Embedded Swift"),
    .init(
      path: "Plugins/TouchCollectionView/CollectionViewDelegate.swift", word: "cast to a protocol",
      reason: "a class may inherit the smaller protocol and adopt this one; not done under Embedded Swift"),
    .init(
      path: "Plugins/TouchCollectionView/CollectionViewDelegate.swift", word: "weak",
      reason: "the wrapper of this delegate, as those of Core"),
    .init(
      path: "Sources/TouchGestures/Recognizer/GestureRecognizer+Targets.swift", word: "Any",
      reason: "UIKit's signature of addTarget; under Embedded Swift it is AnyObject"),

    .init(
      path: "Sources/TouchLinuxInput/SystemCalls.swift", word: "Foundation",
      reason: "the calls of the system by which a device is read, all in one file"),

    // At most twelve files in the whole library. Without dynamic checks of exclusive access a frame of moves takes 40 % of
    // the instructions with a plain handler (5,030 of 12,570), and 60 % with six recognizers (17,680 of 29,210).
    .init(
      path: "Sources/TouchCore/Support/BackReference.swift", word: ForbiddenWord.unsafe,
      reason: "back references of all modules (Decisions/0017)"),
    .init(
      path: "Sources/TouchEvents/Context/WeakReferences.swift", word: ForbiddenWord.unsafe,
      reason: "the flag of links to nodes: unchecked exclusivity"),
    .init(
      path: "Plugins/TouchScroll/ScrollViewDelegate.swift", word: ForbiddenWord.unsafe,
      reason: "UIKit's pointer to the target offset of a delegate method"),
    .init(
      path: "Sources/TouchEvents/Touches/Touch.swift", word: ForbiddenWord.unsafe,
      reason: "read several times for each recognizer of each event: unchecked exclusivity"),
    .init(
      path: "Sources/TouchEvents/Context/TouchContext.swift", word: ForbiddenWord.unsafe,
      reason: "the time, the trace and the parts of the engine, read in every step: unchecked exclusivity"),
    .init(
      path: "Sources/TouchEvents/Delivery/TouchDispatcher.swift", word: ForbiddenWord.unsafe,
      reason: "what a frame of moves changes: unchecked exclusivity"),
    .init(
      path: "Sources/TouchEvents/Delivery/TouchDeliverer.swift", word: ForbiddenWord.unsafe,
      reason: "the delayed touches that a frame of moves reads: 550 of 5,640 instructions; unchecked exclusivity"),
    .init(
      path: "Sources/TouchGestures/Environment/GestureEnvironment.swift", word: ForbiddenWord.unsafe,
      reason: "the lists that every step goes over: unchecked exclusivity"),
    .init(
      path: "Sources/TouchGestures/Recognizer/GestureRecognizer.swift", word: ForbiddenWord.unsafe,
      reason: "what every step reads of each recognizer: unchecked exclusivity"),
    .init(
      path: "Sources/TouchViews/Boxes/ChildTable.swift", word: ForbiddenWord.unsafe,
      reason: "boxes beside entries in one piece of memory: a pick in 1,054 views takes half of what QWidget takes"),
    .init(
      path: "Sources/TouchCore/Boxes/PackedList.swift", word: ForbiddenWord.unsafe,
      reason: "the boxes of that piece of memory, which trees of other nodes keep as well"),
  ]
}

/// Looks for forbidden words in the code of files, or for forbidden phrases in their prose.
struct ForbiddenWordSearch {
  var words = ForbiddenWord.all
  /// The lines of a file that are searched: by default its code.
  var lines: (SourceFile) -> [String] = { $0.code.lines }
  let exemptions: [ForbiddenWordExemption]

  /// Every forbidden word, and every exemption that nothing needs, as sentences.
  func violations(_ files: [SourceFile]) throws -> [String] {
    guard !files.isEmpty else { return ["no source file was found: the walk is broken"] }
    var violations: [String] = []
    var used: [(path: String, word: String)] = []
    let words = try words.map { (word: $0, regex: try NSRegularExpression(pattern: $0.pattern)) }
    for file in files {
      let code = lines(file).joined(separator: "\n") as NSString
      for (word, regex) in words {
        for match in regex.matches(in: code as String, range: NSRange(location: 0, length: code.length)) {
          if exemptions.contains(where: { $0.path == file.path && $0.word == word.name }) {
            used.append((file.path, word.name))
          } else {
            let line = code.substring(to: match.range.location).count { $0 == "\n" } + 1
            violations.append("\(file.path):\(line): \(word.name): \(word.reason)")
          }
        }
      }
    }
    let stale = exemptions.filter { exemption in
      !used.contains { $0.path == exemption.path && $0.word == exemption.word }
    }
    return violations + stale.map { "\($0.path) is exempt from \($0.word) and does not need it" }
  }
}
