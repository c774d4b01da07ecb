/// What the steps of an event read of a context, and how those find the context that may outlive it or that it keeps itself.
package final class ContextState {
  /// The context; `nil` once it is gone.
  package var context: TouchContext? {
    get {
      // Copied, as a read that spans a call has each access to the property checked while the program runs.
      let reference = reference
      return reference.wrappedValue
    }
    set { reference = BackReference(wrappedValue: newValue) }
  }
  private var reference = BackReference<TouchContext>(wrappedValue: nil)

  /// The sink of the context's decisions.
  var trace: (any TraceSink)? {
    didSet { withExtendedLifetime(oldValue) { present.hasTrace = trace != nil } }
  }
  /// Records hit tests while there is a trace.
  package var hitTestObserver: (any HitTestObserver)? { isTraced ? trace.map { HitTestRecorder($0) } : nil }
  /// What answers in place of overrides; `nil` unless a scenario file or a replay does.
  package var answers: (any AnswerSource)?
  /// A Boolean value that indicates whether there is a sink for decisions; each recognizer reads it several times in an event.
  package var isTraced: Bool { present.hasTrace }

  /// The distances, delays and switches of the engine.
  var settings: TouchSettings {
    get { present.settings }
    set { present.settings = newValue }
  }
  /// The profile that counts.
  package var profile: BehaviourProfile {
    get { present.profile }
    set { present.profile = newValue }
  }
  /// The current time, in seconds.
  var now: Timestamp {
    get { present.now }
    set { present.now = newValue }
  }
  /// Whether something changed of recognizers since the latest decisions, so that an update has to check them (GS-14).
  package var needsUpdate: Bool {
    get { present.needsUpdate }
    set { present.needsUpdate = newValue }
  }
  /// When the last frame was, or when something began to move; infinite while nothing moves.
  var lastFrame: Timestamp {
    get { present.lastFrame }
    set { present.lastFrame = newValue }
  }

  // Other modules reach these by calls: where they read a stored property in place, each access is checked.
  private struct Present {
    var settings: TouchSettings
    var profile: BehaviourProfile
    var now: Timestamp = 0
    var needsUpdate = false
    var lastFrame = Timestamp.infinity
    var hasTrace = false
  }
  private var present: Present

  init(_ settings: TouchSettings) { present = Present(settings: settings, profile: settings.profile) }
}
