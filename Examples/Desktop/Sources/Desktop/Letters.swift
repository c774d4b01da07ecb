import Touchstone

/// Letters as lines, so that text is sharp at any size and turns with its view; SDL has no text of its own.
///
/// A letter is strokes between spaces, and a stroke is pairs of digits: the columns 0 to 4, and the rows 0 to 8, of which 0 is the
/// height of capitals, 2 that of small letters, and 6 the line on which they stand. A stroke of one pair is a dot.
enum Letters {
  private static let shapes: [Character: String] = [
    "A": "062046 1434", "B": "00063645443303 0030414233", "C": "4130100105163645", "D": "00062644422000",
    "E": "40000646 0333", "F": "400006 0333", "G": "41301001051636454323", "H": "0006 4046 0343", "I": "0006",
    "J": "3035261605", "K": "0006 400346", "L": "000646", "M": "0600234046", "N": "06004640",
    "O": "100105163645413010", "P": "06003041423303", "Q": "100105163645413010 2446", "R": "06003041423303 2346",
    "S": "413010010213334445361605", "T": "0040 2026", "U": "000516364540", "V": "002640", "W": "0016223640",
    "X": "0046 4006", "Y": "002340 2326", "Z": "00400646",
    "a": "12223336 341405162635", "b": "0006 0312223335261605", "c": "3322120305162635",
    "d": "3036 3322120305162635", "e": "04343322120305162635", "f": "30201116 0222", "g": "3237281807 3322120305162635",
    "h": "0006 0312223336", "i": "0206 00", "j": "121708 10", "k": "0006 320436", "l": "000516",
    "m": "0206 03122326 23324346", "n": "0206 0312223336", "o": "122233352616050312", "p": "0208 0312223335261605",
    "q": "3238 3322120305162635", "r": "0206 041222", "s": "3212031424352606", "t": "111526 0222",
    "u": "0205162635 3236", "v": "022642", "w": "0216233642", "x": "0236 3206", "y": "0226 4218", "z": "02320636",
    "0": "100105162635312010", "1": "011016", "2": "01102031320636", "3": "0110203132233435261605 1323",
    "4": "200434 3236", "5": "300003233435261605", "6": "2010010516263534231304", "7": "003016",
    "8": "102031322313020110 1304051626353423", "9": "1626353120100102132332",
    ".": "06", ",": "0607", ":": "03 06", "-": "0434", "+": "0444 2226", "%": "0640 00 46", "/": "0640",
    "(": "10020618",
    ")": "00121608", "'": "0002", "!": "0004 06", "?": "01102031322314 16", "=": "0333 0535", "°": "1001122110",
    "·": "03", "_": "0747",
  ]

  /// The letters' strokes, read once.
  private static let strokes: [Character: [[Point]]] = shapes.mapValues { shape in
    shape.split(separator: " ").map { stroke in
      let digits = stroke.compactMap(\.wholeNumberValue).map(Double.init)
      return stride(from: 0, to: digits.count - 1, by: 2).map { Point(x: digits[$0], y: digits[$0 + 1]) }
    }
  }

  /// Lines of a text and how wide it is, in the units of the letters.
  struct Line {
    var strokes: [[Point]] = []
    var width = 0.0
  }

  nonisolated(unsafe) private static var known: [String: Line] = [:]

  /// The lines of a text, which are kept, as most texts are drawn many times.
  static func line(of text: String) -> Line {
    if let line = known[text] { return line }
    var line = Line()
    var x = 0.0
    for letter in text {
      let shape = strokes[letter] ?? []
      line.strokes += shape.map { stroke in stroke.map { $0 + Point(x: x, y: 0) } }
      line.width = x + (shape.joined().map(\.x).max() ?? 0)
      x = shape.isEmpty ? x + 2.5 : line.width + 1.9
    }
    if known.count > 500 { known.removeAll() }
    known[text] = line
    return line
  }
}
