import Testing
import TouchButton
import TouchControls
import TouchPageControl
import TouchPlugins
import TouchSegmentedControl
import TouchSlider
import TouchStepper
import TouchSwitch
import Touchstone

struct ControlKindTests {
  private let registry = PluginRegistry(
    ControlPlugin(), ButtonPlugin(), SwitchPlugin(), SliderPlugin(), StepperPlugin(), PageControlPlugin(),
    SegmentedControlPlugin())

  private func make(_ kind: String, _ values: [(String, PropertyValue)]) -> (any TouchNode)? {
    guard let description = registry.node(named: kind) else { return nil }
    let view = description.make(Rect(x: 0, y: 0, width: 200, height: 40))
    // Files don't order properties; the description does.
    for property in registry.properties(of: description) {
      for (name, value) in values where name == property.name {
        guard property.set(view, value) else { return nil }
      }
    }
    return view
  }

  @Test func `five kinds have a gate, the plain control and the switch have none (CG-1 to CG-5)`() {
    let gated = registry.nodes.filter(\.hasGate).map(\.name)

    #expect(gated == ["button", "slider", "stepper", "pageControl", "segmentedControl"])
  }

  @Test func `every kind has the properties of a control`() {
    for view in registry.nodes {
      let names = registry.properties(of: view).prefix(4).map(\.name)
      #expect(names == ["isEnabled", "isSelected", "isHighlighted", "semanticContentAttribute"])
    }
  }

  @Test func `every property reads what was set`() {
    for description in registry.nodes {
      let view = description.make(.zero)
      for property in registry.properties(of: description) {
        #expect(property.set(view, property.get(view)), "\(description.name).\(property.name)")
      }
    }
  }

  @Test func `properties of a file are set in an order in which they don't clamp each other`() throws {
    let slider = make(
      "slider", [("value", .number(20)), ("maximumValue", .number(30)), ("minimumValue", .number(10))])
    #expect((slider as? Slider)?.value == 20)
    let pages = make("pageControl", [("currentPage", .number(2)), ("numberOfPages", .number(3))])
    #expect((pages as? PageControl)?.currentPage == 2)
    let segments = make(
      "segmentedControl", [("selectedSegmentIndex", .number(1)), ("numberOfSegments", .number(3))])
    #expect((segments as? SegmentedControl)?.selectedSegmentIndex == 1)
    let stepper = make("stepper", [("value", .number(150)), ("maximumValue", .number(200))])
    #expect((stepper as? Stepper)?.value == 150)
  }

  @Test func `a value of the wrong sort does not fit`() {
    #expect(make("switch", [("isOn", .number(1))]) == nil)
    #expect(make("slider", [("value", .text("high"))]) == nil)
    #expect(make("pageControl", [("numberOfPages", .number(1.5))]) == nil)
    #expect(make("segmentedControl", [("numberOfSegments", .number(-1))]) == nil)
    #expect(make("button", [("semanticContentAttribute", .text("sideways"))]) == nil)
  }

  @Test func `right to left can be set in a file`() {
    let view = make("stepper", [("semanticContentAttribute", .text("forceRightToLeft"))])
    #expect((view as? Stepper)?.isRightToLeft == true)
  }
}
