import InterfaceModel
import InterfaceTraits
import PlatformFacts

/// What a canvas of a device that is not known is taken for.
///
/// The stored frames of root views say how large it is; a device of the family that the id names, with a screen as large, is
/// taken in its place. Where no known screen is as large, the canvas has the size and nothing that covers it; where no frame
/// says a size, it is that of a usual device of the family.
struct AssumedDevice {
  /// The device in its place; nil for a size alone.
  let device: Device?
  /// The canvas, in points.
  let size: LayoutSize
  /// The traits of the canvas.
  let traits: TraitCollection
  /// Whether the size is that of root views.
  let isMeasured: Bool

  /// Finds what to take for the device of a document.
  ///
  /// - Parameters:
  ///   - canvas: What the document names.
  ///   - document: The document.
  ///   - orientation: Which way up the canvas is.
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

  /// A screen of a size alone.
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

  /// Whether a screen may be as large.
  private static func isScreen(_ size: LayoutSize) -> Bool {
    max(size.width, size.height) <= CanvasTable.longestSide
  }

  /// The family that the first letters of an id name; nil for none that is known.
  private static func family(of id: String) -> TraitCollection.Idiom? {
    let id = id.lowercased()
    return CanvasTable.families.first { id.hasPrefix($0.prefix) }?.family
  }
}
