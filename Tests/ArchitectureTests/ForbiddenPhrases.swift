/// The phrases that comments, strings, test names and pages do not contain, each with what to write instead.
enum ForbiddenPhrase {
  static let all: [ForbiddenWord] = [
    // Objects do not hear, tell, say or want.
    phrase("hears", "hears?|heard|hearing|unheard", "a responder receives a touch, an observer is notified"),
    phrase("is told", "(is|are|was|were|be|being|been|never|or) told|told of|told about", "notified, called, reported"),
    phrase(
      "says yes", "(says?|said) (yes|no)(?! more)|an? (yes|no) (of|into|is|for|counts)", "returns `true` or `false`"),
    phrase("wants to", "wants to (act|be called)|(that|one|who) wants(?! (to|a|the))", "requests recognition"),
    phrase("deaf", "deaf", "ignores its touches"),
    phrase("takes part", "(takes?|took|taking) part", "participates"),
    phrase(
      "kept to themselves", "ke(ep|eps|pt) (it|them|what \\w+) to (itself|themselves)", "does not forward, is private"),

    // UIKit's words for what happens to a touch.
    phrase("withheld", "withh(e|o)ld(s|ing)?", "delayed, as in `delaysTouchesBegan`"),

    // Plain words for time and place.
    phrase("at hand", "at hand", "the current one"),
    phrase("at present", "at present", "currently"),
    phrase("meanwhile", "meanwhile", "during the call, until then"),
    phrase("in the place of", "in (the|its|their) place of", "instead of"),
    phrase("sooner or later", "sooner or later", "eventually, or say when"),
    phrase(
      "inside of", "inside of(?! itself)|outside of (an event|a window|windows|the (window|tree))", "inside, outside"),

    // The usual words of geometry, units and states.
    phrase("upright", "upright (rectangles?|box(es)?)", "axis-aligned"),
    phrase("without extent", "without (an )?extent", "of zero size"),
    phrase("a second", "(points?|radians|frames|samples) an? (milli)?second", "per second"),
    phrase("processor time", "time of the processor|processor('s)? time", "CPU time"),
    phrase("legal", "legal (offset|position|place|range|scale|value)s?", "valid, in range"),

    // What the glossary calls it.
    phrase("let through", "(is|was|be|been) let through", "is granted, is approved"),
    phrase("kept out", "(is|are|be) kept out", "is prevented, is refused"),
    phrase(
      "what became of", "what (became|becomes) of|what (is|was|are) known of", "the result, the outcome, the state"),
    phrase("says of", "what (an?|the|its) \\w+ (says?|said) (of|about)", "the entry of a file, the description"),
    phrase("install nothing", "install: nothing", "Installation: none needed"),

    // Name the subject, and what is invalid.
    phrase("whoever", "whoever", "name the type"),
    phrase("no number", "(is|are|as|or|be) no number", "NaN, or out of range"),
    phrase("needs a hand", "needs? a hand", "needs manual changes"),
    phrase("so to speak", "so to speak|as it were", "leave it out"),
  ]

  /// The files whose text is another's: the rules, which are quoted to the letter, with the table of their titles; and this.
  static let quoted = [
    "Documentation/Behaviour/", "Sources/TouchExplain/Rules/RuleTitles+All.swift",
    "Tests/ArchitectureTests/ForbiddenPhrase",
  ]

  /// The Swift files and the pages of the package, without what is quoted.
  static let files: [SourceFile] = {
    let folders = ["Sources", "Plugins", "Tests", "Examples", "Documentation", "Conformance", "Benchmarks", "Fuzzing"]
    let swift = SourceTree.files(under: folders, withExtension: "swift")
    let pages = SourceTree.files(under: folders, withExtension: "md")
    return (SourceTree.top + swift + pages).filter { file in
      !file.path.contains("/.build") && !quoted.contains { file.path.hasPrefix($0) }
    }
  }()

  /// The prose of a file: all of a page, and of Swift the comments, strings and names of tests.
  static func prose(of file: SourceFile) -> [String] {
    file.path.hasSuffix(".swift")
      ? file.code.prose : file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func phrase(_ name: String, _ pattern: String, _ suggestion: String) -> ForbiddenWord {
    ForbiddenWord(name, "(?i)(?<![\\w.`])(" + pattern + ")(?![\\w`(:])", suggestion)
  }
}
