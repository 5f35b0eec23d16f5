import InterfaceModel
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

/// An image with its resolved properties.
///
/// ```swift
/// if case .imageView(let view) = view.content, let image = view.image, image.size == nil {
///   print("neither a catalog nor the document knows \(image.name)")
/// }
/// ```
public struct ResolvedImage: Hashable, Sendable {
  /// The name by which catalogs or the system know the image.
  public var name: String
  /// Whether it is a symbol of the system.
  public var isSymbol: Bool
  /// The size, in points, or `nil` if neither a catalog nor the document knows the image.
  public var size: LayoutSize?
  /// The catalog's file that is the best for the traits of the configuration, or `nil` if no
  /// catalog knows the image.
  public var asset: ResolvedAsset?
  /// Whether it is drawn in the tint color.
  public var isTemplate: Bool
  /// The configuration if the image is a symbol, or `nil` for other images and if the view decides.
  public var symbolConfiguration: SymbolConfiguration? = nil
  /// Between the image's edges and the rectangle that constraints on its view act on, in points.
  package var alignmentInsets = LayoutInsets.zero
  /// The parts in which the image stretches, or `nil` if it does so as a whole.
  package var slices: ImageSlices? = nil
  /// Whether the image is drawn mirrored, for it is made for the other direction of text.
  package var isMirrored = false
}

/// A file of an asset catalog, or an image file in none.
///
/// ```swift
/// let paths = layout.views.compactMap { $0.image?.asset?.path }
/// print("the scene needs", Set(paths).sorted())
/// ```
public struct ResolvedAsset: Hashable, Sendable {
  /// The index of the catalog among those of the compilation's `Assets`, or `nil` for a file
  /// outside of catalogs.
  public var catalog: Int?
  /// The path of the file below the catalog's folder, or as it was handed in.
  public var path: String
  /// The number of the file's pixels per point.
  public var scale: Double

  package init(catalog: Int?, path: String, scale: Double) {
    self.catalog = catalog
    self.path = path
    self.scale = scale
  }
}

/// The configuration of a symbol image.
///
/// ```swift
/// if let symbol = view.image?.symbolConfiguration { print(symbol.scale, symbol.font) }
/// ```
public struct SymbolConfiguration: Hashable, Sendable {
  /// The font that the symbol's size goes with.
  public var font: FontDescriptor
  /// The scale relative to the font.
  public var scale: SymbolScale
  /// The weight of the strokes, or `nil` for the weight of the font.
  public var weight: FontWeight?

  package init(
    font: FontDescriptor = .system(Symbols.defaultPointSize), scale: SymbolScale = .medium,
    weight: FontWeight? = nil
  ) {
    self.font = font
    self.scale = scale
    self.weight = weight
  }
}

extension SymbolConfiguration {
  /// Creates the configuration that a document declares, or returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - element: The configuration's element.
  ///   - scale: The scale that the image's reference gives, which wins.
  init(_ element: Element?, scale: String?) {
    self.init()
    if let attributes = element?.attributes {
      let pointSize = attributes.number(.pointSize) ?? Symbols.defaultPointSize
      font =
        element?.font(.fontDescription).map { FontDescriptor($0, standardSize: pointSize) }
        ?? .system(pointSize)
      weight = attributes[.weight].flatMap { FontWeight(documentName: $0) }
    }
    if let word = scale ?? element?.attributes[.scale] {
      self.scale = SymbolScale(rawValue: word) ?? .medium
    }
  }
}
