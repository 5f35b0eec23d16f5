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
  /// The name of the image in catalogs or the system.
  public var name: String
  /// A Boolean value that indicates whether it is a system symbol.
  public var isSymbol: Bool
  /// The size, in points, or `nil` if neither a catalog nor the document specifies it.
  public var size: LayoutSize?
  /// The catalog's file that best matches the traits of the configuration, or `nil` if no catalog
  /// contains the image.
  public var asset: ResolvedAsset?
  /// A Boolean value that indicates whether the image is drawn in the tint color.
  public var isTemplate: Bool
  /// The configuration if the image is a symbol, or `nil` for other images and if the view decides.
  public var symbolConfiguration: SymbolConfiguration? = nil
  /// The insets between the image's edges and its alignment rectangle, in points.
  package var alignmentInsets = LayoutInsets.zero
  /// The parts in which the image stretches, or `nil` if it stretches as a whole.
  package var slices: ImageSlices? = nil
  /// A Boolean value that indicates whether the image is drawn mirrored because it was made for the
  /// other layout direction.
  package var isMirrored = false
}

/// A file of an asset catalog, or an image file outside of catalogs.
///
/// ```swift
/// let paths = layout.views.compactMap { $0.image?.asset?.path }
/// print("the scene needs", Set(paths).sorted())
/// ```
public struct ResolvedAsset: Hashable, Sendable {
  /// The index of the catalog among those of the compilation's `Assets`, or `nil` for a file
  /// outside of catalogs.
  public var catalog: Int?
  /// The path of the file relative to the catalog's folder, or as it was passed.
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
  /// The font whose size determines that of the symbol.
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
  ///   - element: The element of the configuration.
  ///   - scale: The scale that the image's reference declares, which takes precedence.
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
