import Foundation
public import TouchPlugins
import TouchScenarios
public import Touchstone

extension CommandLineTool {
  /// Runs the command with the arguments and streams of this process, and ends the process with its status.
  public static func main(registry: PluginRegistry = .standard) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let progress = ProgressLine { write($0, to: .standardError) }
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let errorsAreTerminal = isatty(STDERR_FILENO) == 1
    var tool = CommandLineTool(
      registry: registry, recordingsFolder: environment["TOUCHSTONE_RECORDINGS"],
      handsFolder: folder("hands"), panelsFolder: folder("panels"),
      print: {
        progress.clear()
        write($0 + "\n", to: .standardOutput)
      },
      complain: {
        progress.clear()
        write($0 + "\n", to: .standardError)
      },
      wait: { Thread.sleep(forTimeInterval: $0) })
    tool.usesColor = Ink.isWanted(onTerminal: outputIsTerminal, environment: environment)
    if errorsAreTerminal, environment["TERM"] != "dumb" {
      tool.progress = { progress.show($0) }
      Thread.detachNewThread {
        while true {
          progress.tick(at: ProcessInfo.processInfo.systemUptime)
          Thread.sleep(forTimeInterval: 0.2)
        }
      }
    }
    let status = tool.run(Array(CommandLine.arguments.dropFirst()))
    progress.clear()
    exit(status.rawValue)
  }

  private static func folder(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent(name).path
  }

  private static func write(_ text: String, to stream: FileHandle) {
    stream.write(Data(text.utf8))
  }
}
