/// What changes about a touch, apart from the object: reading it costs no access checks, which add up in every frame.
package struct TouchRecord {
  package var phase: TouchPhase
  package var timestamp: Timestamp
  /// The latest sample, in the coordinates in which the host places its windows.
  package var sample: TouchSample
  /// The location before the latest change, in the same coordinates.
  package var previousScreenLocation: Point
  /// The finer location before the latest change, where the hardware has one.
  package var previousPreciseLocation: Point?
  /// What the views have heard of the touch and what is kept from them.
  package var delivery = TouchDelivery()
  /// How the touch began, kept from when that is withheld until it is delivered (GD-3).
  var beganSample: TouchBegan?
  /// What the interceptor keeps about the touch.
  package var claim: AnyObject?
  /// Whether the touch stands for a press.
  var isPress = false
  /// The responder's, when it is a view: the touch keeps it alive.
  var view: UnsafeMutablePointer<NodeRecord>?
  /// The responder and the root by identity, to compare without touching the objects.
  var responderID: ObjectIdentifier?
  var rootID: ObjectIdentifier?
  /// The process in which the touch last changed, and the event in which it was last processed, by their numbers.
  package var changedIn = 0
  var processedIn = 0
}

/// The first sample of a touch whose began is withheld.
final class TouchBegan {
  let sample: TouchSample
  let timestamp: Timestamp

  init(_ record: UnsafeMutablePointer<TouchRecord>) {
    sample = record.pointee.sample
    timestamp = record.pointee.timestamp
  }
}

extension TouchRecord {
  /// Whether the touch is one of a root's that were not processed yet in an event.
  @inline(__always)
  func isLeft(of event: Int, in root: ObjectIdentifier) -> Bool { rootID == root && processedIn != event }

  /// Takes a movement; what made the contact stays what it was.
  mutating func move(to newSample: UnsafePointer<TouchSample>, at now: Timestamp) {
    previousScreenLocation = sample.location
    previousPreciseLocation = sample.preciseLocation
    let type = sample.type
    if sample.isPlain, newSample.pointee.isPlain {
      withUnsafeMutableBytes(of: &sample) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: newSample, count: $0.count))
      }
    } else {
      sample = newSample.pointee
    }
    sample.type = type
    phase = .moved
    timestamp = now
  }
}

extension [Touch] {
  /// The first one's record, without counting references.
  @inline(__always)
  var firstRecord: UnsafeMutablePointer<TouchRecord>? {
    withUnsafeBufferPointer { $0.isEmpty ? nil : $0[0].record }
  }

  /// Goes over the records without counting references.
  @inline(__always)
  func forEachRecord(_ body: (UnsafeMutablePointer<TouchRecord>) -> Void) {
    withUnsafeBufferPointer { touches in
      var index = 0
      while index < touches.count {
        body(touches[index].record)
        index += 1
      }
    }
  }

  /// Whether something holds for all records, without counting references.
  @inline(__always)
  func holdsForAll(_ isTrue: (UnsafeMutablePointer<TouchRecord>) -> Bool) -> Bool {
    withUnsafeBufferPointer { touches in
      var index = 0
      while index < touches.count {
        if !isTrue(touches[index].record) { return false }
        index += 1
      }
      return true
    }
  }
}

extension Touch {
  package var sample: TouchSample {
    @inline(__always) _read { yield record.pointee.sample }
    @inline(__always) _modify { yield &record.pointee.sample }
  }

  /// Where the touch is, in the coordinates in which the host places its windows.
  package var screenLocation: Point { record.pointee.sample.location }

  package var previousScreenLocation: Point {
    @inline(__always) get { record.pointee.previousScreenLocation }
    @inline(__always) set { record.pointee.previousScreenLocation = newValue }
  }

  package var previousPreciseLocation: Point? {
    get { record.pointee.previousPreciseLocation }
    set { record.pointee.previousPreciseLocation = newValue }
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
