/// What changes about a dispatcher with every event, apart from the object: reading it costs no access checks.
package struct DispatcherState {
  var sequencer: TouchSequencer = TouchSequencer()
  var event: TouchEvent? {
    didSet { presentEvent = event.map { Unmanaged.passUnretained($0) } }
  }
  /// The same event, for those who need not keep it: it stays until the next sequence begins.
  private(set) var presentEvent: Unmanaged<TouchEvent>?
  var commands: [TouchCommand] = []
  /// The touches that changed in the event at hand, or in the latest when they are still down.
  var frame: [Touch] = []
  /// Room for the next frame.
  var spareFrame: [Touch] = []
  /// Whether the frame is on its way.
  var isSending = false
  package var isProcessing: Bool = false
  /// Whether an input is taken; code of the host may be called before and after its event too, by a hit test or a hook.
  var isTaking = false
  /// Whether something changed meanwhile that wants a decision once the input is taken.
  var isDecisionDue = false
  var waiting: [TouchDispatcher.Input] = []
  var root: (any TouchNode)? {
    didSet { rootID = root.map { ObjectIdentifier($0 as AnyObject) } }
  }
  /// The root by identity, to compare without touching it.
  private(set) var rootID: ObjectIdentifier?
  unowned(unsafe) var rootSource: (any TouchRootSource)?
  unowned(unsafe) var router: (any TouchEventRouter)?
  /// Counts the events.
  var eventNumber = 0
  /// Counts the times that touches of an event went through the recognizers and responders of a root.
  var processNumber = 0
}

extension TouchDispatcher {
  var sequencer: TouchSequencer {
    @inline(__always) _read { yield state.pointee.sequencer }
    @inline(__always) _modify { yield &state.pointee.sequencer }
  }
  var event: TouchEvent? {
    @inline(__always) _read { yield state.pointee.event }
    @inline(__always) _modify { yield &state.pointee.event }
  }
  var commands: [TouchCommand] {
    @inline(__always) _read { yield state.pointee.commands }
    @inline(__always) _modify { yield &state.pointee.commands }
  }
  var frame: [Touch] {
    @inline(__always) _read { yield state.pointee.frame }
    @inline(__always) _modify { yield &state.pointee.frame }
  }
  var isProcessing: Bool {
    @inline(__always) _read { yield state.pointee.isProcessing }
    @inline(__always) _modify { yield &state.pointee.isProcessing }
  }
  /// Whether new input has to wait.
  var isBusy: Bool { @inline(__always) get { state.pointee.isProcessing || state.pointee.isTaking } }
  var waiting: [TouchDispatcher.Input] {
    @inline(__always) _read { yield state.pointee.waiting }
    @inline(__always) _modify { yield &state.pointee.waiting }
  }
  /// The touches that are down, and those that ended in the event at hand.
  package var presentTouches: [Touch] { sequencer.down }
}
