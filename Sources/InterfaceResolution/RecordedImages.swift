package import InterfaceModel
import InterfaceTraits

/// The sizes that a document recorded for the images to which it refers.
package struct RecordedImages: Sendable {
  /// A name in one of the name spaces, which symbols and assets do not share.
  private struct Name: Hashable {
    let text: String
    let isSymbol: Bool
  }

  private let sizes: [Name: LayoutSize]

  /// Creates the list of a document's image resources; the first of several images with the same
  /// name wins.
  package init(_ resources: Resources) {
    sizes = Dictionary(
      resources.images.map { (Name(text: $0.name, isSymbol: $0.isSymbol), $0.size) }
    ) { first, _ in first }
  }

  /// Returns the size of an image, in points; for a symbol, the size of a large rendering in
  /// pixels, of which only the ratio matters.
  func size(named name: String, isSymbol: Bool) -> LayoutSize? {
    sizes[Name(text: name, isSymbol: isSymbol)]
  }
}
