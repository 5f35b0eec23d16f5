/// The colours that a screen can show.
package enum DisplayGamut: String, Hashable, Sendable {
  /// Those of sRGB.
  case sRGB
  /// Those of Display P3.
  case displayP3 = "display-P3"
}
