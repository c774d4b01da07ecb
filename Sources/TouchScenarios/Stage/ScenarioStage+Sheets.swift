package import TouchEvents
import TouchSheet

extension ScenarioStage {
  /// Returns whether a node is what is presented as a sheet.
  package func isSheet(_ node: any TouchNode) -> Bool { node is SheetView }

  /// Names the handle of a sheet, which is there while the sheet shows it.
  func nameHandle(of sheet: SheetView, _ id: String) {
    if let grabber = sheet.sheet.grabber, knownID(of: grabber) == nil { name(grabber, id + ".grabber") }
  }
}
