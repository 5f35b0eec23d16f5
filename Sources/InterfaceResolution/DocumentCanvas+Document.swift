package import InterfaceEnvironment
package import InterfaceModel
import InterfaceTraits
package import PlatformFacts

extension DocumentCanvas {
  /// The canvas that a document says it was drawn on.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: Which of the editor's rules are left out.
  package init(_ document: DocumentSettings, options: CanvasEra.Options = CanvasEra.Options()) {
    let era = CanvasEra(document.editorVersion, options: options)
    guard let canvas = document.device else {
      self.init(withoutDevice: document, era)
      return
    }
    let device = Device.named(canvas.id)
    let orientation: Orientation = canvas.isLandscape ? .landscape : .portrait
    let window = canvas.layout.flatMap { WindowLayout(documentName: $0) } ?? .fullscreen
    self.init(
      era: era,
      name: Name(device: canvas.id, isLandscape: canvas.isLandscape, layout: canvas.layout),
      device: device, orientation: orientation,
      scale: era.scale(ofDevice: device?.scale ?? 2),
      size: device?.size(orientation, window: window) ?? Size(width: 375, height: 667),
      traits: device?.traits(orientation, window: window)
        ?? TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular))
  }

  private init(withoutDevice document: DocumentSettings, _ era: CanvasEra) {
    if document.runtime == .tvOS {
      let device = Device.television
      self.init(
        era: era, name: nil, device: device, orientation: .landscape, scale: device.scale,
        size: device.size(.landscape), traits: device.traits(.landscape))
      return
    }
    var simulated: (type: String?, size: Size?) = (nil, nil)
    if case .screen(let type, let portrait, _) = document.defaultMetrics.destination {
      simulated = (type, portrait)
    }
    let canvas = era.canvasWithoutDevice(
      usesTraitCollections: document.usesTraitCollections, isPad: document.runtime == .iPad,
      simulatedSize: simulated.size, simulatedType: simulated.type)
    let isLandscape = document.defaultMetrics.isLandscape ?? false
    let scale = era.scale(ofDevice: 2)
    var traits = canvas.traits
    traits.displayScale = scale
    self.init(
      era: era, name: nil, device: nil, orientation: isLandscape ? .landscape : .portrait,
      scale: scale,
      size: isLandscape
        ? Size(width: canvas.size.height, height: canvas.size.width) : canvas.size,
      traits: traits)
  }
}
