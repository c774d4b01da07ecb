import Testing
import TouchEvents
import TouchExplain
import TouchTestSupport

@Suite struct LeastSquaresSolverTests {
  @Test func `Flutter's fits have their exact coefficients`() throws {
    let vectors = try Vectors.read("lsq_solver.json", as: SolverVectors.self)
    #expect(vectors.cases.count == 4)
    for vector in vectors.cases {
      let fit = try #require(PolynomialFit.fit(degree: vector.degree, times: vector.x, values: vector.y))
      #expect(fit.coefficients.count == vector.degree + 1)
      for (fitted, exact) in zip(fit.coefficients, vector.coefficients) {
        #expect(abs(fitted - exact) <= vectors.eps)
      }
      #expect(abs(fit.confidence - vector.confidence) <= vectors.eps)
    }
  }

  @Test func `a cubic is found again`() throws {
    let times = (0..<9).map { Double($0) / 10 }
    let values = times.map { 2 - 3 * $0 + 5 * $0 * $0 - 7 * $0 * $0 * $0 }
    let fit = try #require(PolynomialFit.fit(degree: 3, times: times, values: values))
    for (fitted, exact) in zip(fit.coefficients, [2.0, -3, 5, -7]) {
      #expect(abs(fitted - exact) < 1e-9)
    }
  }

  @Test func `noise that no line explains lowers the confidence to none`() throws {
    let fit = try #require(PolynomialFit.fit(degree: 1, times: [0, 1, 2, 3], values: [1, -1, -1, 1]))
    #expect(abs(fit.confidence) < 1e-12)
  }

  @Test(arguments: [
    (-1, [0, 1, 2], [0, 1, 2]), (2, [0, 1], [0, 1]), (1, [0, 1, 2], [0, 1]), (0, [], []),
    (2, [0, 1, 1, 0], [0, 1, 2, 3]), (1, [0.1, 0.1, 0.1], [1, 2, 3]), (1, [0, 1, .nan], [0, 1, 2]),
    (1, [0, 1, 2], [0, .infinity, 2]),
  ])
  func `numbers that determine nothing have no fit`(degree: Int, times: [Double], values: [Double]) {
    #expect(PolynomialFit.fit(degree: degree, times: times, values: values) == nil)
  }

  @Test func `the slope without arrays is the parabola's slope from the general fit`() throws {
    var generator = SplitMix64(seed: 7)
    for count in 3...20 {
      for _ in 0..<20 {
        var time = 216_000.0
        let samples = (0..<count).map { _ in
          time -= .random(in: 0.001...0.012, using: &generator)
          let position = Point(
            x: .random(in: -500...500, using: &generator), y: .random(in: -500...500, using: &generator))
          return LeastSquaresSolver.Sample(time: time, position: position)
        }
        let times = samples.map { $0.time - samples[0].time }
        let x = try #require(
          PolynomialFit.fit(degree: 2, times: times, values: samples.map { $0.position.x }))
        let y = try #require(
          PolynomialFit.fit(degree: 2, times: times, values: samples.map { $0.position.y }))
        let slope = try #require(LeastSquaresSolver.slope(count: count) { samples[$0] })
        #expect(
          abs(slope.x - x.coefficients[1]) <= 1e-7 * max(1, abs(slope.x))
            && abs(slope.y - y.coefficients[1]) <= 1e-7 * max(1, abs(slope.y)))
      }
    }
  }
}
