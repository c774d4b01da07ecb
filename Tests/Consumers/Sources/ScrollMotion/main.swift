import Toolkit
import TouchScrollView

// A list of one's own, which scrolls by code within 0.3 s.
var motion = ScrollMotion.change(from: .zero, to: Point(x: 0, y: 100), start: 0)
motion.advance(to: 0.15)
expect(motion.offset.y > 0 && motion.offset.y < 100, true)
motion.advance(to: 0.31)
expect(motion.offset.y, 100)
expect(motion.isOver, true)
