/// What is known of a cell of the plane: nothing, which nodes are at its points, or the smaller cells that it is parted into.
struct IndexCell {
  private let bits: UInt

  private init(bits: UInt) { self.bits = bits }

  /// A cell of which nothing is known.
  static var unknown: IndexCell { IndexCell(bits: 0) }
  /// What stands in the place of a count for smaller cells.
  private static var grid: UInt { 63 }

  /// A cell of which is known who is at its points.
  init(_ list: IndexList, count: Int) { bits = UInt(bitPattern: list.address) | UInt(bitPattern: count) }
  /// A cell that is parted.
  init(_ grid: IndexGrid) { bits = UInt(bitPattern: grid.address) | Self.grid }

  @inline(__always)
  var isUnknown: Bool { bits == 0 }
  @inline(__always)
  var isParted: Bool { bits & 63 == Self.grid }
  /// How many nodes are listed, where the cell is neither unknown nor parted.
  @inline(__always)
  var count: Int { Int(bitPattern: bits & 63) }
  @inline(__always)
  var list: IndexList { IndexList(address: address) }
  @inline(__always)
  var cells: IndexGrid { IndexGrid(address: address) }

  @inline(__always)
  private var address: UnsafeMutableRawPointer {
    // Only asked of cells that were made with an address.
    UnsafeMutableRawPointer(bitPattern: bits & ~63).unsafelyUnwrapped
  }
}

/// The nodes that points of a cell may be in, back to front: their boxes behind an address, who they are before it.
struct IndexList {
  let address: UnsafeMutableRawPointer

  /// The most that are listed; more are parted among smaller cells.
  static var limit: Int { 32 }

  /// How many bytes lie before the address, a multiple of its alignment.
  static func lead(_ count: Int) -> Int { (count * MemoryLayout<UInt>.stride + 63) & ~63 }
  static func size(_ count: Int) -> Int { lead(count) + BoxList.blocks(for: count) * MemoryLayout<BoxBlock>.stride }

  @inline(__always)
  var boxes: BoxList { BoxList(address.assumingMemoryBound(to: BoxBlock.self)) }

  @inline(__always)
  func answer(_ index: Int) -> UnsafeMutablePointer<UInt> {
    (address - (index &+ 1) &* MemoryLayout<UInt>.stride).assumingMemoryBound(to: UInt.self)
  }
}

/// A cell's smaller cells, as many across as down.
struct IndexGrid {
  let address: UnsafeMutableRawPointer

  struct Header {
    /// Left and top.
    var origin: SIMD2<Float>
    /// How many cells there are in a point.
    var scale: SIMD2<Float>
    var side: Float
    var shift: Int32
  }

  static func size(shift: Int) -> Int { 64 + MemoryLayout<IndexCell>.stride << (2 * shift) }

  @inline(__always)
  init(address: UnsafeMutableRawPointer) { self.address = address }

  /// Parts a box into cells of which nothing is known.
  init(in memory: inout IndexMemory, _ box: ExactBox, shift: Int) {
    let side = 1 << shift
    let size = -box.highHalf - box.lowHalf
    address = memory.take(Self.size(shift: shift))
    header.initialize(
      to: Header(
        origin: SIMD2<Float>(box.lowHalf), scale: SIMD2<Float>(SIMD2(repeating: Double(side)) / size),
        side: Float(side), shift: Int32(shift)))
    self[0].initialize(repeating: .unknown, count: side * side)
  }

  /// The rectangle of a square of cells.
  func box(_ column: Int, _ row: Int, _ side: Int) -> ExactBox {
    let step = 1 / SIMD2<Double>(header.pointee.scale)
    let low = SIMD2<Double>(header.pointee.origin) + SIMD2(Double(column), Double(row)) * step
    return ExactBox(low: low, high: low + Double(side) * step)
  }

  /// The rectangle of one cell.
  func box(_ index: Int) -> ExactBox {
    let shift = Int(header.pointee.shift)
    return box(index & ((1 << shift) - 1), index >> shift, 1)
  }

  /// The number of a cell.
  func number(_ column: Int, _ row: Int) -> Int { row << Int(header.pointee.shift) | column }

  @inline(__always)
  var header: UnsafeMutablePointer<Header> { address.assumingMemoryBound(to: Header.self) }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<IndexCell> {
    (address + 64).assumingMemoryBound(to: IndexCell.self) + index
  }

  /// Which of the cells a point is in; below 0 when it is in none.
  @inline(__always)
  func index(_ x: Float, _ y: Float) -> Int {
    let column = (x - header.pointee.origin.x) * header.pointee.scale.x
    let row = (y - header.pointee.origin.y) * header.pointee.scale.y
    // Also false for what is no number.
    guard column >= 0, column < header.pointee.side, row >= 0, row < header.pointee.side else { return -1 }
    return Int(row) &<< Int(header.pointee.shift) | Int(column)
  }
}

/// Memory that is taken bit by bit and given back as a whole.
struct IndexMemory {
  private var chunks: [UnsafeMutableRawPointer] = []
  private var next = 0
  private var room = 0
  /// How many bytes there are, and how many of them were taken.
  private(set) var size = 0
  private(set) var used = 0

  /// Takes some bytes, which begin with a line of the cache.
  mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    let bytes = (size + 63) & ~63
    if next + bytes > room || chunks.isEmpty {
      // An eighth of what there is, so that there are few pieces, but never much in vain.
      room = max(bytes, min(max(self.size / 8, 1024), 65536) & ~63)
      chunks.append(.allocate(byteCount: room, alignment: 64))
      self.size += room
      next = 0
    }
    next += bytes
    used += bytes
    return chunks[chunks.count - 1] + (next - bytes)
  }

  /// Gives all of it back.
  mutating func free() {
    for chunk in chunks { chunk.deallocate() }
    chunks = []
    (next, room, size, used) = (0, 0, 0, 0)
  }
}
