/// What a context keeps that is read with every event, apart from the object: reading it costs no access checks.
package struct ContextState {
  package var settings: TouchSettings
  package var trace: (any TraceSink)?
  package var now: Timestamp = 0
  var deadlines = DeadlineQueue()
  var chain = InterceptorChain()
  unowned(unsafe) var dispatcher: TouchDispatcher?
  /// The state of the dispatcher, which is asked often.
  package var dispatcherState: UnsafeMutablePointer<DispatcherState>?

  init(settings: TouchSettings) { self.settings = settings }
}
