import SpriteNodes
import Toolkit
import TouchEvents

let scene = Sprite.makeScene()
let dispatcher = TouchDispatcher(context: context, root: scene)
dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 120, y: 120), timestamp: 0)])
dispatcher.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 120, y: 120), timestamp: 0.1)])
expect(received, ["knob began", "knob ended"])
