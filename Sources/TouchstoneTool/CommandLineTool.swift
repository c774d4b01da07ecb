import TouchExplain
import TouchPlugins
import TouchRecordings
import TouchScenarios

/// The command `touchstone`: its commands, its output and its exit status.
///
/// A program of your own is the command with the kinds of your plugins:
///
/// ```swift
/// var registry = PluginRegistry.standard
/// registry.install(DialPlugin())
/// CommandLineTool.main(registry: registry)
/// ```
public struct CommandLineTool {
  /// The plugins with which scenarios run.
  var registry: PluginRegistry
  /// The folder of recordings that are not beside their scenarios; `nil` when there is none.
  var recordingsFolder: String?
  /// The folder of the hands that the demo plays.
  var handsFolder: String
  /// The folder of the composed panels that the demo lets a hand work.
  var panelsFolder: String
  /// The descriptor of what is read instead of a file that is `-`.
  var standardInput: Int32 = 0
  /// A Boolean value that indicates whether reports are printed in colours.
  var usesColor = false
  /// How many columns a terminal has that shows the output; `nil` where none does, and lines are as long as they are.
  var columns: Int?
  /// Is called with what a command that may take long is doing.
  var progress: (String) -> Void = { _ in }
  /// Begins to watch for a signal that ends long work; returns whether one has come.
  var watchForStop: () -> () -> Bool = { { false } }
  /// Takes a line of output.
  var print: (String) -> Void
  /// Takes a line of errors.
  var complain: (String) -> Void
  /// Waits for some seconds; only the live demo does.
  var wait: (Double) -> Void

  /// Makes a tool.
  init(
    registry: PluginRegistry, recordingsFolder: String?, handsFolder: String, panelsFolder: String,
    print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void, wait: @escaping (Double) -> Void
  ) {
    self.registry = registry
    self.recordingsFolder = recordingsFolder
    self.handsFolder = handsFolder
    self.panelsFolder = panelsFolder
    self.print = print
    self.complain = complain
    self.wait = wait
  }

  /// The version of the package, the topmost of the changelog.
  static let version = "0.2.0"

  /// Runs scenarios with the tool's plugins and recordings.
  var runner: ScenarioRunner {
    ScenarioRunner(registry: registry, recordings: RecordingReader.source(folder: recordingsFolder))
  }

  /// How a command ended, as the status of a process.
  enum Status: Int32, Sendable {
    /// All is well.
    case success = 0
    /// A check failed.
    case failure = 1
    /// The input is wrong: arguments, files, kinds that no plugin registers.
    case badInput = 2
  }

  /// Runs the command that the arguments name; the program's own name is not among them.
  func run(_ arguments: [String]) -> Status {
    do {
      guard let name = arguments.first else {
        complain(Self.help)
        return .badInput
      }
      if name == "--version" || name == "version" {
        print("touchstone \(Self.version)")
        return .success
      }
      if name == "--help" || name == "-h" || name == "help" {
        return try help(arguments.dropFirst().first)
      }
      guard let command = Command(rawValue: name) else {
        let hint = Nearest.hint(name, among: Command.allCases.map { $0.rawValue })
        throw ToolError("unknown command \"\(name)\"\(hint.isEmpty ? "; touchstone --help lists them all" : hint)")
      }
      let words = try Arguments(arguments.dropFirst(), of: command)
      if words.showsHelp { return try help(name) }
      return try (usesColor && command.isReport ? painting : self).perform(command, words)
    } catch let error as ToolError {
      complain("touchstone: \(error.message)")
    } catch {
      complain("touchstone: \(error)")
    }
    return .badInput
  }

  /// Prints a line, on a terminal in as many as it needs: what is broken stands further to the right.
  func printBroken(_ line: String) {
    guard let columns, line.count > columns else { return print(line) }
    let indent = String(line.prefix { $0 == " " })
    for one in HelpText.lines(line, after: indent, further: indent + "    ", width: columns) { print(one) }
  }

  /// The tool, with its output in colours.
  private var painting: CommandLineTool {
    var tool = self
    tool.print = { [print] in print(Ink.painted($0)) }
    return tool
  }

  private func perform(_ command: Command, _ words: Arguments) throws -> Status {
    if let file = words.files.first, command != .live { progress("\(command.rawValue): \(FileBytes.label(file))") }
    switch command {
    case .demo: return try demo(isLive: words.flags.contains("--live"))
    case .run: return try runFile(words)
    case .check: return try check(words.files, skipsUnregistered: words.flags.contains("--skip-unregistered"))
    case .diff: return try diff(words)
    case .judge: return try judge(words)
    case .explain: return try explain(words)
    case .timeline: return try timeline(words)
    case .conflicts: return try conflicts(words)
    case .whyNot: return try whyNot(words)
    case .replay: return try replay(words)
    case .velocity: return try velocity(words.files[0])
    case .swift: return try swift(words)
    case .port: return try port(words)
    case .live: return try live(words)
    case .serve: return serve()
    }
  }

  private func help(_ name: String?) throws -> Status {
    guard let name else {
      print(Self.help)
      return .success
    }
    guard let command = Command(rawValue: name) else {
      throw ToolError(
        "unknown command \"\(name)\"\(Nearest.hint(name, among: Command.allCases.map { $0.rawValue }))")
    }
    print(command.help)
    return .success
  }
}

/// What is wrong with the arguments, in words.
struct ToolError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
