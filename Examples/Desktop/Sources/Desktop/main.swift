import CSDL
import Foundation
import Touchstone

/// Prints a line at once, also into a file.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

SDL_SetMainReady()
guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
  say("SDL does not start: \(String(cString: SDL_GetError()))")
  exit(1)
}
let size = Size(width: 640, height: 480)
let painter = try Painter(title: "Touchstone", size: size)
let window = Window(
  frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
  context: TouchContext(registry: .standard))
let panel = Panel(frame: window.bounds)
window.addSubview(panel)
panel.becomeFirstResponder()

let loop = Loop(window) { painter.draw(window) }
panel.onQuit = { loop.stop() }
loop.run()
say("drew \(painter.pictures) pictures")
SDL_Quit()
