/// The samples of one event: those of one moment, in which no contact occurs twice.
///
/// They are named by their indices: samples are large values, and each call would copy one.
struct SampleFrame {
  let samples: [TouchSample]
  let range: Range<Int>
  /// The root that they were sent to, and which one that is; `nil` when they were sent to all.
  let root: (any TouchNode)?
  let source: ObjectIdentifier?
  /// Whether a contact begins.
  private(set) var hasNew = false
  /// What is held on a pointer and a keyboard.
  private(set) var buttons: TouchEvent.ButtonMask = []
  private(set) var modifiers: KeyModifierFlags = []

  init(_ samples: [TouchSample], _ range: Range<Int>, _ root: (any TouchNode)?) {
    self.samples = samples
    self.range = range
    self.root = root
    source = root.map { ObjectIdentifier($0 as AnyObject) }
    for index in range {
      if samples[index].phase == .began { hasNew = true }
      buttons.formUnion(samples[index].buttonMask)
      modifiers.formUnion(samples[index].modifierFlags)
    }
  }
}
