import Foundation
import TouchCore
import TouchResponders

extension Moment {
  /// The moments of a recording, one frame an event; its range of each axis is mapped onto the first window's size.
  static func moments(of recording: EvemuRecording, in stage: ScenarioStage) -> [Moment] {
    let size = stage.windows.first?.bounds.size ?? Size(width: 0, height: 0)
    return recording.mapped(toWidth: size.width, height: size.height).map { frame in
      var samples: [TouchSample] = []
      for (contacts, phase) in [
        (frame.began, TouchPhase.began), (frame.moved, .moved), (frame.ended, .ended),
      ] {
        for contact in contacts { samples.append(sample(contact, phase, at: frame.time, stage)) }
      }
      samples.sort { $0.id.rawValue < $1.id.rawValue }
      return Moment(time: frame.time, input: .touches(samples))
    }
  }

  private static func sample(
    _ contact: RecordedContact, _ phase: TouchPhase, at time: Timestamp, _ stage: ScenarioStage
  ) -> TouchSample {
    let place = onScreen(Point(x: contact.x, y: contact.y), stage)
    var sample = TouchSample(id: TouchID(contact.number), phase: phase, location: place, timestamp: time)
    if contact.tool == .pen { sample.type = .pencil }
    if let pressure = contact.pressure {
      sample.force = pressure
      sample.maximumPossibleForce = 1
    }
    if let length = contact.touchMajor { sample.majorRadius = length / 2 }
    return sample
  }
}

/// Finds the recordings that scenarios name.
enum RecordingFiles {
  /// The path of a recording: relative to the scenario's file, or to a folder of recordings.
  static func locate(_ path: String, of file: String, folder named: String?) -> String {
    let files = FileManager.default
    let home = URL(fileURLWithPath: file).deletingLastPathComponent()
    let beside = URL(fileURLWithPath: path, relativeTo: home).standardizedFileURL.path
    if files.fileExists(atPath: beside) { return beside }
    guard let named, !named.isEmpty else { return beside }
    let root = URL(fileURLWithPath: named, isDirectory: true)
    let inFolder = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL.path
    if files.fileExists(atPath: inFolder) { return inFolder }
    // A scenario may name the place that its own folder had beside the recordings: then the name alone counts.
    let byName = root.appendingPathComponent((path as NSString).lastPathComponent).path
    return files.fileExists(atPath: byName) ? byName : beside
  }
}
