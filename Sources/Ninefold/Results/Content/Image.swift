import InterfaceResolution
public import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ViewContent {
  /// An image with what is known of it.
  ///
  /// ```swift
  /// if case .imageView(let view) = view.content, let image = view.image, image.size == nil {
  ///   print("neither a catalog nor the document knows \(image.name)")
  /// }
  /// ```
  public struct Image: Hashable, Sendable {
    private let image: ResolvedImage
    private let configuration: SymbolConfiguration?

    init(_ image: ResolvedImage) {
      self.image = image
      configuration = nil
    }

    init(_ displayed: DisplayedImage, in environment: TextEnvironment) {
      image = displayed.image
      configuration =
        displayed.image.isSymbol
        ? SymbolConfiguration(content: displayed.symbol, environment: environment) : nil
    }

    /// The name by which catalogs or the system know the image.
    public var name: String { image.name }
    /// Whether it is a symbol of the system.
    public var isSymbol: Bool { image.isSymbol }
    /// The size, in points; nil when neither a catalog nor the document knows the image.
    public var size: Size? { image.size }
    /// Whether it is drawn in the tint colour.
    public var isTemplate: Bool { image.isTemplate }
    /// How it is drawn when it is a symbol; nil for other images and where the view decides.
    public var symbolConfiguration: SymbolConfiguration? { configuration }
    /// The catalog's file that is the best for the traits of the configuration; nil when no catalog knows
    /// the image.
    public var asset: Asset? { image.asset.map { Asset($0) } }
  }

  /// A file of an asset catalog, or an image file in none.
  ///
  /// ```swift
  /// let paths = layout.views.compactMap { $0.asset?.path }
  /// print("the scene needs", Set(paths).sorted())
  /// ```
  public struct Asset: Hashable, Sendable {
    /// The catalog's index among those of the compilation's `Assets`; nil for a file in no catalog.
    public let catalog: Int?
    /// The path of the file below the catalog's folder, or as it was handed in.
    public let path: String
    /// How many pixels of the file a point has.
    public let scale: Double

    init(_ asset: ResolvedAsset) {
      catalog = asset.catalog < 0 ? nil : asset.catalog
      path = asset.path
      scale = asset.scale
    }
  }

  /// How a symbol is drawn.
  ///
  /// ```swift
  /// if let symbol = view.image?.symbolConfiguration { print(symbol.scale, symbol.font.pointSize) }
  /// ```
  public struct SymbolConfiguration: Hashable, Sendable {
    /// How large a symbol is beside its font.
    public enum Scale: String, Hashable, Sendable, CaseIterable {
      /// Smaller than usual.
      case small
      /// As usual.
      case medium
      /// Larger than usual.
      case large
    }

    let content: InterfaceResolution.SymbolConfiguration
    let environment: TextEnvironment

    /// The font that the symbol's size goes with.
    public var font: Font { Font(content.font, in: environment) }
    /// How large it is beside the font.
    public var scale: Scale { Scale(spelling: content.scale) }
    /// The weight of the strokes; nil for the font's.
    public var weight: FontWeight? { FontWeight(content.weight) }
  }

  /// How a view's content follows its bounds.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// It is stretched to fill them.
    case scaleToFill
    /// It keeps its proportions and is as large as fits.
    case scaleAspectFit
    /// It keeps its proportions and is as small as fills them.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// It stays in the middle.
    case center
    /// It stays at the top.
    case top
    /// It stays at the bottom.
    case bottom
    /// It stays at the left.
    case left
    /// It stays at the right.
    case right
    /// It stays in the top left corner.
    case topLeft
    /// It stays in the top right corner.
    case topRight
    /// It stays in the bottom left corner.
    case bottomLeft
    /// It stays in the bottom right corner.
    case bottomRight
  }
}
