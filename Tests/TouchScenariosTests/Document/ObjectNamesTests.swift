import Testing

@testable import TouchScenarios

@Suite struct ObjectNamesTests {
  private final class ZebraAndPanda {}

  @Test func `an object without a name is called as its class, and counted`() {
    var names = ObjectNames { _ in nil }

    #expect((names.name(of: ZebraAndPanda()), names.name(of: ZebraAndPanda())) == ("zebraAndPanda", "zebraAndPanda2"))
  }
}
