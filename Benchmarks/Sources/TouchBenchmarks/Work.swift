/// The pseudo-random numbers of the peer harness: SplitMix64.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// A tree of rectangles as the peer harness defines it, nodes in pre-order, the root first.
struct WorkTree {
  enum Shape: String { case ui, flat, deep }

  struct Node {
    var parent: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let shape: Shape
  let n: Int
  private(set) var nodes: [Node] = []

  /// The number that results report: nodes for ui, children for flat, levels for deep.
  var reported: Int { shape == .ui ? nodes.count : n }

  init(_ shape: Shape, _ n: Int) {
    self.shape = shape
    self.n = n
    switch shape {
    case .ui:
      let fan =
        n <= 1_100 ? [3, 2, 3, 3, 2, 2, 3] : n <= 11_000 ? [3, 3, 4, 4, 4, 4, 3] : [5, 5, 5, 5, 5, 5, 5]
      nodes.append(Node(parent: -1, x: 0, y: 0, width: 4096, height: 4096))
      addChildren(of: 0, level: 0, fan)
    case .flat:
      var root = 0
      while root * root < n { root += 1 }
      let side = 20 * root
      var random = SplitMix64(seed: 1)
      nodes.append(Node(parent: -1, x: 0, y: 0, width: side, height: side))
      for _ in 0..<n {
        let width = 8 + random.below(16)
        let height = 8 + random.below(16)
        let x = random.below(side - 24)
        let y = random.below(side - 24)
        nodes.append(Node(parent: 0, x: x, y: y, width: width, height: height))
      }
    case .deep:
      for level in 0...n {
        let size = 100 + 2 * (n - level)
        let place = level == 0 ? 0 : 1
        nodes.append(Node(parent: level - 1, x: place, y: place, width: size, height: size))
      }
    }
  }

  private mutating func addChildren(of id: Int, level: Int, _ fan: [Int]) {
    guard level < 7 else { return }
    let count = fan[level]
    let padding = [8, 4, 2, 1, 1, 0, 0][level]
    let (width, height) = (nodes[id].width, nodes[id].height)
    let isRow = level % 2 == 0
    let extent = (isRow ? height : width) - 2 * padding
    for index in 0..<count {
      let start = padding + index * extent / count
      let length = (index + 1) * extent / count - (start - padding) - padding
      nodes.append(
        isRow
          ? Node(parent: id, x: padding, y: start, width: width - 2 * padding, height: length)
          : Node(parent: id, x: start, y: padding, width: length, height: height - 2 * padding))
      addChildren(of: nodes.count - 1, level: level + 1, fan)
    }
  }

  /// The 4,096 pixels that are picked.
  func points() -> [(x: Int, y: Int)] {
    var random = SplitMix64(seed: 2)
    return (0..<4096).map { _ in
      let x = shape == .deep ? n + random.below(100) : random.below(nodes[0].width)
      let y = shape == .deep ? n + random.below(100) : random.below(nodes[0].height)
      return (x, y)
    }
  }
}

/// Where a finger of the harness is in a frame, in the target's coordinates.
func fingerPlace(_ finger: Int, frame: Int) -> (x: Int, y: Int) {
  func triangle(_ time: Int, _ period: Int) -> Int {
    let phase = time % period
    return phase < period / 2 ? phase : period - phase
  }
  return (
    100 + 24 * (finger % 5) + triangle((1 + finger % 3) * frame, 240),
    100 + 40 * (finger / 5) + triangle((1 + (finger + 1) % 3) * frame, 300)
  )
}
