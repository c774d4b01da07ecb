public import TouchScenarios

/// One case: a scenario, and the log that a correct engine writes.
public struct ConformanceCase: Sendable {
  /// The name of the file, as the caller gave it.
  public let file: String
  /// The name of the case in its file; `nil` in a file that holds one scenario.
  public let name: String?

  private let document: JSONValue

  init(file: String, name: String?, document: JSONValue) {
    self.file = file
    self.name = name
    if name != nil, case .object(let members) = document.kind {
      self.document = JSONValue(.object(members.filter { !$0.key.isSame(as: "name") }), line: document.line)
    } else {
      self.document = document
    }
  }

  /// What reports call the case: `recognizers/tap.json: triple-tap`.
  public var label: String { name.map { file + ": " + $0 } ?? file }

  /// The scenario as JSON, as `FORMAT.md` describes it, for an implementation that reads it by itself.
  public var text: String { document.text }

  /// Reads and checks the scenario.
  public func scenario() throws(DocumentError) -> Scenario {
    do throws(DocumentError) {
      return try Scenario(document, file: file)
    } catch {
      throw named(error)
    }
  }

  /// Returns an error of the scenario with the name of the case before the place.
  public func named(_ error: DocumentError) -> DocumentError {
    guard let name else { return error }
    var error = error
    error.path = error.path.map { $0.isEmpty ? name : name + ": " + $0 } ?? name
    return error
  }

  func isNamed(_ name: String?) -> Bool {
    guard let name, let own = self.name else { return name == nil && self.name == nil }
    return own.isSame(as: name)
  }
}
