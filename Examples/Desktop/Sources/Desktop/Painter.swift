import CSDL
import Touchstone

/// Draws the views of a scene into a window of SDL.
final class Painter {
  struct Failure: Error { let reason: String }

  /// How many pictures were drawn.
  private(set) var pictures = 0
  /// How many pictures a second the screen shows.
  let picturesPerSecond: Int
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private let batch: Batch

  init(title: String, size: Size) throws {
    let place = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(title, place, place, Int32(size.width), Int32(size.height), flags),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, 0)
    else { throw Failure(reason: String(cString: SDL_GetError())) }
    SDL_SetWindowMinimumSize(window, 320, 300)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode) == 0 && mode.refresh_rate > 0
    picturesPerSecond = isKnown ? Int(mode.refresh_rate) : 60
    self.window = window
    self.renderer = renderer
    batch = Batch(renderer)
  }

  /// Draws a scene, with the fingers that a mouse plays.
  func draw(_ scene: any Scene, _ fit: Fit, fingers: [Point]) {
    picture(scene, fit, fingers)
    SDL_RenderPresent(renderer)
    pictures += 1
  }

  /// Writes what is to be seen into a file, as a bitmap.
  func save(_ scene: any Scene, _ fit: Fit, to path: String) throws {
    picture(scene, fit, [])
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format) else {
      throw Failure(reason: String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(surface) }
    guard SDL_RenderReadPixels(renderer, nil, format, surface.pointee.pixels, surface.pointee.pitch) == 0,
      SDL_SaveBMP_RW(surface, SDL_RWFromFile(path, "wb"), 1) == 0
    else { throw Failure(reason: String(cString: SDL_GetError())) }
  }

  private func picture(_ scene: any Scene, _ fit: Fit, _ fingers: [Point]) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    // A screen of high density has more pixels than the window has points.
    let density = fit.window.width > 0 ? Double(width) / fit.window.width : 1
    let screen = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    SDL_SetRenderDrawColor(renderer, 233, 237, 242, 255)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_RenderClear(renderer)
    let placement = fit.placement(density: density)
    for root in scene.roots {
      draw(
        root, scene, placement,
        clip: screen.intersection(root.bounds.applying(root.nodePlacement.concatenating(placement))))
    }
    clip(to: screen)
    let above = Canvas(batch: batch, placement: placement)
    scene.paintAbove(above)
    for finger in fingers {
      above.circle(finger, radius: 19, Colour(10, 99, 189, 70))
      above.circle(finger, radius: 5, Colour(10, 99, 189))
    }
    let points = Canvas(batch: batch, placement: AffineTransform(a: density, b: 0, c: 0, d: density, tx: 0, ty: 0))
    let middle = Point(x: fit.window.width / 2, y: fit.window.height - Fit.hintHeight / 2)
    points.write(scene.hint, at: middle, height: 7.5, muted, .middle)
    batch.flush()
  }

  private func draw(_ view: View, _ scene: any Scene, _ parent: AffineTransform, clip area: Rect) {
    guard !view.isHidden else { return }
    let placement = view.nodePlacement.concatenating(parent)
    var area = area
    if view is ScrollView { area = area.intersection(view.bounds.applying(placement)) }
    guard !area.isEmpty else { return }
    clip(to: area)
    scene.paint(view, Canvas(batch: batch, placement: placement))
    for child in scene.children(of: view) { draw(child, scene, placement, clip: area) }
  }

  private var current = Rect(x: 0, y: 0, width: 0, height: 0)

  private func clip(to area: Rect) {
    guard area != current || batch.isEmpty else { return }
    batch.flush()
    current = area
    var box = SDL_Rect(x: Int32(area.minX), y: Int32(area.minY), w: Int32(area.width), h: Int32(area.height))
    SDL_RenderSetClipRect(renderer, &box)
  }
}
