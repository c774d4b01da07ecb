import Testing
import TouchEvents

@Test(arguments: [Double.infinity, .nan])
func `a child of a rectangle without end, or of no numbers, is asked wherever the point is`(_ width: Double) {
  let boxes = ChildBoxes()
  boxes.append(Rect(x: 0, y: 0, width: width, height: 10))
  boxes.append(Rect(x: 50, y: 0, width: 10, height: 10))

  #expect(boxes.candidate(at: Point(x: 5, y: 5), below: .max) == 0)
  #expect(boxes.candidate(at: Point(x: 55, y: 5), below: .max) == 1)
}
