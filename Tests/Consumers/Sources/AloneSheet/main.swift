import TouchSheet

let (home, panel) = (ViewController(), ViewController())
let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 400))
window.rootViewController = home
panel.sheetPresentationController?.detents = [.custom(identifier: .init("half")) { _ in 200 }, .large()]
home.present(panel)
precondition(panel.view.frame == Rect(x: 0, y: 200, width: 200, height: 200))
panel.sheetPresentationController?.selectedDetentIdentifier = .large
precondition(panel.view.frame == window.bounds)
