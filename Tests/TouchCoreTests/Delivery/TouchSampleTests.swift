import Testing
import TouchEvents
import TouchTesting

/// What a touch takes over of the reports of its contact.
@Suite struct TouchSampleTests {
  private let stage = PadStage()

  /// A report in which every value differs from that of a finger that lands.
  private var full: TouchSample {
    var sample = TouchSample(id: 1, phase: .moved, location: stage.onLeft + Point(x: 3, y: 4), timestamp: 0.5)
    sample.preciseLocation = sample.location + Point(x: 0.25, y: 0.5)
    sample.force = 0.5
    sample.maximumPossibleForce = 4
    sample.majorRadius = 6
    sample.majorRadiusTolerance = 1
    sample.altitudeAngle = 1
    sample.azimuthAngle = 2
    sample.rollAngle = 3
    sample.estimationUpdateIndex = 7
    sample.estimatedProperties = .force
    sample.estimatedPropertiesExpectingUpdates = .force
    sample.buttonMask = .primary
    sample.modifierFlags = .shift
    sample.coalesced = [sample]
    return sample
  }

  @Test func `a moved touch takes every value of the report`() throws {
    let began = TouchSample(id: 1, phase: .began, location: stage.onLeft, timestamp: 0)
    stage.dispatcher.send([began])
    let touch = try #require(stage.dispatcher.presentTouches.first)

    stage.dispatcher.send([full])

    let names = Mirror(reflecting: full).children.map(\.label)
    let differing = zip(Mirror(reflecting: began).children, Mirror(reflecting: touch.sample).children)
      .filter { "\($0.value)" != "\($1.value)" }.map(\.0.label)
    #expect(names.count == 20)
    // The contact and its type stay; what touches has no height.
    let found = (differing, "\(touch.sample.location)", touch.sample.coalesced.count)
    #expect(found == (names.filter { !["id", "type", "zOffset"].contains($0 ?? "") }, "\(full.location)", 1))
  }

  @Test func `a report without finer samples empties those of the one before`() throws {
    stage.dispatcher.send([TouchSample(id: 1, phase: .began, location: stage.onLeft, timestamp: 0)])
    let touch = try #require(stage.dispatcher.presentTouches.first)
    stage.dispatcher.send([full])

    stage.dispatcher.send([
      TouchSample(id: 1, phase: .moved, location: stage.onLeft + Point(x: 9, y: 9), timestamp: 0.6)
    ])

    #expect(touch.sample.coalesced.isEmpty && touch.sample.preciseLocation == nil)
  }
}
