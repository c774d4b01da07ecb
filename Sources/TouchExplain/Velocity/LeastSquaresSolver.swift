package import TouchEvents

/// Fits parabolas to measured places so that the sum of the squares of what they miss is least.
package enum LeastSquaresSolver {
  /// The share of a power's length, squared, that must be left when the lower powers are taken out of it.
  ///
  /// What rounding leaves of a dependent one is near the square of 2⁻⁵², about 5·10⁻³².
  private static let dependence = 1e-24

  /// A location in the plane, measured at a time in seconds.
  package struct Sample: Sendable {
    package var time: Double
    package var position: Point

    package init(time: Double, position: Point) {
      self.time = time
      self.position = position
    }
  }

  /// Returns the slope at its newest sample of the parabola through samples, in points per second.
  ///
  /// Takes no array: the orthogonal columns of a parabola are 1, p = t - mean and q = p² - β·p - γ, which three passes over the samples find (Forsythe, "Generation
  /// and Use of Orthogonal Polynomials", 1957).
  ///
  /// - Parameters:
  ///   - count: How many samples there are, at least three.
  ///   - sample: Gives a sample, 0 being the newest; asked for each of them three times.
  /// - Returns: nil if the times do not determine a parabola or the slope is not finite.
  package static func slope(count: Int, sample: (Int) -> Sample) -> Point? {
    guard count >= 3 else { return nil }
    // Measured from the newest sample on, numbers keep the digits that a large clock or canvas would take.
    let newest = sample(0)
    var mean = 0.0
    for index in 1..<count { mean += sample(index).time - newest.time }
    mean /= Double(count)

    var p2 = 0.0
    var p3 = 0.0
    var p4 = 0.0
    var first = Point.zero
    for index in 0..<count {
      let next = sample(index)
      let p = (next.time - newest.time) - mean
      p2 += p * p
      p3 += p * p * p
      p4 += p * p * p * p
      first += p * (next.position - newest.position)
    }
    guard p2 > 0 else { return nil }
    let beta = p3 / p2
    let gamma = p2 / Double(count)

    var q2 = 0.0
    var second = Point.zero
    for index in 0..<count {
      let next = sample(index)
      let p = (next.time - newest.time) - mean
      let q = p * p - beta * p - gamma
      q2 += q * q
      second += q * (next.position - newest.position)
    }
    guard q2 > p4 * dependence else { return nil }

    // The slopes of the columns at the newest sample, where p is the mean's opposite.
    let slope = first / p2 + second / q2 * (-2 * mean - beta)
    return slope.isFinite ? slope : nil
  }
}
