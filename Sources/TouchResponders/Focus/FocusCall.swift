import TouchEvents

/// What a responder is called to do about being first.
package enum FocusRequest {
  case become
  case resign
}

/// A call of `becomeFirstResponder` or `resignFirstResponder` that is on its way, and whether its answer was written down.
struct FocusCall {
  let request: FocusRequest
  let responder: ObjectIdentifier
  var isRecorded = false
}

extension TouchContext {
  /// Calls a responder's `becomeFirstResponder` or `resignFirstResponder`, and returns its answer.
  ///
  /// The window that the call reaches writes the answer down. An override may keep the call to itself or hand it on to
  /// another responder; then it is written down here.
  package func call(_ request: FocusRequest, on responder: any Responder) -> Bool {
    responders.focusCalls.append(FocusCall(request: request, responder: ObjectIdentifier(responder as AnyObject)))
    let answer: Bool
    switch request {
    case .become: answer = responder.becomeFirstResponder()
    case .resign: answer = responder.resignFirstResponder()
    }
    if responders.focusCalls.last?.isRecorded == false { record(answer, to: request, of: responder) }
    responders.focusCalls.removeLast()
    return answer
  }

  /// Writes down a responder's answer.
  package func record(_ answer: Bool, to request: FocusRequest, of responder: any Responder) {
    let identifier = ObjectIdentifier(responder as AnyObject)
    if let index = responders.focusCalls.lastIndex(where: { $0.request == request && $0.responder == identifier }) {
      responders.focusCalls[index].isRecorded = true
    }
    switch request {
    case .become: trace?.record(.becomeFirstResponder(responder, answer))
    case .resign: trace?.record(.resignFirstResponder(responder, answer))
    }
  }
}
