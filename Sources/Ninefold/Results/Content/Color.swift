import PlatformFacts

extension ViewContent {
  /// A colour in sRGB: a colour of the system or of a catalog as it is in the configuration.
  ///
  /// In a document with `colorMatched` a colour in Generic RGB is converted as Interface Builder's compiler does, which
  /// may lead a little beyond 1.
  ///
  /// ```swift
  /// if let color = view.backgroundColor, color.alpha == 1 {
  ///   print(color.red, color.green, color.blue)
  /// }
  /// ```
  public struct Color: Hashable, Sendable {
    /// How red it is, from 0 to 1.
    public let red: Double
    /// How green it is, from 0 to 1.
    public let green: Double
    /// How blue it is, from 0 to 1.
    public let blue: Double
    /// How opaque it is, from 0 to 1.
    public let alpha: Double

    init(_ color: RGBA) {
      red = color.red
      green = color.green
      blue = color.blue
      alpha = color.alpha
    }
  }
}
