/// Apple's Generic RGB, the color space that documents call `calibratedRGB`, with a gamma of 1.8
/// and its own primaries.
package enum GenericRGB {
  /// Returns the sRGB color that Interface Builder's compiler writes for a color in Generic RGB.
  ///
  /// Components may be outside the range 0 to 1, as in compiled nibs; they are rounded to the five
  /// known decimal places.
  ///
  /// Source: measured on compiled nibs: a matrix fitted to 15 components of five colors, with rows
  /// that add up to 1 and a largest error of 0.00001; 13 grays agree to five places. Confidence:
  /// high.
  ///
  /// - Parameters:
  ///   - red: The red component; components of more than 100 are not colors, and are returned
  ///     unchanged.
  ///   - green: The green component.
  ///   - blue: The blue component.
  /// - Returns: The components in sRGB.
  package static func sRGB(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    guard abs(red) <= 100, abs(green) <= 100, abs(blue) <= 100 else { return (red, green, blue) }
    let red = ColorTransfer.genericLinear(red)
    let green = ColorTransfer.genericLinear(green)
    let blue = ColorTransfer.genericLinear(blue)
    func part(_ fromRed: Double, _ fromGreen: Double, _ fromBlue: Double) -> Double {
      let encoded = ColorTransfer.encoded(fromRed * red + fromGreen * green + fromBlue * blue)
      // A value that rounds to 0 must not be a negative zero.
      return (encoded * 100_000).rounded() / 100_000 + 0
    }
    return (
      part(1.02519, -0.02654, 0.00135), part(0.01942, 0.94801, 0.03257),
      part(-0.00169, -0.00143, 1.00312)
    )
  }
}
