/// A polynomial in time that was fitted to measured values.
struct PolynomialFit: Hashable, Sendable {
  /// The factors of time to the power of 0, 1, 2 and so on.
  var coefficients: [Double]

  /// The share of the values' variation that the polynomial explains (R²), at most 1.
  var confidence: Double

  /// Makes a fit from its parts.
  init(coefficients: [Double], confidence: Double) {
    self.coefficients = coefficients
    self.confidence = confidence
  }
}

extension PolynomialFit {
  /// The share of a power's length, squared, that must be left when the lower powers are taken out of it.
  private static let dependence = 1e-24

  /// Fits a polynomial of a degree to values measured at times, so that the sum of the squares of what it misses is least.
  ///
  /// Powers of time are made orthogonal to each other over the measured times by the method of Gram and Schmidt; each then
  /// gets its factor independently of the others. `nil` when the numbers differ in count, are not finite, or have too few
  /// different times.
  static func fit(degree: Int, times: [Double], values: [Double]) -> PolynomialFit? {
    let count = times.count
    guard degree >= 0, count > degree, values.count == count else { return nil }

    var factors: [Double] = []
    var columns: [[Double]] = []
    var squares: [Double] = []
    var overlaps: [[Double]] = []
    var power = [Double](repeating: 1, count: count)
    for _ in 0...degree {
      var column = power
      let length = product(column, column)
      var overlap: [Double] = []
      for index in columns.indices {
        let share = product(columns[index], column) / squares[index]
        for row in 0..<count { column[row] -= share * columns[index][row] }
        overlap.append(share)
      }
      let square = product(column, column)
      guard square > length * dependence, square.isFinite else { return nil }
      factors.append(product(column, values) / square)
      columns.append(column)
      squares.append(square)
      overlaps.append(overlap)
      for row in 0..<count { power[row] *= times[row] }
    }

    // Each column is its power less its shares of the columns before: put the powers back together.
    for column in (0...degree).reversed() {
      for lower in 0..<column { factors[lower] -= overlaps[column][lower] * factors[column] }
    }
    let confidence = confidence(of: factors, times: times, values: values)
    guard factors.allSatisfy({ $0.isFinite }), confidence.isFinite else { return nil }
    return PolynomialFit(coefficients: factors, confidence: confidence)
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }

  private static func confidence(of factors: [Double], times: [Double], values: [Double]) -> Double {
    var mean = 0.0
    for value in values { mean += value }
    mean /= Double(values.count)
    var missed = 0.0
    var total = 0.0
    for index in values.indices {
      var fitted = 0.0
      for factor in factors.reversed() { fitted = fitted * times[index] + factor }
      missed += (values[index] - fitted) * (values[index] - fitted)
      total += (values[index] - mean) * (values[index] - mean)
    }
    // A constant has no variation to explain, and is explained when it is met.
    return total > dependence ? 1 - missed / total : 1
  }
}
