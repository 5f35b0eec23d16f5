package import InterfaceTraits

/// A picture as values: what to paint, from back to front, in points.
///
/// It is all that a writer of SVG, HTML or PNG needs, and what two pictures are compared by: nobody
/// who has the list asks the scene or the layout again. Items of one group follow it in `items`, so
/// that a list is one array, as the views of a scene are.
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture.
  package var size: LayoutSize
  /// What the picture shows, in words.
  package var title: String
  /// The id of the scene.
  package var scene: String
  /// The name of the configuration; nil for a sheet of several.
  package var configuration: String?
  /// What is painted, each item over those before it.
  package internal(set) var items: [DisplayItem]
  /// The files of the images that items show.
  package internal(set) var images: [ImageFile]
  /// The outlines of the letters that texts are drawn with, each once: in units of their fonts, down from the baseline.
  package internal(set) var letters: [Path] = []
  /// The texts that are drawn with letters.
  package internal(set) var outlinedLines: [DrawnLetters] = []

  /// The items directly in the picture.
  package var all: Range<Int> { items.startIndex..<items.endIndex }
}

/// One step of painting.
package enum DisplayItem: Equatable, Sendable {
  /// The items up to the group's end, painted in coordinates of their own.
  case group(DrawnGroup)
  /// A view's box.
  case box(ViewBox)
  case shape(Shape)
  case text(DrawnText)
  case image(DrawnImage)
}
