import InterfaceSource

/// The names of the images and colors in a document's project.
package struct LintedAssets: Sendable {
  /// Whether an image has a name: in asset catalogs, or as an image file, with its extension.
  private let images: @Sendable (String) -> Bool
  private let colors: @Sendable (String) -> Bool
  private let nearestImage: @Sendable (String) -> String?
  private let nearestColor: @Sendable (String) -> String?
  private let imageElsewhere: @Sendable (String) -> Location?
  private let colorElsewhere: @Sendable (String) -> Location?
  private let catalogsHaveImages: @Sendable () -> Bool
  private let catalogsHaveColors: @Sendable () -> Bool

  /// The path of an asset catalog and the names of the targets whose bundles contain it.
  package typealias Location = (catalog: String, targets: [String])

  /// Creates a view of a project's assets.
  ///
  /// - Parameters:
  ///   - hasImages: Returns whether asset catalogs contain images.
  ///   - hasColors: Returns whether asset catalogs contain colors.
  ///   - images: Returns whether an image has a name.
  ///   - colors: Returns whether a color has a name.
  ///   - nearestImage: Returns the most similar name of an image in asset catalogs, or `nil` if
  ///     none is similar.
  ///   - nearestColor: Returns the most similar name of a color in asset catalogs, or `nil` if none
  ///     is similar.
  ///   - imageElsewhere: Returns the location of an image that only other bundles contain.
  ///   - colorElsewhere: Returns the location of a color that only other bundles contain.
  package init(
    hasImages: @escaping @Sendable () -> Bool, hasColors: @escaping @Sendable () -> Bool,
    images: @escaping @Sendable (String) -> Bool,
    colors: @escaping @Sendable (String) -> Bool,
    nearestImage: @escaping @Sendable (String) -> String?,
    nearestColor: @escaping @Sendable (String) -> String?,
    imageElsewhere: @escaping @Sendable (String) -> Location?,
    colorElsewhere: @escaping @Sendable (String) -> Location?
  ) {
    catalogsHaveImages = hasImages
    catalogsHaveColors = hasColors
    self.images = images
    self.colors = colors
    self.nearestImage = nearestImage
    self.nearestColor = nearestColor
    self.imageElsewhere = imageElsewhere
    self.colorElsewhere = colorElsewhere
  }

  /// Whether there are asset catalogs with images.
  ///
  /// If not, the location of the images is unknown.
  var hasImages: Bool { catalogsHaveImages() }
  /// Whether there are asset catalogs with colors.
  var hasColors: Bool { catalogsHaveColors() }

  func hasImage(_ name: String) -> Bool { images(name) }
  func hasColor(_ name: String) -> Bool { colors(name) }

  /// Returns the most similar name of an image, or `nil` if none is similar.
  func image(nearestTo name: String) -> String? { nearestImage(name) }

  /// Returns the most similar name of a color, or `nil` if none is similar.
  func color(nearestTo name: String) -> String? { nearestColor(name) }

  /// Returns a note with the other bundles that contain an image, or `nil` if there are none.
  func bundles(ofImage name: String) -> Diagnostic.Note? { imageElsewhere(name).map(Self.note) }

  /// Returns a note with the other bundles that contain a color, or `nil` if there are none.
  func bundles(ofColor name: String) -> Diagnostic.Note? { colorElsewhere(name).map(Self.note) }

  private static func note(_ location: Location) -> Diagnostic.Note {
    let targets = location.targets.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic.Note(
      targets.isEmpty
        ? "'\(location.catalog)' is in no Swift package, unlike the document"
        : "'\(location.catalog)' belongs to \(targets); a document finds only what is in its own bundle"
    )
  }

  /// Returns a note that suggests a name, or no note for `nil`.
  static func notes(_ nearest: String?) -> [Diagnostic.Note] {
    nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
  }
}
