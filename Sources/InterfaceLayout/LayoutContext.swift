package import InterfaceModel
package import InterfaceResolution
package import InterfaceTraits
package import PlatformFacts

/// Where the intrinsic content sizes of texts and controls come from.
package enum ContentSizing: String, Hashable, Sendable {
  /// Fonts and control sizes are measured.
  case metrics
  /// The sizes that Interface Builder stored, to test the engine apart from fonts.
  case stored
}

/// What all scenes of one document share in one configuration.
package struct LayoutContext: Sendable {
  package let document: Document
  package let configuration: Configuration
  package let sizing: ContentSizing
  /// The version whose canvas is drawn: the document's on its own canvas and in cells.
  package let version: ToolsVersion
  /// The device of the canvas; nil without one.
  package let device: Device?
  package let orientation: Orientation
  /// Pixels per point that edges are rounded to.
  package let scale: Double
  /// The size of the screen or window, in points.
  package let canvasSize: Size

  package init(document: Document, configuration: Configuration, sizing: ContentSizing) {
    self.document = document
    self.configuration = configuration
    self.sizing = sizing
    let version = ToolsVersion(
      document.toolsVersion.major == 0
        ? ToolsVersion.placeholder.number : document.toolsVersion.major)
    self.version = version
    switch configuration.canvas {
    case .document:
      let canvas = DocumentCanvas(document, version: version)
      device = canvas.device
      orientation = canvas.orientation
      scale = canvas.scale
      canvasSize = canvas.size
    case .cell(let cell):
      device = nil
      orientation = .portrait
      scale = GenericCanvas.cellScale
      canvasSize = GenericCanvas.size(of: cell)
    case .device(let window):
      let device = Device.named(window.device)
      self.device = device
      orientation = window.isLandscape ? .landscape : .portrait
      scale = device?.scale ?? GenericCanvas.cellScale
      canvasSize = window.size
    }
  }

  /// Whether the stored frames belong to this configuration.
  package var isOwnCanvas: Bool { configuration.canvas == .document }

  /// Whether the canvas leaves room for the line of the home gesture.
  package var hasHomeIndicator: Bool { device?.hasHomeIndicator ?? false }

  /// A length rounded to the nearest pixel, half up.
  ///
  /// Source: layout rule 5, 481 of 525 values at half a pixel.
  package func rounded(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }
}

/// The canvas that a document says it was drawn on.
package struct DocumentCanvas: Sendable {
  package let device: Device?
  package let orientation: Orientation
  package let scale: Double
  package let size: Size
  /// The traits of the canvas.
  package let traits: TraitCollection

  package init(_ document: Document, version: ToolsVersion) {
    let metrics = document.defaultMetrics
    guard let canvas = document.device else {
      device = nil
      let isLandscape = metrics.isLandscape ?? false
      orientation = isLandscape ? .landscape : .portrait
      let portrait = Self.portraitSize(document, version: version)
      size = isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait
      scale = version.canvasScale(deviceScale: 2)
      let isPad = document.runtime == .iPad
      if version.number >= 11000 {
        traits = TraitCollection(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone,
          displayScale: scale)
      } else {
        traits = TraitCollection(idiom: isPad ? .pad : nil, displayScale: scale)
      }
      return
    }
    let found = Device.named(canvas.id)
    device = found
    orientation = canvas.isLandscape ? .landscape : .portrait
    scale = version.canvasScale(deviceScale: found?.scale ?? 2)
    let window = canvas.layout.flatMap { WindowLayout(documentName: $0) } ?? .fullscreen
    let fallback = Size(width: 375, height: 667)
    size = found?.size(orientation, window: window) ?? fallback
    traits =
      found?.traits(orientation, window: window)
      ?? TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }

  private static func portraitSize(_ document: Document, version: ToolsVersion) -> Size {
    if case .screen(let type, let portrait, _) = document.defaultMetrics.destination {
      if let portrait { return portrait }
      if let size = type.flatMap({ GenericCanvas.size(simulatedMetrics: $0) }),
        !document.usesTraitCollections
      {
        return size
      }
    }
    return GenericCanvas.sizeWithoutDevice(
      toolsVersion: version, usesTraitCollections: document.usesTraitCollections,
      isPad: document.runtime == .iPad, simulatedMetrics: nil)
  }
}
