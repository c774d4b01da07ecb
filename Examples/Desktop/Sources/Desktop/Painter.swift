import CSDL
import Touchstone

/// A colour with red, green and blue from 0 to 255.
struct Colour {
  var red: UInt8, green: UInt8, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// What draws itself, in the coordinates of its bounds.
protocol Painted: View {
  func paint(_ canvas: Canvas)
}

/// The boxes of one view, rotated and scaled as the view is.
struct Canvas {
  let renderer: OpaquePointer
  let placement: AffineTransform

  /// Fills a box of the view's coordinates.
  func fill(_ rect: Rect, _ colour: Colour) {
    // Axis-aligned boxes are cheaper to fill, and most are.
    guard placement.b != 0 || placement.c != 0 else {
      let box = rect.applying(placement)
      var area = SDL_FRect(
        x: Float(box.minX), y: Float(box.minY), w: Float(box.width), h: Float(box.height))
      SDL_SetRenderDrawColor(renderer, colour.red, colour.green, colour.blue, 255)
      SDL_RenderFillRectF(renderer, &area)
      return
    }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let paint = SDL_Color(r: colour.red, g: colour.green, b: colour.blue, a: 255)
    let vertices = corners.map { corner in
      let place = corner.applying(placement)
      return SDL_Vertex(
        position: SDL_FPoint(x: Float(place.x), y: Float(place.y)), color: paint,
        tex_coord: SDL_FPoint(x: 0, y: 0))
    }
    SDL_RenderGeometry(renderer, nil, vertices, 4, [0, 1, 2, 0, 2, 3], 6)
  }
}

/// Draws a tree of views into a window of SDL.
final class Painter {
  struct Failure: Error { let reason: String }

  /// How many pictures were drawn.
  private(set) var pictures = 0
  private let renderer: OpaquePointer

  init(title: String, size: Size) throws {
    let place = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_SHOWN.rawValue
    guard
      let window = SDL_CreateWindow(
        title, place, place, Int32(size.width), Int32(size.height), flags)
    else {
      throw Failure(reason: String(cString: SDL_GetError()))
    }
    guard
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, 0)
    else {
      throw Failure(reason: String(cString: SDL_GetError()))
    }
    self.renderer = renderer
  }

  func draw(_ root: View) {
    SDL_SetRenderDrawColor(renderer, 242, 242, 247, 255)
    SDL_RenderClear(renderer)
    draw(root, .identity, clip: root.bounds)
    SDL_RenderPresent(renderer)
    pictures += 1
  }

  private func draw(_ view: View, _ parent: AffineTransform, clip: Rect) {
    guard !view.isHidden else { return }
    let placement = view.nodePlacement.concatenating(parent)
    var clip = clip
    if view is ScrollView { clip = clip.intersection(view.bounds.applying(placement)) }
    guard !clip.isEmpty else { return }
    var box = SDL_Rect(
      x: Int32(clip.minX), y: Int32(clip.minY), w: Int32(clip.width), h: Int32(clip.height))
    SDL_RenderSetClipRect(renderer, &box)
    (view as? any Painted)?.paint(Canvas(renderer: renderer, placement: placement))
    for child in view.subviews { draw(child, placement, clip: clip) }
  }
}
