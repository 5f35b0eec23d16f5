package import InterfaceModel
package import InterfaceTraits
package import PlatformFacts

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

extension ToolsVersion {
  /// The version whose canvas a document is drawn on: the placeholder where it does not say its own.
  package init(of document: Document) {
    self =
      document.toolsVersion.major == 0 ? .placeholder : ToolsVersion(document.toolsVersion.major)
  }
}
