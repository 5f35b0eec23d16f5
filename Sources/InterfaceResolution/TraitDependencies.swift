import InterfaceModel

/// What of a document traits may change: what variations ask for, and the images that it names.
struct TraitDependencies {
  /// What a configuration makes of a document; those with equal states see the same one.
  struct State: Hashable {
    /// For each key whether it matches.
    fileprivate var matches: [Bool]
    /// For each name the image; none without catalogs, where all find the same.
    fileprivate var images: [ResolvedImage]
  }

  private var keys: [VariationKey] = []
  private var seenKeys: Set<String> = []
  private var names: [String] = []
  private var seenNames: Set<String> = []

  init(_ document: Document) {
    document.walk(&self)
  }

  /// What the traits of some images make of the document.
  func state(for images: ImageResolver) -> State {
    State(
      matches: keys.map { $0.matches(images.traits) },
      images: images.catalog == nil
        ? [] : names.map { images.image(ImageReference(name: $0, isSymbol: false)) })
  }

  /// The attributes that name images.
  private static let imageAttributes: Set<AttributeName> = Set(
    AttributeName.allCases.filter { $0.spelling == "image" || $0.spelling.hasSuffix("Image") })

  private mutating func add(_ variations: [Variation]) {
    for variation in variations {
      if seenKeys.insert(variation.key.spelling).inserted { keys.append(variation.key) }
      add(variation.attributes)
      add(variation.properties, elements: true)
    }
  }

  private mutating func add(_ attributes: Attributes) {
    for attribute in attributes.known where Self.imageAttributes.contains(attribute.name) {
      add(attribute.value)
    }
  }

  /// Adds the images among properties; elements are visited apart, except those of variations.
  private mutating func add(_ properties: Properties, elements: Bool = false) {
    for property in properties.all {
      switch property.value {
      case .image(let reference): add(reference.name)
      case .element(let element) where elements: add(inside: element)
      default: break
      }
    }
  }

  private mutating func add(inside element: Element) {
    add(element.attributes)
    for child in element.children { add(inside: child) }
  }

  private mutating func add(_ name: String) {
    if seenNames.insert(name).inserted { names.append(name) }
  }
}

extension TraitDependencies: DocumentVisitor {
  mutating func enter(_ view: View) {
    add(view.attributes)
    add(view.properties)
    if !view.variations.isEmpty { add(view.variations) }
    if case .segments(let segments) = view.content {
      for segment in segments {
        if let image = segment.image { add(image.name) }
      }
    }
  }

  mutating func visit(_ constraint: LayoutConstraint) {
    if !constraint.variations.isEmpty { add(constraint.variations) }
  }

  mutating func visit(_ item: BarItem) {
    if let image = item.image { add(image.name) }
    add(item.properties)
  }

  mutating func visit(_ element: Element) { add(element.attributes) }
}
