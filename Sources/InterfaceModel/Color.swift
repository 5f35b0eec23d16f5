/// A color as declared in the document.
package struct Color: Hashable, Sendable {
  /// The components of a color, which are between 0 and 1 except in extended color spaces.
  package enum Components: Hashable, Sendable {
    /// The components red, green, blue and alpha.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    /// The components white and alpha.
    case gray(white: Double, alpha: Double)
    /// The components cyan, magenta, yellow, black and alpha.
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double)
  }

  /// The source of a color that is not given by its components; if a document declares several, the
  /// earlier case takes precedence.
  package enum Name: Hashable, Sendable {
    /// A dynamic system color such as `labelColor`.
    case system(String)
    /// A system color from before dynamic ones, such as `darkTextColor`.
    case legacySystem(String)
    /// A color set of an asset catalog.
    case asset(String)
    /// A color of the Mac's system catalog, in attributed strings.
    case catalog(String)
  }

  /// The name, or `nil` if the color is given by its components.
  package var name: Name?
  /// The components, which a named color may have in addition to its name.
  package var components: Components?
  /// The color space, such as `sRGB` or `calibratedRGB`.
  package var space: String?

  package init(name: Name?, components: Components?, space: String?) {
    self.name = name
    self.components = components
    self.space = space
  }
}
