import Testing

@Suite struct ImportScannerTests {
  private func imports(in source: String) -> [ImportDeclaration] {
    ImportScanner.imports(in: CodeText(source))
  }

  @Test(arguments: [
    "import TouchPan",
    "public import TouchPan",
    "package import TouchPan",
    "@_exported public import TouchPan",
    "@_exported import TouchPan",
    "@testable import TouchPan",
    "@testable\nimport TouchPan",
    "@_implementationOnly import TouchPan",
    "@preconcurrency public import TouchPan",
    "@_spi(Inside) import TouchPan",
    "import struct TouchPan.PanPlugin",
    "public import class TouchPan.PanGestureRecognizer",
    "import func TouchPan.pan",
    "import TouchPan.Submodule",
    "import  /* why */  TouchPan // because",
    "import\n  TouchPan",
    "let a = 1; import TouchPan",
    "import `TouchPan`",
    "#if canImport(TouchPan)\n  import class TouchPan.PanGestureRecognizer\n#endif",
    "#if os(macOS)\n#else\n  private import TouchPan\n#endif",
  ])
  func `every spelling is found`(_ source: String) {
    #expect(imports(in: source).map(\.module) == ["TouchPan"])
  }

  @Test(arguments: [
    "// import TouchPan",
    "/* import TouchPan */",
    "/// ```swift\n/// import TouchPan\n/// ```",
    "let a = \"import TouchPan\"",
    "let a = \"\"\"\n  import TouchPan\n  \"\"\"",
    "#if canImport(TouchPan)\n#endif",
    "plugin.import TouchPan",
    "let important = TouchPan",
    "func `modules import TouchPan`() {}",
  ])
  func `what is no import is not taken for one`(_ source: String) {
    #expect(imports(in: source) == [])
  }

  @Test func `several imports come in order with their lines`() {
    let source = "import A\n\nimport B\nimport enum C.D"

    let found = imports(in: source)

    #expect((found.map(\.module), found.map(\.line)) == (["A", "B", "C"], [1, 3, 4]))
  }

  @Test func `a re-export is distinguished from an import`() {
    let found = imports(in: "@_exported public import A\npublic import B")

    #expect(found.map(\.isReexported) == [true, false])
  }
}
