import CSDL
import Touchstone

/// A host of one window: SDL's events in, the engine's time forward, a picture when something changed.
///
/// It sleeps until an event, the next deadline or the next frame, so that it takes no time while nothing happens.
final class Loop {
  private let scene: any Scene, window: any TouchHost
  private let draw: () -> Void
  private let frameTime: UInt64
  private var isRunning = true
  private var needsDisplay = true
  /// When the next frame of a motion is due, in milliseconds.
  private var nextFrame: UInt64 = 0
  /// When the running motion began and how many pictures it had so far.
  private var motion: (start: UInt64, pictures: Int)?
  /// Where the scene is in the window, and the fingers that the mouse plays.
  private(set) var fit: Fit, pointer = Pointer()

  init(_ scene: any Scene, in size: Size, picturesPerSecond: Int, draw: @escaping () -> Void) {
    self.scene = scene
    window = scene.host
    self.draw = draw
    frameTime = UInt64(1000 / max(picturesPerSecond, 1))
    fit = Fit(window: size, content: scene.fixedSize)
    // Fingers come as fingers and the mouse as the mouse, neither as the other too.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
  }

  func run() {
    while isRunning {
      var event = SDL_Event()
      if SDL_WaitEventTimeout(&event, timeout) != 0 {
        // All that is there, before a picture of it.
        repeat { take(event) } while SDL_PollEvent(&event) != 0
      }
      let now = SDL_GetTicks64()
      // A deadline may change what shows, and so does each frame of a motion.
      if let deadline = window.nextDeadline, deadline <= seconds(now) { needsDisplay = true }
      if window.context.isAnimating, now >= nextFrame {
        nextFrame = now + frameTime
        needsDisplay = true
      }
      guard needsDisplay else { continue }
      window.advance(to: seconds(now))
      draw()
      needsDisplay = false
      countPictures(now)
    }
  }

  /// Ends the loop after the current event.
  func stop() { isRunning = false }

  /// How long nothing has to be done, in milliseconds; -1 while only an event can make work.
  private var timeout: Int32 {
    let now = SDL_GetTicks64()
    var wake = window.context.isAnimating ? nextFrame : UInt64.max
    if let deadline = window.nextDeadline { wake = min(wake, UInt64((deadline * 1000).rounded(.up))) }
    return wake == .max ? -1 : Int32(clamping: wake > now ? wake - now : 0)
  }

  /// Returns SDL's milliseconds since its start in seconds; the engine takes any clock.
  private func seconds(_ milliseconds: UInt64) -> Timestamp { Double(milliseconds) / 1000 }

  /// Reports the frame rate of each motion when it is over, in pictures per second.
  private func countPictures(_ now: UInt64) {
    if window.context.isAnimating {
      motion = (motion?.start ?? now, (motion?.pictures ?? 0) + 1)
    } else if let (start, pictures) = motion, now > start {
      say("motion: \(pictures * 1000 / Int(now - start)) pictures per second for \(now - start) ms")
      motion = nil
    }
  }

  // MARK: Events

  private func take(_ event: SDL_Event) {
    let time = max(seconds(UInt64(event.common.timestamp)), window.context.now)
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_FINGERDOWN: finger(event.tfinger, .began, time)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, time)
    case SDL_FINGERUP: finger(event.tfinger, .ended, time)
    case SDL_MOUSEBUTTONDOWN where event.button.button == 1: mouse(event.button.x, event.button.y, .began, time)
    case SDL_MOUSEBUTTONUP where event.button.button == 1: mouse(event.button.x, event.button.y, .ended, time)
    case SDL_MOUSEMOTION where event.motion.state & 1 != 0: mouse(event.motion.x, event.motion.y, .moved, time)
    case SDL_MOUSEMOTION: scene.hover(fit.place(Double(event.motion.x), Double(event.motion.y)), at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, time)
    case SDL_KEYDOWN where event.key.repeat == 0: key(event.key.keysym.sym, .began, time)
    case SDL_KEYUP: key(event.key.keysym.sym, .ended, time)
    case SDL_WINDOWEVENT: windowChanged(event.window, time)
    default: return
    }
    needsDisplay = true
  }

  /// Sends a finger, or a pen that SDL reports as one; its location is a fraction of the window.
  private func finger(_ finger: SDL_TouchFingerEvent, _ phase: TouchPhase, _ time: Timestamp) {
    let place = fit.place(Double(finger.x) * fit.window.width, Double(finger.y) * fit.window.height)
    // Zero and less are the mouse's.
    let id = TouchID(Int(truncatingIfNeeded: finger.fingerId) &+ 1)
    var sample = TouchSample(id: id, phase: phase, location: place, timestamp: time)
    sample.force = Double(finger.pressure)
    sample.maximumPossibleForce = 1
    window.send([sample])
    scene.touched(sample)
  }

  private func mouse(_ x: Int32, _ y: Int32, _ phase: TouchPhase, _ time: Timestamp) {
    let held = SDL_GetModState().rawValue
    let place = fit.place(Double(x), Double(y))
    let samples = pointer.samples(
      place, phase, at: time, along: held & KMOD_SHIFT.rawValue != 0,
      against: held & (KMOD_ALT.rawValue | KMOD_CTRL.rawValue) != 0, around: scene.pivot(for: place))
    window.send(samples)
    for sample in samples { scene.touched(sample) }
  }

  private func wheel(_ wheel: SDL_MouseWheelEvent, _ time: Timestamp) {
    let place = fit.place(Double(wheel.mouseX), Double(wheel.mouseY))
    let delta = Point(x: -Double(wheel.preciseX) * 40, y: Double(wheel.preciseY) * 40)
    scene.scroll(ScrollMovement(location: place, delta: delta, kind: .discrete, timestamp: time))
  }

  private func key(_ key: SDL_Keycode, _ phase: Press.Phase, _ time: Timestamp) {
    let buttons: [(SDL_KeyCode, Press.PressType)] = [
      (SDLK_UP, .upArrow), (SDLK_DOWN, .downArrow), (SDLK_LEFT, .leftArrow), (SDLK_RIGHT, .rightArrow),
      (SDLK_RETURN, .select), (SDLK_SPACE, .select), (SDLK_ESCAPE, .menu), (SDLK_TAB, .tab),
    ]
    guard let button = buttons.first(where: { UInt32(bitPattern: key) == $0.0.rawValue }) else { return }
    scene.press(button.1, phase, at: time)
  }

  private func windowChanged(_ change: SDL_WindowEvent, _ time: Timestamp) {
    let kind = SDL_WindowEventID(UInt32(change.event))
    // A window that lost the focus receives no more lifts, so its touches are cancelled.
    if kind == SDL_WINDOWEVENT_FOCUS_LOST {
      window.cancelAllTouches(at: time)
      pointer.lift()
    }
    if kind == SDL_WINDOWEVENT_LEAVE { scene.hover(nil, at: time) }
    if kind == SDL_WINDOWEVENT_SIZE_CHANGED {
      fit.window = Size(width: Double(change.data1), height: Double(change.data2))
      scene.resize(to: fit.window)
    }
  }
}
