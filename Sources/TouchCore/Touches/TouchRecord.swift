/// What changes about a touch, apart from the object: reading it costs no access checks, which add up in every frame.
package struct TouchRecord {
  package var phase: TouchPhase
  package var timestamp: Timestamp
  /// The latest sample, in the coordinates in which the host places its windows.
  package var sample: TouchSample
  /// The location before the latest change, in the same coordinates.
  package var previousScreenLocation: Point
  /// What the views have heard of the touch and what is kept from them.
  package var delivery = TouchDelivery()
  /// What the interceptor keeps about the touch.
  package var claim: AnyObject?
}

extension Touch {
  package var sample: TouchSample {
    @inline(__always) _read { yield record.pointee.sample }
    @inline(__always) _modify { yield &record.pointee.sample }
  }

  package var previousScreenLocation: Point {
    @inline(__always) get { record.pointee.previousScreenLocation }
    @inline(__always) set { record.pointee.previousScreenLocation = newValue }
  }

  package var delivery: TouchDelivery {
    @inline(__always) _read { yield record.pointee.delivery }
    @inline(__always) _modify { yield &record.pointee.delivery }
  }

  package var claim: AnyObject? {
    @inline(__always) _read { yield record.pointee.claim }
    @inline(__always) _modify { yield &record.pointee.claim }
  }
}
