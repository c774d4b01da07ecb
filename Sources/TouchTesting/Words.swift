import TouchEvents

/// Returns why a hit test passed a node over.
func word(_ refusal: TouchRefusal?) -> String {
  switch refusal {
  case nil: "outside"
  case .hidden: "hidden"
  case .transparent: "transparent"
  case .interactionDisabled: "interaction disabled"
  case .disabled: "disabled"
  case .notInvertible: "flattened"
  case .animating: "animating"
  }
}

/// Returns why a recognizer was not offered a touch.
func word(_ refusal: OfferRefusal) -> String {
  switch refusal {
  case .disabled: "disabled"
  case .touchType: "type not allowed"
  case .otherTouchType: "tracks another type"
  case .failedBefore: "failed before"
  case .heldAndComplete: "complete and waiting"
  case .exclusiveTouch: "exclusive touch"
  case .event: "event not received"
  case .delegate: "refused by the delegate"
  case .ignored: "left to its view"
  }
}

/// Returns the name of what happened to a delivery.
func word(_ change: DeliveryChange) -> String {
  switch change {
  case .beganHeld: "delayed"
  case .endHeld: "end delayed"
  case .released: "released"
  case .taken: "taken"
  case .dropped: "dropped"
  case .refused: "refused"
  case .contentHeld: "delayed by a scroll view"
  case .contentReleased: "no longer delayed by a scroll view"
  }
}

/// Returns the name of the method that asks a question.
func word(_ kind: GestureQuestion.Kind) -> String {
  switch kind {
  case .nodeShouldBegin, .shouldBegin: "shouldBegin"
  case .gateShouldBegin: "gate"
  case .shouldReceiveEvent: "shouldReceive event"
  case .shouldReceiveTouch: "shouldReceive touch"
  case .shouldReceivePress: "shouldReceive press"
  case .simultaneous: "simultaneous with"
  case .requiresFailure: "delegate requires failure of"
  case .requiredToFail: "delegate required to fail by"
  case .canPrevent: "canPrevent"
  case .canBePrevented: "canBePrevented by"
  case .subclassRequiresFailure: "requires failure of"
  case .subclassRequiredToFail: "required to fail by"
  }
}
