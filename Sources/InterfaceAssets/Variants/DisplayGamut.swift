/// The gamut of a display.
package enum DisplayGamut: String, Hashable, Sendable {
  /// The colors of sRGB.
  case sRGB
  /// The colors of Display P3.
  case displayP3 = "display-P3"
}
