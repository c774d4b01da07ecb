extension CommandLineTool {
  /// The words behind a command: options and files.
  struct Arguments {
    var flags: [String] = []
    var files: [String] = []
    var values: [String: String] = [:]
    /// The values of the one option that may be given twice.
    var profiles: [String] = []
    var showsHelp = false

    init(_ words: ArraySlice<String>, of command: Command) throws(ToolError) {
      var onlyFiles = false
      var awaiting: String?
      for word in words {
        if let option = awaiting {
          if option == "--profile" { profiles.append(word) } else { values[option] = word }
          awaiting = nil
        } else if onlyFiles || !word.hasPrefix("-") || word == "-" {
          files.append(word)
        } else if word == "--" {
          onlyFiles = true
        } else if word == "--help" || word == "-h" {
          showsHelp = true
        } else if command.options.contains(word) {
          awaiting = word
        } else if command.flags.contains(word) {
          flags.append(word)
        } else {
          let hint = Nearest.hint(word, among: command.flags + command.options + ["--help"])
          throw ToolError("unknown option \"\(word)\"\(hint.isEmpty ? "; usage: \(command.usage)" : hint)")
        }
      }
      if let option = awaiting { throw ToolError("expected a value after \(option); usage: \(command.usage)") }
      guard showsHelp || command.fileCounts.contains(files.count) else {
        throw ToolError("usage: \(command.usage)")
      }
    }
  }
}
