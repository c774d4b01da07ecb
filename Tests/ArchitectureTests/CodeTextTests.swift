import Testing

@Suite struct CodeTextTests {
  private func code(_ source: String) -> String {
    CodeText(source).lines.joined(separator: "\n").replacing(/\x20+/, with: " ")
  }

  @Test func `comments are blanked, nested ones too`() {
    #expect(code("a // b\nc /* d /* e */ f */ g") == "a \nc g")
  }

  @Test func `documentation comments are blanked`() {
    #expect(code("/// Task { }\nlet a = 1") == " \nlet a = 1")
  }

  @Test func `the text of a literal is blanked and what follows stays`() {
    #expect(code(#"let a = "Timer \" // no"; b"#) == "let a = ; b")
  }

  @Test func `an interpolation is code, with its own parentheses and literals`() {
    #expect(code(#"f("a \(g(x, "b)") + 1) c")"#) == "f( g(x, ) + 1) )")
  }

  @Test func `raw literals end at their own fence`() {
    #expect(code(##"let a = #"x "y" \n"# + b"##) == "let a = + b")
  }

  @Test func `a literal of several lines keeps its line breaks`() {
    #expect(CodeText("let a = \"\"\"\n  Timer \"x\"\n  \"\"\"\nlet b = 1").lines.count == 4)
    #expect(code("let a = \"\"\"\n  Timer \"x\"\n  \"\"\"\nlet b") == "let a = \n \n \nlet b")
  }

  @Test func `directives and raw identifiers stay`() {
    #expect(code("#if os(Linux)\nfunc `a // b`() {}") == "#if os(Linux)\nfunc `a // b`() {}")
  }
}
