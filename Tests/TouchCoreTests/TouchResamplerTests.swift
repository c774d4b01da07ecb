import Foundation
import Testing
import TouchDevices

/// The tests of Android's input library (`TouchResampling_test.cpp`, AOSP, Apache-2.0), as numbers.
struct ResamplingVectors: Decodable {
  struct Pointer: Decodable {
    let id: Int
    let x: Double
    let y: Double
    let tool: String?
  }

  struct Event: Decodable {
    let t_ms: Double
    let action: String
    let pointers: [Pointer]
  }

  struct Step: Decodable {
    let `in`: [Event]
    let frame_time_ms: Double
    let expected_out: [Event]
  }

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let steps: [Step]
    var testDescription: String { name }
  }

  let cases: [Case]

  static let all: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Vectors/aosp_touch_resampling.json")
    let vectors = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(ResamplingVectors.self, from: $0) }
    return vectors?.cases ?? []
  }()
}

extension ResamplingVectors.Event {
  /// The samples of the event: all that move, or the one that lands or lifts.
  var samples: [TouchSample] {
    let words = action.split(separator: "-")
    let changed = words.count > 1 ? Int(words[1]) : nil
    return pointers.filter { changed == nil || $0.id == changed }.map { pointer in
      var sample = TouchSample(
        id: TouchID(pointer.id), phase: words.last == "down" ? .began : words.last == "up" ? .ended : .moved,
        location: Point(x: pointer.x, y: pointer.y), timestamp: t_ms / 1000)
      if pointer.tool == "stylus" { sample.type = .pencil }
      return sample
    }
  }
}

@Suite struct TouchResamplerTests {
  /// A sample in words, its time in milliseconds.
  private func words(_ sample: TouchSample) -> String {
    func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
    let time = rounded(sample.timestamp * 1000)
    return
      "\(time) \(sample.phase) \(sample.id.rawValue) (\(rounded(sample.location.x)), \(rounded(sample.location.y)))"
  }

  private func sample(_ phase: TouchPhase, _ x: Double, at milliseconds: Double) -> TouchSample {
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: x, y: 0), timestamp: milliseconds / 1000)
  }

  @Test func `the vectors are there`() {
    #expect(ResamplingVectors.all.count == 7)
  }

  @Test(arguments: ResamplingVectors.all)
  func `frames see what Android's frames see`(vectors: ResamplingVectors.Case) {
    var resampler = TouchResampler()

    for step in vectors.steps {
      let sent =
        step.in.flatMap { resampler.add($0.samples) } + resampler.takeFrame(at: step.frame_time_ms / 1000)

      #expect(sent.map { words($0) } == step.expected_out.flatMap { $0.samples }.map { words($0) })
    }
  }

  @Test func `a frame between two samples sees the place between them`() {
    var resampler = TouchResampler()
    _ = resampler.add([sample(.began, 0, at: 0), sample(.moved, 10, at: 10), sample(.moved, 20, at: 20)])

    let seen = resampler.takeFrame(at: 0.019)

    let found = (seen.map { words($0) }, resampler.isWaiting)
    #expect(found == (["10.0 moved 1 (10.0, 0.0)", "14.0 moved 1 (14.0, 0.0)"], true))
  }

  @Test func `a lift brings the moves before it along, and nothing is moved after it`() {
    var resampler = TouchResampler()
    _ = resampler.add([sample(.began, 0, at: 0), sample(.moved, 10, at: 10)])

    let lift = resampler.add([sample(.moved, 20, at: 20), sample(.ended, 20, at: 21)])
    let later = resampler.takeFrame(at: 0.035)

    let found = (lift.map { words($0) }, later.isEmpty)
    #expect(found == (["10.0 moved 1 (10.0, 0.0)", "20.0 moved 1 (20.0, 0.0)", "21.0 ended 1 (20.0, 0.0)"], true))
  }

  @Test func `a finger is shown 8 ms ahead at most`() {
    var resampler = TouchResampler()
    _ = resampler.add([sample(.began, 0, at: 0), sample(.moved, 20, at: 20)])

    let seen = resampler.takeFrame(at: 0.1)

    #expect(seen.last.map { words($0) } == "28.0 moved 1 (28.0, 0.0)")
  }

  @Test func `a finger that rests for long is not shown ahead`() {
    var resampler = TouchResampler()
    _ = resampler.add([sample(.began, 0, at: 0), sample(.moved, 20, at: 30)])

    let seen = resampler.takeFrame(at: 0.1)

    #expect(seen.map { words($0) } == ["30.0 moved 1 (20.0, 0.0)"])
  }

  @Test func `samples of contacts that nobody knows pass through`() {
    var resampler = TouchResampler()

    let passed = resampler.add([sample(.moved, 5, at: 1), sample(.ended, 5, at: 2)])

    #expect(passed.count == 2)
  }
}
