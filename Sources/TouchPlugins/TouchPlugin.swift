public import TouchEvents

/// A part that a host installs: kinds that files can name, and a gate that any recognizer must pass to begin.
///
/// A recognizer or control works without it, since a class needs no registration. A plugin makes its kinds known by name,
/// so that a host, a scenario file or a tool can make them; and it may decide for nodes that it does not own.
///
/// ```swift
/// /// Forbids long presses while a cut scene plays.
/// final class CutScene: TouchPlugin {
///   let name = "org.example.cutScene"
///   var isPlaying = false
///
///   func gestureRecognizerShouldBegin(
///     _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
///   ) -> Bool {
///     answer && !(isPlaying && recognizer.traits.kind == .longPress)
///   }
/// }
///
/// let scene = CutScene()
/// var registry = PluginRegistry.standard
/// registry.install(scene)
/// let context = TouchContext(registry: registry)
/// ```
public protocol TouchPlugin: GestureGate {
  /// The name of the plugin; of two with the same name only the first is installed. Put your domain in front of it.
  var name: String { get }
  /// The kinds of recognizers that the plugin offers; none by default. Read once, when the plugin is installed.
  var recognizers: [RecognizerDescription] { get }
  /// The kinds of controls and other nodes that the plugin offers; none by default. Read once, when it is installed.
  var nodes: [NodeDescription] { get }
  /// Returns whether a recognizer may begin; the given answer by default (GB-6).
  ///
  /// Called once for each attempt, whatever nodes were touched, in the order in which plugins were installed: the last
  /// one has the last word before the recognizer's delegate, which may still refuse. It may turn `false` into `true`.
  func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool
}

extension TouchPlugin {
  /// There are none.
  public var recognizers: [RecognizerDescription] { [] }
  /// There are none.
  public var nodes: [NodeDescription] { [] }
  /// Returns the answer that was given.
  public func gestureRecognizerShouldBegin(
    _ recognizer: any GestureRecognizing, touching nodes: [any TouchNode], answer: Bool
  ) -> Bool { answer }
}
