import CSDL
import Touchstone

import func Foundation.cos
import func Foundation.sin

/// A colour with red, green, blue and opacity from 0 to 255.
struct Colour {
  var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// The triangles of a picture, which the renderer gets in few calls.
final class Batch {
  private let renderer: OpaquePointer
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  init(_ renderer: OpaquePointer) { self.renderer = renderer }

  /// Fills a convex shape, whose edge fades over one pixel: SDL smooths none.
  func fill(_ corners: [Point], _ colour: Colour) {
    let count = corners.count
    guard count > 2 else { return }
    let first = Int32(vertices.count)
    var area = 0.0
    for index in 0..<count {
      let (from, to) = (corners[index], corners[(index + 1) % count])
      area += from.x * to.y - to.x * from.y
    }
    let side = area < 0 ? -1.0 : 1.0
    for index in 0..<count {
      let (before, at, after) = (corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
      var outward = normal(before, at) + normal(at, after)
      let length = outward.length
      outward = length > 0.001 ? outward * (0.5 * side / length) : .zero
      add(at - outward, colour)
      add(at + outward, Colour(colour.red, colour.green, colour.blue, 0))
    }
    for index in 1..<Int32(count - 1) { indices += [first, first + 2 * index, first + 2 * index + 2] }
    for index in 0..<Int32(count) {
      let (a, b) = (first + 2 * index, first + 2 * ((index + 1) % Int32(count)))
      indices += [a, a + 1, b, b, a + 1, b + 1]
    }
  }

  private func normal(_ from: Point, _ to: Point) -> Point {
    let edge = to - from
    let length = edge.length
    return length > 0.001 ? Point(x: edge.y / length, y: -edge.x / length) : .zero
  }

  private func add(_ place: Point, _ colour: Colour) {
    vertices.append(
      SDL_Vertex(
        position: SDL_FPoint(x: Float(place.x), y: Float(place.y)),
        color: SDL_Color(r: colour.red, g: colour.green, b: colour.blue, a: colour.alpha),
        tex_coord: SDL_FPoint(x: 0, y: 0)))
  }

  var isEmpty: Bool { indices.isEmpty }

  func flush() {
    guard !indices.isEmpty else { return }
    SDL_RenderGeometry(renderer, nil, vertices, Int32(vertices.count), indices, Int32(indices.count))
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }
}

/// Where one view is drawn, in its own coordinates, turned and scaled as the view is.
struct Canvas {
  enum Side { case left, middle, right }

  let batch: Batch
  /// From the view's coordinates to pixels.
  let placement: AffineTransform

  /// Fills a box with round corners.
  func fill(_ rect: Rect, _ colour: Colour, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      return polygon(
        [
          Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
          Point(x: rect.minX, y: rect.maxY),
        ], colour)
    }
    polygon(Self.edge(of: rect, radius: radius, steps: max(4, min(16, Int(radius)))), colour)
  }

  /// Returns points along the edge of a box with round corners, with so many steps at each corner.
  private static func edge(of rect: Rect, radius: Double, steps: Int) -> [Point] {
    let centers = [
      Point(x: rect.maxX - radius, y: rect.maxY - radius), Point(x: rect.minX + radius, y: rect.maxY - radius),
      Point(x: rect.minX + radius, y: rect.minY + radius), Point(x: rect.maxX - radius, y: rect.minY + radius),
    ]
    return centers.enumerated().flatMap { corner, center in
      (0...steps).map { step in
        let angle = (Double(corner) + Double(step) / Double(steps)) * .pi / 2
        return center + Point(x: cos(angle), y: sin(angle)) * radius
      }
    }
  }

  /// Fills a circle.
  func circle(_ center: Point, radius: Double, _ colour: Colour) {
    fill(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), colour, radius: radius)
  }

  /// Draws a line, which reaches a little beyond its ends, so that lines that meet leave no notch.
  func line(_ from: Point, _ to: Point, width: Double, _ colour: Colour) {
    let length = from.distance(to: to)
    let direction = length > 0.001 ? (to - from) * (1 / length) : Point(x: 1, y: 0)
    let across = Point(x: -direction.y, y: direction.x) * (width / 2)
    // A dot is as long as it is wide.
    let along = direction * (length > 0.001 ? width * 0.2 : width * 0.6)
    polygon([from - along + across, to + along + across, to + along - across, from - along - across], colour)
  }

  /// Draws the edge of a box with round corners.
  func outline(_ rect: Rect, _ colour: Colour, width: Double, radius: Double) {
    let points = Self.edge(of: rect, radius: radius, steps: 6)
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) { line(from, to, width: width, colour) }
  }

  /// Writes a text whose capitals are so high, beside or around a point of its middle line.
  func write(_ text: String, at place: Point, height: Double = 9, _ colour: Colour, _ side: Side = .left) {
    let line = Letters.line(of: text)
    let unit = height / 6
    let left = place.x - (side == .left ? 0 : side == .middle ? line.width / 2 : line.width) * unit
    let corner = Point(x: left, y: place.y - 3 * unit)
    for stroke in line.strokes {
      var from = corner + stroke[0] * unit
      if stroke.count == 1 { self.line(from, from, width: max(unit * 0.85, 1), colour) }
      for end in stroke.dropFirst() {
        let to = corner + end * unit
        self.line(from, to, width: max(unit * 0.85, 1), colour)
        from = to
      }
    }
  }

  private func polygon(_ corners: [Point], _ colour: Colour) {
    batch.fill(corners.map { $0.applying(placement) }, colour)
  }
}
