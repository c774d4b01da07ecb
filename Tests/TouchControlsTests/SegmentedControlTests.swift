import Testing
import TouchControls
import TouchCore
import TouchSegmentedControl

struct SegmentedControlGeometryTests {
  private let bounds = Rect(x: 0, y: 0, width: 300, height: 30)

  @Test(arguments: [(0.0, 0), (99.9, 0), (100, 1), (299, 2), (-40, 0), (350, 2)])
  func `segments divide the width equally, and the ends reach beyond it (R-39)`(x: Double, segment: Int) {
    let geometry = SegmentedControlGeometry(bounds: bounds, numberOfSegments: 3)
    #expect(geometry.segment(at: Point(x: x, y: 15)) == segment)
  }

  @Test func `from right to left the first segment is on the right`() {
    let geometry = SegmentedControlGeometry(bounds: bounds, numberOfSegments: 3, isRightToLeft: true)
    #expect(geometry.rect(forSegmentAt: 0) == Rect(x: 200, y: 0, width: 100, height: 30))
    #expect(geometry.segment(at: Point(x: 250, y: 15)) == 0)
    #expect(geometry.segment(at: Point(x: 200, y: 15)) == 0)
  }

  @Test func `a segment with its own width leaves the rest to the others`() {
    let geometry = SegmentedControlGeometry(bounds: bounds, widths: [0, 200, 0])
    #expect(geometry.rect(forSegmentAt: 1) == Rect(x: 50, y: 0, width: 200, height: 30))
    #expect(geometry.segment(at: Point(x: 260, y: 15)) == 2)
  }

  @Test func `without segments no place has one`() {
    #expect(SegmentedControlGeometry(bounds: bounds, numberOfSegments: -3).segment(at: .zero) == nil)
  }
}

struct SegmentedControlTests {
  private let segments = SegmentedControl(items: ["one", "two", "three"])
  private let stage: Stage

  init() {
    stage = Stage(segments)
    segments.frame = Rect(x: 50, y: 300, width: 300, height: 30)
    segments.selectedSegmentIndex = 0
  }

  @Test func `a tap on another segment is one change, without touch events (SG-1, R-53)`() {
    stage.tap(300, 315)
    #expect(stage.log == ["valueChanged 2.0", "primaryActionTriggered"])
  }

  @Test func `a tap on the selected segment does nothing (SG-1)`() {
    stage.tap(100, 315)
    #expect(stage.log == [])
  }

  @Test func `the segment of the lift is selected, in the belt too (SG-1, R-39)`() {
    stage.down(100, 315)
    stage.move(200, 315)
    #expect(segments.highlightedSegmentIndex == 1)
    stage.up(400, 350)
    #expect(segments.selectedSegmentIndex == 2 && segments.highlightedSegmentIndex == nil)
  }

  @Test func `a lift outside the belt selects nothing (CT-6)`() {
    stage.down(200, 315)
    stage.up(200, 480)
    #expect(segments.selectedSegmentIndex == 0 && stage.log == [])
  }

  @Test func `a momentary control reports each tap and keeps no selection (SG-1)`() {
    segments.isMomentary = true
    var seen: [Int] = []
    segments.addAction(for: .valueChanged) { [segments] _ in seen.append(segments.selectedSegmentIndex) }
    stage.tap(200, 315)
    stage.tap(200, 315, at: 1)
    #expect(seen == [1, 1] && segments.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func `a disabled segment cannot be picked (SG-1)`() {
    segments.setEnabled(false, forSegmentAt: 1)
    stage.tap(200, 315)
    #expect(segments.selectedSegmentIndex == 0 && !segments.isEnabledForSegment(at: 1))
  }

  @Test func `the selection stays with its segment when others come and go`() {
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "zero", at: -4, animated: false)
    #expect(segments.selectedSegmentIndex == 2 && segments.titleForSegment(at: 2) == "two")
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == -1 && segments.numberOfSegments == 2)
  }

  @Test func `an index of none is ignored`() {
    segments.selectedSegmentIndex = 3
    segments.setTitle("x", forSegmentAt: 9)
    segments.removeSegment(at: -1, animated: false)
    segments.setWidth(.nan, forSegmentAt: 0)
    #expect(segments.selectedSegmentIndex == 0 && segments.numberOfSegments == 3)
    #expect(segments.titleForSegment(at: 9) == nil && segments.widthForSegment(at: 0) == 0)
  }

  @Test func `setting the selection sends nothing (TT-8)`() {
    segments.selectedSegmentIndex = 2
    #expect(stage.log == [])
  }

  @Test func `it can be worked without touch, past disabled segments`() {
    segments.setEnabled(false, forSegmentAt: 1)
    segments.accessibilityIncrement()
    #expect(stage.log == ["valueChanged 2.0", "primaryActionTriggered"])
    segments.accessibilityDecrement()
    #expect(segments.selectedSegmentIndex == 0)
    #expect(!segments.accessibilityActivateSegment(at: 1) && segments.accessibilityActivateSegment(at: 2))
    #expect(segments.adjustableValue == AdjustableValue(2, from: 0, to: 2))
  }
}
