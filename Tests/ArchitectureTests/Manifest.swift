import Foundation

/// What `swift package dump-package` says of the package, as far as the architecture cares.
struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    var path: String?
    var packageAccess = true
    var dependencies: [Dependency] = []
    var settings: [Setting] = []
  }

  /// One edge: its kind (`byName`, `target`, `product`) and the name it points to.
  struct Dependency: Decodable {
    let kind: String
    let name: String
  }

  /// One compiler or linker setting, such as `enableUpcomingFeature` and its argument.
  struct Setting: Decodable {
    let kind: String
    let argument: String?
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let isLibrary: Bool
  }

  var externalPackages = 0
  var products: [Product] = []
  var targets: [Target] = []

  /// Reads the manifest of this package; its own scratch folder keeps it clear of the build that runs the tests.
  static func load() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "touchstone-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try Manifest(json: json)
  }

  init(json: Data) throws { self = try JSONDecoder().decode(Manifest.self, from: json) }

  init(externalPackages: Int = 0, products: [Product] = [], targets: [Target] = []) {
    self.externalPackages = externalPackages
    self.products = products
    self.targets = targets
  }
}

// MARK: Reading the dump: enumerations are objects with one key, their arguments arrays or objects below it.

extension Manifest {
  private enum Key: String, CodingKey { case dependencies, products, targets }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    externalPackages = try values.decode([Ignored].self, forKey: .dependencies).count
    products = try values.decode([Product].self, forKey: .products)
    targets = try values.decode([Target].self, forKey: .targets)
  }

  /// Any value, of which only the presence matters.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}

extension Manifest.Target {
  private enum Key: String, CodingKey { case name, type, path, packageAccess, dependencies, settings }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    path = try values.decodeIfPresent(String.self, forKey: .path)
    packageAccess = try values.decode(Bool.self, forKey: .packageAccess)
    dependencies = try values.decode([Manifest.Dependency].self, forKey: .dependencies)
    settings = try values.decode([Manifest.Setting].self, forKey: .settings)
  }
}

extension Manifest.Dependency {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    let key = try values.onlyKey()
    kind = key.stringValue
    var arguments = try values.nestedUnkeyedContainer(forKey: key)
    name = try arguments.decode(String.self)
  }
}

extension Manifest.Setting {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self).nestedContainer(
      keyedBy: AnyKey.self, forKey: "kind")
    let key = try values.onlyKey()
    kind = key.stringValue
    let arguments = try? values.nestedContainer(keyedBy: AnyKey.self, forKey: key)
    argument = try? arguments?.decode(String.self, forKey: "_0")
  }
}

extension Manifest.Product {
  private enum Key: String, CodingKey { case name, targets, type }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.decode(String.self, forKey: .name)
    targets = try values.decode([String].self, forKey: .targets)
    isLibrary = try values.nestedContainer(keyedBy: AnyKey.self, forKey: .type).contains("library")
  }
}

/// A key that is not known beforehand.
private struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == AnyKey {
  fileprivate func onlyKey() throws -> AnyKey {
    guard let key = allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "an object without a key"))
    }
    return key
  }
}
