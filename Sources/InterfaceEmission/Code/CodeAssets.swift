/// The names of images and colours in asset catalogs.
package struct CodeAssets: Sendable {
  /// A colour in sRGB.
  package struct Components: Hashable, Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    package var values: [Double]

    /// Creates a colour.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      values = [red, green, blue, alpha]
    }
  }

  /// A colour of a catalog.
  package struct Color: Hashable, Sendable {
    /// What it is in light interfaces; nil where the catalog does not say it in sRGB.
    package var light: Components?
    /// What it is in dark interfaces; nil where the catalog does not say it in sRGB.
    package var dark: Components?

    /// Creates a colour.
    package init(light: Components?, dark: Components?) {
      self.light = light
      self.dark = dark
    }
  }

  /// The names of images.
  package var images: Set<String>
  /// The colours by their names.
  package var colors: [String: Color]

  /// Creates a list of names.
  package init(images: Set<String> = [], colors: [String: Color] = [:]) {
    self.images = images
    self.colors = colors
  }
}
