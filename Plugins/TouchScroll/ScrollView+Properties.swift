public import TouchPlugins
import TouchScrollView

extension ScrollView {
  /// Returns the properties of scroll views that files can name, for a class of them.
  public static func properties<Scroll: ScrollView>() -> [PropertyDescription<Scroll>] {
    [
      .point(
        "contentSize", { Point(x: $0.contentSize.width, y: $0.contentSize.height) },
        { $0.contentSize = Size(width: $1.x, height: $1.y) }),
      PropertyDescription(
        "contentInset", range: "a list of four numbers: top, left, bottom, right",
        get: { view in
          let insets = view.contentInset
          return .list([insets.top, insets.left, insets.bottom, insets.right].map { .number($0) })
        },
        set: { view, value in
          let numbers = value.list.compactMap { $0.number }
          guard numbers.count == 4 else { return false }
          view.contentInset = EdgeInsets(
            top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
          return true
        }),
      .flag("bounces", { $0.bounces }, { $0.bounces = $1 }),
      .flag("bouncesVertically", { $0.bouncesVertically }, { $0.bouncesVertically = $1 }),
      .flag("bouncesHorizontally", { $0.bouncesHorizontally }, { $0.bouncesHorizontally = $1 }),
      .flag("alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 }),
      .flag("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 }),
      .flag("isPagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
      .flag("allowsKeyboardScrolling", { $0.allowsKeyboardScrolling }, { $0.allowsKeyboardScrolling = $1 }),
      .point("contentAlignmentPoint", { $0.contentAlignmentPoint }, { $0.contentAlignmentPoint = $1 }),
      .flag("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
      .flag(
        "isDirectionalLockEnabled", { $0.isDirectionalLockEnabled }, { $0.isDirectionalLockEnabled = $1 }),
      .flag("delaysContentTouches", { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 }),
      .flag("canCancelContentTouches", { $0.canCancelContentTouches }, { $0.canCancelContentTouches = $1 }),
      .flag("scrollsToTop", { $0.scrollsToTop }, { $0.scrollsToTop = $1 }),
      .flag(
        "transfersHorizontalScrollingToParent", { $0.transfersHorizontalScrollingToParent },
        { $0.transfersHorizontalScrollingToParent = $1 }),
      .flag(
        "transfersVerticalScrollingToParent", { $0.transfersVerticalScrollingToParent },
        { $0.transfersVerticalScrollingToParent = $1 }),
      .handOver({ $0.scrollHandOver }, { $0.scrollHandOver = $1 }),
      .handOverAnswers({ $0.handOverAnswers }, { $0.handOverAnswers = $1 }),
      keyboardDismissMode(),
      decelerationRate(),
      .number("minimumZoomScale", atLeast: 1e-9, { $0.minimumZoomScale }, { $0.minimumZoomScale = $1 }),
      .number("maximumZoomScale", atLeast: 1e-9, { $0.maximumZoomScale }, { $0.maximumZoomScale = $1 }),
      .flag("bouncesZoom", { $0.bouncesZoom }, { $0.bouncesZoom = $1 }),
      .number("zoomScale", atLeast: 1e-9, { $0.zoomScale }, { $0.zoomScale = $1 }),
      .point("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 }),
    ]
  }

  private static func keyboardDismissMode<Scroll: ScrollView>() -> PropertyDescription<Scroll> {
    let modes: [(name: String, value: KeyboardDismissMode)] = [
      ("none", .none), ("onDrag", .onDrag), ("onDragWithAccessory", .onDragWithAccessory),
      ("interactive", .interactive), ("interactiveWithAccessory", .interactiveWithAccessory),
    ]
    return .choice("keyboardDismissMode", modes, { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 })
  }

  /// Returns a rate, by UIKit's names or as the number itself.
  private static func decelerationRate<Scroll: ScrollView>() -> PropertyDescription<Scroll> {
    PropertyDescription(
      "decelerationRate", range: "\"normal\", \"fast\", or a number between 0 and 1",
      get: { .number($0.decelerationRate.rawValue) },
      set: { view, value in
        let rates = [("normal", DecelerationRate.normal), ("fast", .fast)]
        let named = value.text.flatMap { text in rates.first { $0.0.utf8.elementsEqual(text.utf8) } }
        guard let number = named?.1.rawValue ?? value.number, number > 0, number < 1 else { return false }
        view.decelerationRate = DecelerationRate(rawValue: number)
        return true
      })
  }
}
