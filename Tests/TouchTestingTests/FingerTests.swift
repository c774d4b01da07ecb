import Testing
import TouchEvents
import TouchTesting

@Suite struct FingerTests {
  private let here = Point(x: 10, y: 20)

  @Test func `steps follow each other by a frame`() {
    let finger = Finger(1).down(at: here).move(to: Point(x: 20, y: 20)).up()
    #expect(finger.samples.map(\.timestamp.nanoseconds) == [0, 10_000_000, 20_000_000])
  }

  @Test func `a finger lifts where it is`() {
    let finger = Finger(1).down(at: here).move(to: Point(x: 30, y: 20)).up()
    #expect(finger.samples.last?.location == Point(x: 30, y: 20))
  }

  @Test func `a line is parted into equal steps`() {
    let finger = Finger(1).down(at: here).move(to: Point(x: 18, y: 20), over: 0.4, steps: 4)
    #expect(finger.samples.map(\.location.x) == [10, 12, 14, 16, 18])
  }

  @Test func `a wait moves the time without a sample`() {
    let finger = Finger(1).down(at: here).wait(0.5).up(after: 0.1)
    #expect(finger.samples.map(\.timestamp.nanoseconds) == [0, 600_000_000])
  }

  @Test func `a given time of landing counts from the start of the play`() {
    let finger = Finger(1).wait(0.3).down(at: here, time: 0.2)
    #expect(finger.samples.first?.timestamp.nanoseconds == 200_000_000)
  }

  @Test func `force stays until it is changed`() {
    let finger = Finger(1).down(at: here).press(force: 2).move(to: .zero)
    #expect(finger.samples.map(\.force) == [0, 2, 2])
  }

  @Test func `a script that continues leaves the shorter one as it was`() {
    let short = Finger(1).down(at: here)
    _ = short.up()
    #expect(short.samples.count == 1)
  }
}
