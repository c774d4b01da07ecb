import CSDL
import Foundation
import Touchstone

/// Prints a line at once, also into a file.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

func fail(_ reason: String) -> Never {
  say(reason)
  exit(1)
}

/// The value after an option, such as `--file`.
func value(of option: String) -> String? {
  guard let place = CommandLine.arguments.firstIndex(of: option) else { return nil }
  guard place + 1 < CommandLine.arguments.count else {
    fail("usage: Desktop [--file SCENARIO.json] [--picture OUT.bmp [--at SECONDS]]")
  }
  return CommandLine.arguments[place + 1]
}

SDL_SetMainReady()
guard SDL_Init(SDL_INIT_VIDEO) == 0 else { fail("SDL does not start: \(String(cString: SDL_GetError()))") }

do {
  let arrangement = try value(of: "--file").map { try Arrangement(file: $0) }
  let fixed = arrangement?.fixedSize.map { Size(width: $0.width, height: $0.height + Fit.hintHeight) }
  let size = fixed ?? Size(width: 640, height: 480)
  let panel = PanelScene(size: size)
  let scene: any Scene = arrangement ?? panel
  let painter = try Painter(title: "Touchstone", size: size)
  var loop: Loop?
  loop = Loop(scene, in: size, picturesPerSecond: painter.picturesPerSecond) {
    if let loop { painter.draw(scene, loop.fit, fingers: loop.pointer.fingers) }
  }
  panel.panel.onQuit = { loop?.stop() }
  arrangement?.onQuit = { loop?.stop() }
  let time = value(of: "--at").flatMap(Double.init)
  // With a time it draws one picture, of that moment of the file's script, and leaves.
  if let time { arrangement?.play(until: time) } else { loop?.run() }
  if let path = value(of: "--picture"), let loop { try painter.save(scene, loop.fit, to: path) }
  say("drew \(painter.pictures) pictures")
} catch {
  fail("\(error)")
}
SDL_Quit()
