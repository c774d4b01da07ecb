import TouchCore
import TouchResponders

/// A controller that performs the actions that a file says.
final class ScriptedController: ViewController {
  var actions: [String] = []

  override func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    actions.contains(action.rawValue)
  }
}

/// An application that performs the actions that a file says.
final class ScriptedApplication: Application {
  var actions: [String] = []

  override func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    actions.contains(action.rawValue)
  }
}

/// The object behind the application, which ends the chain.
final class ScriptedApplicationDelegate: ResponderObject, ApplicationDelegate {
  var actions: [String] = []

  override func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
    actions.contains(action.rawValue)
  }
}
