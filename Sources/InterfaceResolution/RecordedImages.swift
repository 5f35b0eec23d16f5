package import InterfaceModel
import InterfaceTraits

/// The sizes that a document recorded of the images that it names.
package struct RecordedImages: Sendable {
  /// Symbols and assets have name spaces of their own.
  private struct Name: Hashable {
    let text: String
    let isSymbol: Bool
  }

  private let sizes: [Name: LayoutSize]

  /// Takes a document's resources; of several images of one name the first counts.
  package init(_ resources: Resources) {
    sizes = Dictionary(
      resources.images.map { (Name(text: $0.name, isSymbol: $0.isSymbol), $0.size) }
    ) { first, _ in first }
  }

  /// The size of an image, in points; of a symbol in pixels of a large rendering whose ratio alone counts.
  func size(named name: String, isSymbol: Bool) -> LayoutSize? {
    sizes[Name(text: name, isSymbol: isSymbol)]
  }
}
