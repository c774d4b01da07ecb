// The one thing that the two platforms name differently: work that waits for a time.
#if canImport(UIKit)
  import UIKit

  typealias Waiting = Timer

  extension UIGestureRecognizer {
    /// Does work at a time from now on, in seconds.
    func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Waiting {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in body() }
    }
  }
#else
  import TouchUIKitNames

  typealias Waiting = DeadlineToken

  extension UIGestureRecognizer {
    /// Does work at a time from now on, in seconds.
    func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> Waiting { schedule(after: seconds, body) }
  }
#endif
