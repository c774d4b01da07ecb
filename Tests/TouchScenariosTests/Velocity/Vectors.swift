import Foundation

/// The files of numbers in the folder `Vectors`.
enum Vectors {
  /// Reads a file of that folder, which lies beside this one in the source tree.
  static func read<Contents: Decodable>(_ name: String, as: Contents.Type) throws -> Contents {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Vectors/" + name))
    return try JSONDecoder().decode(Contents.self, from: data)
  }
}

/// `flutter_compose_13_strokes.json`, as far as it concerns least squares.
struct StrokeVectors: Decodable {
  struct Velocity: Decodable {
    var x: Double
    var y: Double
  }

  struct Event: Decodable {
    var phase: String
    var t_ms: Double
    var x: Double
    var y: Double
  }

  struct Stroke: Decodable {
    var events: [Event]
    var lsq2_expected: Velocity
  }

  var strokes: [Stroke]
  var interrupted_stroke: Stroke
}

/// `compose_velocity_1d.json`, as far as it concerns least squares.
struct AxisVectors: Decodable {
  struct Sample: Decodable {
    var t_ms: Double
    var v: Double
  }

  struct Expected: Decodable {
    var lsq2: Double?
  }

  struct Case: Decodable {
    var name: String
    var differential: Bool
    var samples: [Sample]
    var expected: Expected
  }

  var cases: [Case]
}

/// `lsq_solver.json`.
struct SolverVectors: Decodable {
  struct Case: Decodable {
    var degree: Int
    var x: [Double]
    var y: [Double]
    var coefficients: [Double]
    var confidence: Double
  }

  var eps: Double
  var cases: [Case]
}
