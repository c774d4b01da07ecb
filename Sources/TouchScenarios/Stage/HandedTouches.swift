import TouchEvents

/// What a responder's touch method was called with.
struct HandedTouches {
  let phase: TouchPhase
  let touches: [Touch]
  let event: TouchEvent
}
