/// The curves between the numbers of a colour and the light that they stand for.
///
/// All are odd: what is below 0 is converted as its opposite, as in extended colour spaces.
package enum ColorTransfer {
  /// The light of a part of an sRGB colour.
  ///
  /// Source: IEC 61966-2-1.
  package static func linear(_ part: Double) -> Double {
    if part < 0 { return -linear(-part) }
    guard part > 0.04045 else { return part / 12.92 }
    // To the power of 2.4: the square times the fifth root of the square.
    let base = (part + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// The part of an sRGB colour that stands for some light.
  ///
  /// Source: IEC 61966-2-1.
  package static func encoded(_ linear: Double) -> Double {
    if linear < 0 { return -encoded(-linear) }
    guard linear > 0.0031308 else { return linear * 12.92 }
    // To the power of 1 / 2.4 = 5 / 12.
    let root = root(12, of: linear)
    return 1.055 * (root * root * root * root * root) - 0.055
  }

  /// The light of a part of a Generic RGB colour: the part to the power of 1.8.
  static func genericLinear(_ part: Double) -> Double {
    if part < 0 { return -genericLinear(-part) }
    return part == 0 ? 0 : part * part / root(5, of: part)
  }

  /// The root of a number that is not negative, by Newton's method, which comes down to it.
  private static func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = max(number, 1)
    for _ in 0..<64 {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = root - (root - number / power) / Double(degree)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
