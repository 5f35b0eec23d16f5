import InterfaceSource

/// The names of the images and colours that a document's project has.
package struct LintedAssets: Sendable {
  /// The names of all images: of asset catalogs, and of image files with their extensions.
  private let images: @Sendable (String) -> Bool
  private let colors: @Sendable (String) -> Bool
  private let nearestImage: @Sendable (String) -> String?
  private let nearestColor: @Sendable (String) -> String?
  /// Whether there are asset catalogs with images; otherwise nobody knows where the images are.
  let hasImages: Bool
  /// Whether there are asset catalogs with colours.
  let hasColors: Bool

  /// Creates a view of a project's assets.
  ///
  /// - Parameters:
  ///   - hasImages: Whether asset catalogs have images.
  ///   - hasColors: Whether asset catalogs have colours.
  ///   - images: Whether there is an image of a name.
  ///   - colors: Whether there is a colour of a name.
  ///   - nearestImage: The image of asset catalogs whose name is nearest to one; nil when none is near.
  ///   - nearestColor: The colour of asset catalogs whose name is nearest to one; nil when none is near.
  package init(
    hasImages: Bool, hasColors: Bool, images: @escaping @Sendable (String) -> Bool,
    colors: @escaping @Sendable (String) -> Bool,
    nearestImage: @escaping @Sendable (String) -> String?,
    nearestColor: @escaping @Sendable (String) -> String?
  ) {
    self.hasImages = hasImages
    self.hasColors = hasColors
    self.images = images
    self.colors = colors
    self.nearestImage = nearestImage
    self.nearestColor = nearestColor
  }

  func hasImage(_ name: String) -> Bool { images(name) }
  func hasColor(_ name: String) -> Bool { colors(name) }

  /// The image whose name is nearest to one; nil when none is near.
  func image(nearestTo name: String) -> String? { nearestImage(name) }

  /// The colour whose name is nearest to one; nil when none is near.
  func color(nearestTo name: String) -> String? { nearestColor(name) }

  /// A note that says what was probably meant; none where nobody knows.
  static func notes(_ nearest: String?) -> [Diagnostic.Note] {
    nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
  }
}
