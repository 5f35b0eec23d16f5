import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// Collects the images and colors that a document uses without listing them in its resources.
///
/// Interface Builder lists every image and named color that it displayed. A name that is not listed
/// was changed outside it, by hand or in a merge.
struct UnlistedAssets: DocumentVisitor {
  /// The first use of each image that is not listed, in document order.
  private(set) var images: [(name: String, range: SourceRange)] = []
  /// The first use of each color that is not listed, in document order; the range of a view's color
  /// is that of the view.
  private(set) var colors: [(name: String, range: SourceRange)] = []
  private var knownImages: Set<String>
  private var knownColors: Set<String>

  init(_ resources: Resources) {
    knownImages = Set(resources.images.map(\.name))
    knownColors = Set(resources.namedColors.keys)
  }

  mutating func enter(_ view: View, as role: ViewRole) {
    read(view.attributes)
    for property in view.properties.all {
      if case .color(let color) = property.value, case .asset(let name) = color.name {
        read(color: name, at: view.range)
      }
    }
  }
  mutating func enter(_ item: BarItem) { read(item.attributes) }
  mutating func visit(_ element: Element) {
    // The attribute `image` of these is a flag.
    guard element.name != .accessibilityTraits else { return }
    read(element.attributes)
    guard element.name == .color, let name = element.attributes.attribute(.name),
      element.attributes[.catalog] == nil
    else { return }
    read(color: name.value, at: name.range)
  }

  private static func isImage(_ name: AttributeName) -> Bool {
    switch name {
    case .image, .backgroundImage, .highlightedImage, .landscapeImage, .largeContentSizeImage,
      .maximumValueImage, .minimumValueImage, .selectedImage:
      true
    default: false
    }
  }

  private mutating func read(_ attributes: Attributes) {
    // By index: a loop over the attributes would retain each.
    for index in attributes.known.indices where Self.isImage(attributes.known[index].name) {
      guard attributes[.catalog] != "system" else { return }
      let attribute = attributes.known[index]
      guard !attribute.value.isEmpty, knownImages.insert(attribute.value).inserted else { continue }
      images.append((attribute.value, attribute.range))
    }
  }

  private mutating func read(color name: String, at range: SourceRange) {
    guard !name.isEmpty, knownColors.insert(name).inserted else { return }
    colors.append((name, range))
  }
}
