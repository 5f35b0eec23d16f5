public import InterfaceTraits
import PlatformFacts

/// A request for a configuration to lay a document out in.
///
/// ```swift
/// let wide = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
/// let requests: [ConfigurationRequest] = [
///   .canvas, .cell(SizeClassGrid.Cell(width: .compact, height: .regular)),
///   .window(size: LayoutSize(width: 1000, height: 700), traits: wide, name: "stage manager"),
/// ]
/// var compiler = Compiler(options: CompilerOptions(configurations: requests))
/// let compilation = compiler.compile(file)
/// print(compilation.scenes.first?.layout(in: "stage manager")?.canvasSize ?? .zero)
/// ```
public enum ConfigurationRequest: Hashable, Sendable {
  /// The document's own device, orientation and size class.
  case canvas
  /// A cell of the size-class grid.
  case cell(SizeClassGrid.Cell)
  /// A window of a device.
  case device(DeviceWindow)
  /// A window of any size and traits.
  case window(Window)

  /// The canvas and all nine cells, the default.
  public static let all: [ConfigurationRequest] =
    [.canvas] + SizeClassGrid.cells.map { .cell($0) }

  /// Returns a window with any size and traits.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - traits: The traits that overrides and assets are chosen by; unspecified traits stay
  ///     unspecified.
  ///   - name: The unique name of the configuration in results.
  /// - Returns: The request.
  public static func window(
    size: LayoutSize, traits: TraitCollection, name: String
  ) -> ConfigurationRequest {
    .window(Window(size: size, traits: traits, name: name))
  }

  /// Returns a window with any size, independent of known devices.
  ///
  /// Its width is regular from 678 points on, the narrowest known tablet window of regular width.
  /// Its height is compact below 480 points, which is less than the height of any phone's screen in
  /// portrait. All other traits are unspecified.
  /// - Parameter size: The size, in points.
  /// - Returns: The request, named such as `size:694x768`.
  public static func window(size: LayoutSize) -> ConfigurationRequest {
    .window(size: size, traits: sizeClasses(of: size), name: "size:\(text(size))")
  }

  /// Returns the size classes of a window, which are its only traits.
  private static func sizeClasses(of size: LayoutSize) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: size.width >= WindowWidths.leastRegularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= WindowWidths.leastRegularHeight ? .regular : .compact)
  }

  /// Returns a size as text such as `694x768`.
  private static func text(_ size: LayoutSize) -> String {
    func text(_ length: Double) -> String {
      length == length.rounded() && abs(length) < 1e6 ? "\(Int(length))" : "\(length)"
    }
    return "\(text(size.width))x\(text(size.height))"
  }

  /// Returns a window with any size on a kind of device, such as a free window of iPadOS 26.
  ///
  /// Its size classes are those of `window(size:)`, but the height is always regular on a tablet,
  /// and both are on a Mac. Its insets are those of `Window.safeAreaInsets`.
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - idiom: The kind of device.
  /// - Returns: The request, named such as `window:ipad:700x900`.
  public static func window(
    size: LayoutSize, idiom: TraitCollection.Idiom
  ) -> ConfigurationRequest {
    var traits = sizeClasses(of: size)
    traits.userInterfaceIdiom = idiom
    if idiom != .phone { traits.verticalSizeClass = .regular }
    if idiom == .mac || idiom == .tv { traits.horizontalSizeClass = .regular }
    return .window(size: size, traits: traits, name: "window:\(idiom.optionName):\(text(size))")
  }

  /// The name of the configuration in results: `canvas`, the name of a cell such as
  /// `wCompact-hAny`, `device:ID[:zoomed][:landscape][:split-1/3]`, or the name of the window.
  public var name: String {
    switch self {
    case .canvas: "canvas"
    case .cell(let cell): cell.name
    case .device(let window): window.name
    case .window(let window): window.name
    }
  }
}

extension ConfigurationRequest {
  /// A window of a device: the whole screen or a part of it.
  ///
  /// ```swift
  /// if let half = ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape:split-1/2") {
  ///   print(half.device, half.isLandscape, half.split ?? "the whole screen")
  /// }
  /// ```
  public struct DeviceWindow: Hashable, Sendable {
    /// The id of the device, such as `retina4_7`.
    public let device: String
    /// A Boolean value that indicates whether Display Zoom enlarges the interface.
    public let isZoomed: Bool
    /// A Boolean value that indicates whether the device is in landscape.
    public let isLandscape: Bool
    /// The part of the screen, such as `split-1/3`, or `nil` for the whole screen.
    public let split: String?
    /// The posture of a partly folded phone, `book` in landscape or `tabletop` in portrait, or `nil`
    /// for a flat device.
    public let posture: String?
    /// The name of the product that selected the device, such as `iPhone 8`, or `nil` if its id did;
    /// it has no effect on layouts.
    public let product: String?

