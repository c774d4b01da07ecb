/// Writes a number with at most three decimals and no trailing zeros, the same on every platform.
///
/// Written by hand: the standard library's text of a `Double` is not to be had everywhere, and shows noise such as
/// 0.30000000000000004.
func numberText(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  guard number.magnitude < 1e12 else { return number < 0 ? "-huge" : "huge" }
  let thousandths = Int64(number.magnitude * 1000 + 0.5)
  let sign = number < 0 && thousandths > 0 ? "-" : ""
  var decimals = thousandths % 1000
  var text = sign + "\(thousandths / 1000)"
  guard decimals > 0 else { return text }
  text += "."
  var unit: Int64 = 100
  while decimals > 0 {
    text += "\(decimals / unit)"
    decimals %= unit
    unit /= 10
  }
  return text
}

/// Joins texts by a separator.
func joined(_ texts: [String], by separator: String) -> String {
  var result = ""
  for (index, text) in texts.enumerated() {
    if index > 0 { result += separator }
    result += text
  }
  return result
}
