/// The names of images and colors in asset catalogs.
package struct CodeAssets: Sendable {
  /// A color in sRGB.
  package struct Components: Hashable, Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    package var values: [Double]

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      values = [red, green, blue, alpha]
    }
  }

  /// A color of a catalog.
  package struct Color: Hashable, Sendable {
    /// The color in light interfaces, or `nil` if the catalog does not define it in sRGB.
    package var light: Components?
    /// The color in dark interfaces, or `nil` if the catalog does not define it in sRGB.
    package var dark: Components?

    package init(light: Components?, dark: Components?) {
      self.light = light
      self.dark = dark
    }
  }

  /// The names of images.
  package var images: Set<String>
  /// The colors by name.
  package var colors: [String: Color]

  package init(images: Set<String> = [], colors: [String: Color] = [:]) {
    self.images = images
    self.colors = colors
  }
}
