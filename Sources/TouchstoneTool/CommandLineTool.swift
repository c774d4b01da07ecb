import TouchExplain
import TouchPlugins
import TouchRecordings
import TouchScenarios

/// The command `touchstone`: its commands, its output and its exit status, without the process around it.
struct CommandLineTool {
  /// The plugins with which scenarios run.
  var registry: PluginRegistry
  /// The folder of recordings that are not beside their scenarios; `nil` when there is none.
  var recordingsFolder: String?
  /// The folder of the hands that the demo plays.
  var handsFolder: String
  /// The folder of the composed panels that the demo lets a hand work.
  var panelsFolder: String
  /// The descriptor of what `live -` reads.
  var standardInput: Int32 = 0
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
      if name == "--help" || name == "-h" || name == "help" {
        return try help(arguments.dropFirst().first)
      }
      guard let command = Command(rawValue: name) else {
        throw ToolError("unknown command \"\(name)\"; touchstone --help lists them all")
      }
      let words = try Arguments(arguments.dropFirst(), of: command)
      if words.showsHelp { return try help(name) }
      switch command {
      case .demo: return try demo(isLive: words.flags.contains("--live"))
      case .run: return try runFile(words)
      case .check:
        return try check(words.files, skipsUnregistered: words.flags.contains("--skip-unregistered"))
      case .diff: return try diff(words)
      case .judge: return try judge(words)
      case .explain: return try explain(words)
      case .timeline: return try timeline(words)
      case .conflicts: return try conflicts(words)
      case .replay: return try replay(words.files[0])
      case .velocity: return try velocity(words.files[0])
      case .port: return try port(words)
      case .live: return try live(words)
      }
    } catch let error as ToolError {
      complain("touchstone: \(error.message)")
    } catch {
      complain("touchstone: \(error)")
    }
    return .badInput
  }

  private func help(_ name: String?) throws -> Status {
    guard let name else {
      print(Self.help)
      return .success
    }
    guard let command = Command(rawValue: name) else { throw ToolError("unknown command \"\(name)\"") }
    print(command.help)
    return .success
  }
}

/// What is wrong with the arguments, in words.
struct ToolError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
