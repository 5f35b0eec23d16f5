/// A colour in sRGB, each part from 0 to 1.
package struct RGBA: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Creates a colour from its parts.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a byte for each part, red first.
  init(packed: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((packed >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