    /// Creates a window from a name of the form `ID[:zoomed][:landscape][:split-1/3]`, or
    /// `ID:book` or `ID:tabletop` for the partly folded iPhone Duo.
    ///
    /// The id may also be the name of a product, such as `iPhone 8`; that of a product with several
    /// displays denotes the outer one. The result is `nil` for any other text, an unknown device, a
    /// device whose screen with Display Zoom is unknown, and a part or posture that the device's
    /// screen cannot have.
    public init?(name: String) {
      var parts = name.split(separator: ":", omittingEmptySubsequences: false)[...]
      guard let first = parts.popFirst(), let model = Device.named(String(first)) else {
        return nil
      }
      self.init(model, parts, product: model.product(named: String(first))?.name)
    }

    /// Returns the windows that a name of the form of `init(name:)` selects: one, one on each
    /// display for a product with several displays, such as `iPhone Duo`, or none if there is no
    /// such window.
    public static func all(named name: String) -> [DeviceWindow] {
      var parts = name.split(separator: ":", omittingEmptySubsequences: false)[...]
      guard let first = parts.popFirst(), let model = Device.named(String(first)) else { return [] }
      let displays = model.displays.filter { $0.product(named: String(first)) != nil }
      guard displays.count > 1 else { return [DeviceWindow(name: name)].compactMap(\.self) }
      return displays.compactMap { DeviceWindow($0, parts, product: String(first)) }
    }

    private init?(_ model: Device, _ words: ArraySlice<Substring>, product: String?) {
      var parts = words
      device = model.id
      self.product = product
      isZoomed = parts.first == "zoomed"
      if isZoomed {
        guard model.zoomed != nil else { return nil }
        parts = parts.dropFirst()
      }
      let orientation = parts.first.flatMap { Orientation(rawValue: String($0)) }
      if orientation != nil { parts = parts.dropFirst() }
      guard parts.count < 2 else { return nil }
      let part = parts.first.map { String($0) }
      if let posture = part.flatMap({ FoldedPosture(rawValue: $0) }) {
        guard model.foldable?.fold != nil, [nil, posture.orientation].contains(orientation) else {
          return nil
        }
        isLandscape = posture.orientation == .landscape
        self.posture = posture.rawValue
        split = nil
        return
      }
      isLandscape = orientation == .landscape
      posture = nil
      split = part
      guard let split else { return }
      guard let window = WindowLayout(configurationName: split),
        let widths = model.windowWidths,
        widths.width(of: window, orientation: isLandscape ? .landscape : .portrait) != nil
      else { return nil }
    }

    /// Returns whether both windows have the same part of the same kind of screen.
    public static func == (one: DeviceWindow, other: DeviceWindow) -> Bool {
      one.name == other.name
    }

    /// Hashes the screen and its part.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name of the configuration in results: `device:ID[:zoomed][:landscape][:split-1/3]` or
    /// `device:ID[:landscape]:POSTURE`.
    var name: String {
      let parts = [
        "device", device, isZoomed ? "zoomed" : nil, isLandscape ? "landscape" : nil,
        split ?? posture,
      ]
      return parts.compactMap(\.self).joined(separator: ":")
    }
  }

  /// A window with any size and traits, independent of known devices.
  ///
  /// Its size classes are those of the traits, whatever its size; unspecified ones stay
  /// unspecified. If the idiom is unspecified, controls and text have the metrics of a phone or, in
  /// a document for tvOS, of a television. A display scale that is unspecified, or that no screen
  /// has, is 2.
  ///
  /// ```swift
  /// var window = ConfigurationRequest.Window(
  ///   size: LayoutSize(width: 400, height: 600),
  ///   traits: TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark), name: "dark")
  /// window.safeAreaInsets = .zero
  /// var compiler = Compiler(options: CompilerOptions(configurations: [.window(window)]))
  /// print(compiler.compile(file).scenes.first?.layout(in: .window(window))?.views.count ?? 0)
  /// ```
  public struct Window: Hashable, Sendable {
    /// The size, in points.
    public var size: LayoutSize
    /// The traits that overrides and assets are chosen by.
    public var traits: TraitCollection
    /// The unique name of the configuration in results.
    public var name: String
    /// The insets that the status bar and the screen's shape cover, in points, without bars of the
    /// interface, or `nil` for those of the idiom: on a tablet those of a window that reaches the top
    /// and the bottom of a screen with a home indicator, none on a Mac, otherwise those of cells: 20
    /// points at the top, none in compact height.
    public var safeAreaInsets: LayoutInsets?

    /// Creates a window from a size and traits.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - traits: The traits that overrides and assets are chosen by.
    ///   - name: The name of the configuration in results.
    ///   - safeAreaInsets: The insets that the status bar and the screen's shape cover, or `nil`
    ///     for those of the idiom.
    public init(
      size: LayoutSize, traits: TraitCollection, name: String, safeAreaInsets: LayoutInsets? = nil
    ) {
      self.size = size
      self.traits = traits
      self.name = name
      self.safeAreaInsets = safeAreaInsets
    }
  }
}

extension TraitCollection.Idiom {
  /// The name of the idiom in `--window` and `--resize`, such as `ipad`.
  package var optionName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .mac: "mac"
    }
  }
}
