import InterfaceSource

/// The names of the images and colours that a document's project has.
package struct LintedAssets: Sendable {
  /// The names of all images: of asset catalogs, and of image files with their extensions.
  private let images: @Sendable (String) -> Bool
  private let colors: @Sendable (String) -> Bool
  private let namesOfImages: @Sendable () -> [String]
  private let namesOfColors: @Sendable () -> [String]
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
  ///   - namesOfImages: The names of the images that asset catalogs have.
  ///   - namesOfColors: The names of the colours that they have.
  package init(
    hasImages: Bool, hasColors: Bool, images: @escaping @Sendable (String) -> Bool,
    colors: @escaping @Sendable (String) -> Bool,
    namesOfImages: @escaping @Sendable () -> [String],
    namesOfColors: @escaping @Sendable () -> [String]
  ) {
    self.hasImages = hasImages
    self.hasColors = hasColors
    self.images = images
    self.colors = colors
    self.namesOfImages = namesOfImages
    self.namesOfColors = namesOfColors
  }

  func hasImage(_ name: String) -> Bool { images(name) }
  func hasColor(_ name: String) -> Bool { colors(name) }

  /// The names of all images of asset catalogs, gathered anew.
  var imageNames: [String] { namesOfImages() }
  /// The names of all colours of asset catalogs, gathered anew.
  var colorNames: [String] { namesOfColors() }

  /// A note that says what was probably meant; none where nobody knows.
  static func notes(_ nearest: String?) -> [Diagnostic.Note] {
    nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
  }
}
