import Touchstone

/// A window with a card, three controls and a list: what the page shows.
final class Panel: CollectionViewDelegate {
  let window = Window(
    frame: Rect(x: 0, y: 0, width: 360, height: 560), context: TouchContext(registry: .standard))
  let card = Card(frame: Rect(x: 110, y: 60, width: 140, height: 140))
  let button = Button(frame: Rect(x: 20, y: 270, width: 100, height: 44))
  let slider = Slider(frame: Rect(x: 136, y: 275, width: 130, height: 34))
  let lamp = Switch(frame: Rect(x: 286, y: 276, width: 51, height: 31))
  let list = CollectionView(frame: Rect(x: 20, y: 330, width: 320, height: 210))
  var shapes = Shapes()
  private var count = 0

  init() {
    list.rowLayout = RowLayout(rowHeight: 40, spacing: 2)
    for _ in 0..<20 { list.addSubview(CollectionViewCell(frame: .zero)) }
    list.alwaysBounceVertical = true
    list.delegate = self

    for view in [card, button, slider, lamp, list] as [View] { window.addSubview(view) }
    button.addAction(for: .touchUpInside) { [unowned(unsafe) self] _ in
      count += 1
      print("button: pressed, \(count)")
    }
    slider.addAction(for: .valueChanged) { [unowned(unsafe) self] _ in
      print("slider: \(thousandths(Double(slider.value)))")
    }
    lamp.addAction(for: .valueChanged) { [unowned(unsafe) self] _ in print(lamp.isOn ? "switch: on" : "switch: off") }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    print("list: selected row \(indexPath.row)")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    print(decelerate ? "list: flung" : "list: let go")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    print("list: at rest at \(thousandths(scrollView.contentOffset.y))")
  }

  /// Writes where everything is, to the bit.
  func report() {
    let place = card.placement
    for number in [place.a, place.b, place.c, place.d, place.tx, place.ty, list.contentOffset.y] {
      print("bits: \(String(number.bitPattern, radix: 16))")
    }
  }

  private func thousandths(_ number: Double) -> Int { Int(number * 1000) }
}
