import Toolkit
import TouchResponders

/// An object of a chain that performs an action.
final class Document: ResponderObject {
  var saves = 0
  var shakes = 0
  func save() { saves += 1 }

  override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == "save" }
  override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) { save() }
  override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) { shakes += 1 }
}

/// The responder below it.
final class Field: ResponderObject {
  let document: Document
  init(_ document: Document) { self.document = document }
  override var next: (any Responder)? { document }
}

let document = Document()
let field = Field(document)
let performer = field.target(forAction: "save", withSender: field)
performer?.perform("save", from: field, for: nil)
expect(performer === document, true)
expect(document.saves, 1)
field.motionEnded(.motionShake, with: nil)
expect(document.shakes, 1)
