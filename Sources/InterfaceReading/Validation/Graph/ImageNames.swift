import InterfaceModel

/// The names of the images that views and bar items may show, for any traits.
struct ImageNames {
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  /// Whether an attribute names an image, by its raw value, or `nil` if not yet computed.
  private var areImages: [Bool?] = []

  /// Returns whether an attribute names an image, according to its spelling.
  private mutating func isImage(_ attribute: AttributeName) -> Bool {
    let index = Int(attribute.rawValue)
    if index < areImages.count, let known = areImages[index] { return known }
    let spelling = attribute.spelling
    let isImage = spelling == "image" || spelling.utf8.suffix(5).elementsEqual("Image".utf8)
    while areImages.count <= index { areImages.append(nil) }
    areImages[index] = isImage
    return isImage
  }

  mutating func add(_ view: View, _ attributes: Attributes) {
    add(attributes)
    add(view.properties)
    add(view.content)
    for attribute in view.runtimeAttributes where attribute.type == "image" {
      if case .string(let name) = attribute.value { add(name) }
    }
  }

  /// Adds the images of segments.
  mutating func add(_ content: ViewItems) {
    guard case .segments(let segments) = content else { return }
    for segment in segments {
      if let image = segment.image { add(image.name) }
    }
  }

  mutating func add(_ item: BarItem) {
    if let image = item.image { add(image.name) }
    add(item.properties)
  }

  /// Adds the images of a variation, regardless of the kinds of its elements.
  mutating func add(_ variation: CheckedVariation) {
    add(variation.attributes)
    add(variation.properties)
    for property in variation.properties.all {
      if case .element(let element) = property.value { add(inside: element) }
    }
  }

  mutating func add(_ attributes: Attributes) {
    for attribute in attributes.known where isImage(attribute.name) { add(attribute.value) }
  }

  /// Adds images that are properties.
  mutating func add(_ properties: Properties) {
    for property in properties.all {
      if case .image(let reference) = property.value { add(reference.name) }
    }
  }

  mutating func add(inside element: Element) {
    add(element.attributes)
    for child in element.children { add(inside: child) }
  }

  mutating func add(_ name: String) {
    if seen.insert(name).inserted { names.append(name) }
  }
}
