package import InterfaceTraits

/// A picture as a value: the items to paint, from back to front, in points.
///
/// It contains everything that a writer of SVG, HTML or PNG needs, without access to the scene or
/// the layout, and pictures are compared by it. The items of a group follow it in `items`, so that
/// a list is one array, like the views of a scene.
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture, in points.
  package var size: LayoutSize
  /// The description of the picture.
  package var title: String
  package var scene: String
  /// The name of the configuration, or `nil` for a sheet of several.
  package var configuration: String?
  /// The items, each painted over the previous ones.
  package internal(set) var items: [DisplayItem]
  /// The files of the images that items show.
  package internal(set) var images: [ImageFile]
  /// The outlines of the letters that texts are drawn with, each once: in units of their fonts,
  /// with y increasing downward from the baseline.
  package internal(set) var letters: [Path] = []
  /// The texts that are drawn as outlines.
  package internal(set) var outlinedLines: [DrawnLetters] = []

  /// The items directly in the picture.
  package var all: Range<Int> { items.startIndex..<items.endIndex }
}

/// One step of painting.
package enum DisplayItem: Equatable, Sendable {
  /// The items up to the group's end, painted in a coordinate space of their own.
  case group(DrawnGroup)
  /// A view's box.
  case box(ViewBox)
  case shape(Shape)
  case text(DrawnText)
  case image(DrawnImage)
}
