import TouchScrollView

/// What tests of releases and motions share: content of 2,000 by 2,000 points in a viewport of 300 by 300.
protocol MotionSuite {}

extension MotionSuite {
  var geometry: ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(content: 2000, viewport: 300), vertical: ScrollAxis(content: 2000, viewport: 300))
  }

  func speed(_ velocities: Point...) -> ReleaseSpeed {
    var speed = ReleaseSpeed()
    for velocity in velocities { speed.note(velocity) }
    return speed
  }

  /// Lets a motion run at a frame rate until it is over, and returns the offsets.
  func run(_ start: ScrollMotion, rate: Double = 60, to end: Double = 10) -> [Point] {
    var motion = start
    let origin = motion.lastFrame
    var offsets: [Point] = []
    var frame = 1
    while !motion.isOver, Double(frame) / rate <= end {
      motion.advance(to: origin + Double(frame) / rate)
      offsets.append(motion.offset)
      frame += 1
    }
    return offsets
  }
}
