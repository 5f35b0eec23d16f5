package import InterfaceEnvironment
package import InterfaceModel
import InterfaceTraits
package import PlatformFacts

extension DocumentCanvas {
  /// The canvas that a document says it was drawn on.
  package init(_ document: DocumentSettings) {
    let version = ToolsVersion(of: document)
    guard let canvas = document.device else {
      self.init(withoutDevice: document, version)
      return
    }
    let device = Device.named(canvas.id)
    let orientation: Orientation = canvas.isLandscape ? .landscape : .portrait
    let window = canvas.layout.flatMap { WindowLayout(documentName: $0) } ?? .fullscreen
    self.init(
      name: Name(device: canvas.id, isLandscape: canvas.isLandscape, layout: canvas.layout),
      device: device, orientation: orientation,
      scale: version.canvasScale(deviceScale: device?.scale ?? 2),
      size: device?.size(orientation, window: window) ?? Size(width: 375, height: 667),
      traits: device?.traits(orientation, window: window)
        ?? TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))
  }

  private init(withoutDevice document: DocumentSettings, _ version: ToolsVersion) {
    if document.runtime == .tvOS {
      let device = Device.television
      self.init(
        name: nil, device: device, orientation: .landscape, scale: device.scale,
        size: device.size(.landscape), traits: device.traits(.landscape))
      return
    }
    let isLandscape = document.defaultMetrics.isLandscape ?? false
    let portrait = Self.portraitSize(document, version)
    let scale = version.canvasScale(deviceScale: 2)
    let traits =
      version.number >= 11000
      ? TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone,
        displayScale: scale)
      : TraitCollection(idiom: document.runtime == .iPad ? .pad : nil, displayScale: scale)
    self.init(
      name: nil, device: nil, orientation: isLandscape ? .landscape : .portrait, scale: scale,
      size: isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait,
      traits: traits)
  }

  private static func portraitSize(_ document: DocumentSettings, _ version: ToolsVersion) -> Size {
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
  package init(of document: DocumentSettings) {
    self =
      document.toolsVersion.major == 0 ? .placeholder : ToolsVersion(document.toolsVersion.major)
  }
}
