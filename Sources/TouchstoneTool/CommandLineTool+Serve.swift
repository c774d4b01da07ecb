extension CommandLineTool {
  /// Answers a client of the Model Context Protocol on the standard streams until it closes them.
  func serve() -> Status {
    ToolServer(self, LineReader(standardInput), write: print).run()
    return .success
  }
}
