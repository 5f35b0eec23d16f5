/// The transfer functions between encoded color components and linear light.
///
/// All are odd functions: a negative value is converted like its absolute value, with the sign
/// preserved, as in extended color spaces.
package enum ColorTransfer {
  /// Returns the linear light of an sRGB component.
  ///
  /// Source: IEC 61966-2-1.
  package static func linear(_ part: Double) -> Double {
    if part < 0 { return -linear(-part) }
    guard part > 0.04045 else { return part / 12.92 }
    // To the power of 2.4: the square times the fifth root of the square.
    let base = (part + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// Returns the sRGB component for linear light.
  ///
  /// Source: IEC 61966-2-1.
  package static func encoded(_ linear: Double) -> Double {
    if linear < 0 { return -encoded(-linear) }
    guard linear > 0.0031308 else { return linear * 12.92 }
    // To the power of 1 / 2.4 = 5 / 12.
    let root = root(12, of: linear)
    return 1.055 * (root * root * root * root * root) - 0.055
  }

  /// Returns the linear light of a Generic RGB component: the component to the power of 1.8.
  static func genericLinear(_ part: Double) -> Double {
    if part < 0 { return -genericLinear(-part) }
    return part == 0 ? 0 : part * part / root(5, of: part)
  }

  /// Returns the root of a nonnegative number by Newton's method, which converges from above.
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
