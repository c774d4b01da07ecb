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
    if outputIsTerminal, environment["TERM"] != "dumb" { tool.columns = columns(of: STDOUT_FILENO) }
    tool.usesColor = Ink.isWanted(onTerminal: outputIsTerminal, environment: environment)
    if errorsAreTerminal, environment["TERM"] != "dumb" {
      tool.progress = { progress.show($0) }
      #if os(Linux)
        tool.watchForStop = {
          guard let signal = try? StopSignal() else { return { false } }
          return { signal.isRequested }
        }
      #endif
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

  /// How many columns a terminal has; `nil` when it does not say.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
    return Int(size.ws_col)
  }

  private static func folder(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent(name).path
  }

  private static func write(_ text: String, to stream: FileHandle) {
    stream.write(Data(text.utf8))
  }
}
