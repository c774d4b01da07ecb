import Touchstone

/// What is to be drawn, as numbers in memory that a page can read: ten for each shape, the lowest shape first.
///
/// The numbers are the kind, the corner that is the view's origin, the edges along its width and its height, a value
/// between 0 and 1, the flags (1 highlighted, 2 selected), and an index. Touchstone draws nothing; this is how little a
/// host has to do.
struct Shapes {
  enum Kind: Double {
    case card = 1
    case button, slider, lamp, list, cell, endOfList
  }

  static let stride = 10
  private(set) var count = 0
  let numbers = UnsafeMutablePointer<Double>.allocate(capacity: Shapes.stride * 64)

  mutating func collect(from panel: Panel) {
    count = 0
    add(.card, panel.card, index: panel.card.colour)
    add(.button, panel.button, panel.button.isHighlighted)
    add(.slider, panel.slider, panel.slider.isTracking, value: Double(panel.slider.value))
    add(.lamp, panel.lamp, panel.lamp.isTracking, value: panel.lamp.isOn ? 1 : 0)
    add(.list, panel.list)
    for (index, cell) in panel.list.cells.enumerated() {
      add(.cell, cell, cell.isHighlighted, cell.isSelected, index: index)
    }
    add(.endOfList, panel.list)
  }

  private mutating func add(
    _ kind: Kind, _ view: View, _ isHighlighted: Bool = false, _ isSelected: Bool = false, value: Double = 0,
    index: Int = 0
  ) {
    let bounds = view.bounds
    let origin = view.convert(bounds.origin, to: nil)
    let right = view.convert(Point(x: bounds.maxX, y: bounds.minY), to: nil)
    let down = view.convert(Point(x: bounds.minX, y: bounds.maxY), to: nil)
    let shape = numbers + Shapes.stride * count
    shape[0] = kind.rawValue
    shape[1] = origin.x
    shape[2] = origin.y
    shape[3] = right.x - origin.x
    shape[4] = right.y - origin.y
    shape[5] = down.x - origin.x
    shape[6] = down.y - origin.y
    shape[7] = value
    shape[8] = (isHighlighted ? 1 : 0) + (isSelected ? 2 : 0)
    shape[9] = Double(index)
    count += 1
  }
}
