import Testing
import TouchEvents

@testable import TouchCore

@Test(arguments: [Double.infinity, .nan])
func `a child of a rectangle without end, or of no numbers, is asked wherever the point is`(_ width: Double) {
  let boxes = ChildBoxes()
  boxes.append(Rect(x: 0, y: 0, width: width, height: 10))
  boxes.append(Rect(x: 50, y: 0, width: 10, height: 10))

  #expect(
    (boxes.candidate(at: Point(x: 5, y: 5), below: .max), boxes.candidate(at: Point(x: 55, y: 5), below: .max)) == (
      0, 1
    ))
}

@Test func `a grid has few boxes in each of its cells`() {
  let boxes = PackedList(room: 600)
  defer { boxes.free() }
  for index in 0..<600 {
    let corner = Point(x: Double(index % 20) * 10, y: Double(index / 20) * 10)
    boxes[index] = PackedRect(around: Rect(origin: corner, size: Size(width: 8, height: 8)))
  }
  var grid = GridCells()
  grid.measure(boxes, 600)
  var counts = [Int](repeating: 0, count: grid.count)
  for index in 0..<600 {
    #expect(grid.forEachCell(of: boxes[index]) { counts[$0] += 1 })
  }

  #expect(counts.max() == 9)
}
