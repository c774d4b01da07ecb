import Foundation
import TouchScenarios
import Touchstone

/// The process around the tool: its arguments, streams and exit status.
@main
struct Main {
  static func main() {
    let tool = CommandLineTool(
      registry: .standard, recordingsFolder: ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"],
      handsFolder: folder("hands"), panelsFolder: folder("panels"),
      print: { write($0, to: .standardOutput) }, complain: { write($0, to: .standardError) },
      wait: { Thread.sleep(forTimeInterval: $0) })
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func folder(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent(name).path
  }

  private static func write(_ line: String, to stream: FileHandle) {
    stream.write(Data((line + "\n").utf8))
  }
}
