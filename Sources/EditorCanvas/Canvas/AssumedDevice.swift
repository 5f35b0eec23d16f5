import InterfaceModel
import InterfaceTraits
import PlatformFacts

/// The substitute for a canvas of an unknown device.
///
/// The stored frames of root views determine its size; a device of the family that the id names,
/// with a screen of the same size, is used as the substitute. If no known screen has that size, the
/// canvas has the size and no insets; if no frame determines a size, it has that of a common device
/// of the family.
struct AssumedDevice {
  /// The substitute device, or `nil` if only the size is known.
  let device: Device?
  /// The size of the canvas, in points.
  let size: LayoutSize
  /// The traits of the canvas.
  let traits: TraitCollection
  /// Whether the size was measured from root views.
  let isMeasured: Bool

  /// Determines the substitute for the device of a document.
  ///
  /// - Parameters:
  ///   - canvas: The canvas device that the document names.
  ///   - document: The document.
  ///   - orientation: The orientation of the canvas.
  ///   - window: The part of the screen that it shows.
  init(
    _ canvas: CanvasDevice, in document: DocumentSettings, _ orientation: Orientation,
    _ window: WindowLayout
  ) {
    let family = Self.family(of: canvas.id)
    let all = CanvasTable.usualDevices.values.sorted().compactMap { Device.named($0) } + Device.all
    let candidates = all.filter { family == nil || $0.idiom == family }
    for size in document.rootSizes + document.topLevelSizes {
      guard let same = candidates.first(where: { $0.size(orientation, window: window) == size })
      else { continue }
      self.init(same, orientation, window, isMeasured: true)
      return
    }
    guard let size = document.rootSizes.first(where: Self.isScreen) else {
      let usual =
        CanvasTable.usualDevices[family ?? .phone].flatMap { Device.named($0) } ?? Device.all[0]
      self.init(usual, orientation, window, isMeasured: false)
      return
    }
    self.init(size, family)
  }

  /// Creates a screen with only a size.
  private init(_ size: LayoutSize, _ family: TraitCollection.Idiom?) {
    device = nil
    self.size = size
    isMeasured = true
    traits = TraitCollection(
      horizontalSizeClass: size.width >= WindowWidths.leastRegularWidth ? .regular : .compact,
      verticalSizeClass: size.height >= WindowWidths.leastRegularHeight ? .regular : .compact,
      userInterfaceIdiom: family, displayScale: GenericCanvas.cellScale)
  }

  private init(
    _ device: Device, _ orientation: Orientation, _ window: WindowLayout, isMeasured: Bool
  ) {
    self.device = device
    self.isMeasured = isMeasured
    size = device.size(orientation, window: window)
    traits = device.traits(orientation, window: window)
  }

  /// Returns whether a size can be that of a screen.
  private static func isScreen(_ size: LayoutSize) -> Bool {
    max(size.width, size.height) <= CanvasTable.longestSide
  }

  /// Returns the family that the first letters of an id name, or `nil` if they name none.
  private static func family(of id: String) -> TraitCollection.Idiom? {
    let id = id.lowercased()
    return CanvasTable.families.first { id.hasPrefix($0.prefix) }?.family
  }
}
