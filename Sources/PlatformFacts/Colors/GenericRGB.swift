/// Apple's Generic RGB, the colour space that documents call `calibratedRGB`: gamma 1.8 and primaries of its own.
package enum GenericRGB {
  /// The sRGB colour that Interface Builder's compiler writes for a colour in Generic RGB.
  ///
  /// Parts may end up outside of 0 to 1, as in compiled nibs; they are rounded to the five places that are known.
  ///
  /// Source: measured on compiled nibs: a matrix that was fitted to 15 parts of five
  /// colours, rows adding up to 1, largest error 0.00001; 13 greys agree to five places. Confidence: high.
  ///
  /// - Parameters:
  ///   - red: The part of red; parts of more than 100 are no colours, and stay as they are.
  ///   - green: The part of green.
  ///   - blue: The part of blue.
  /// - Returns: The parts in sRGB.
  package static func sRGB(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    guard abs(red) <= 100, abs(green) <= 100, abs(blue) <= 100 else { return (red, green, blue) }
    let red = ColorTransfer.genericLinear(red)
    let green = ColorTransfer.genericLinear(green)
    let blue = ColorTransfer.genericLinear(blue)
    func part(_ fromRed: Double, _ fromGreen: Double, _ fromBlue: Double) -> Double {
      let encoded = ColorTransfer.encoded(fromRed * red + fromGreen * green + fromBlue * blue)
      // What rounds to 0 is no negative zero.
      return (encoded * 100_000).rounded() / 100_000 + 0
    }
    return (
      part(1.02519, -0.02654, 0.00135), part(0.01942, 0.94801, 0.03257),
      part(-0.00169, -0.00143, 1.00312)
    )
  }
}
