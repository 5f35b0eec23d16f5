package import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

extension DocumentCanvas {
  /// Creates the canvas on which a document was drawn, according to its declarations.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - excludedRules: The editor rules that are disabled.
  package init(_ document: DocumentSettings, excludedRules: Set<EditorRule.ID> = []) {
    let behavior = CanvasBehavior(document.editorVersion, excludedRules: excludedRules)
    guard let canvas = document.device else {
      self.init(withoutDevice: document, behavior)
      return
    }
    let (orientation, window) = Self.window(of: canvas)
    let name = Name(device: canvas.id, isLandscape: canvas.isLandscape, layout: canvas.layout)
    guard let device = Device.named(canvas.id).map(behavior.drawnDevice) else {
      let assumed = AssumedDevice(canvas, in: document, orientation, window)
      self.init(
        behavior: behavior, name: name, device: assumed.device, orientation: orientation,
        scale: behavior.scale(ofDevice: assumed.device?.scale ?? GenericCanvas.cellScale),
        size: assumed.size, traits: assumed.traits)
      return
    }
    self.init(
      behavior: behavior, name: name, device: device, orientation: orientation,
      scale: behavior.scale(ofDevice: device.scale), size: device.size(orientation, window: window),
      traits: device.traits(orientation, window: window))
  }

  /// Returns the orientation of a device's canvas, and the part of the screen that it shows.
  private static func window(of canvas: CanvasDevice) -> (Orientation, WindowLayout) {
    (
      canvas.isLandscape ? .landscape : .portrait,
      canvas.layout.flatMap { WindowLayout(documentName: $0) } ?? .fullscreen
    )
  }

  /// Returns a diagnostic for the device that a document names, or `nil` if it is known or the
  /// document names none.
  package static func finding(about document: DocumentSettings) -> Diagnostic? {
    guard let canvas = document.device, Device.named(canvas.id) == nil else { return nil }
    let (orientation, window) = window(of: canvas)
    let assumed = AssumedDevice(canvas, in: document, orientation, window)
    let size = "\(PointText.text(assumed.size.width)) x \(PointText.text(assumed.size.height))"
    let assumption =
      switch (assumed.device, assumed.isMeasured) {
      case (let device?, true):
        "the canvas of \(device.id) is assumed: its screen has the size of the document's root "
          + "views, \(size)"
      case (let device?, false): "the canvas of \(device.id), \(size), is assumed"
      case (nil, _):
        "a canvas with the size of the document's root views, \(size), and no safe area insets "
          + "is assumed"
      }
    return Diagnostic(
      .unknownDevice, at: canvas.idRange, message: "'\(canvas.id)' is not a known device",
      notes: [
        Diagnostic.Note(assumption),
        Diagnostic.Note(
          "size-class cells, and devices selected with '--device', do not depend on it"),
      ])
  }

  private init(withoutDevice document: DocumentSettings, _ behavior: CanvasBehavior) {
    if document.runtime == .tvOS {
      let device = Device.television
      self.init(
        behavior: behavior, name: nil, device: device, orientation: .landscape, scale: device.scale,
        size: device.size(.landscape), traits: device.traits(.landscape))
      return
    }
    var simulated: (type: String?, size: LayoutSize?) = (nil, nil)
    if case .screen(let type, let portrait, _) = document.defaultMetrics.destination {
      simulated = (type, portrait)
    }
    let canvas = behavior.canvasWithoutDevice(
      usesTraitCollections: document.usesTraitCollections, isPad: document.runtime == .iPad,
      simulatedSize: simulated.size, simulatedType: simulated.type)
    let isLandscape = document.defaultMetrics.isLandscape ?? false
    let scale = behavior.scale(ofDevice: CanvasTable.scale)
    var traits = canvas.traits
    traits.displayScale = scale
    self.init(
      behavior: behavior, name: nil, device: nil, orientation: isLandscape ? .landscape : .portrait,
      scale: scale,
      size: isLandscape
        ? LayoutSize(width: canvas.size.height, height: canvas.size.width) : canvas.size,
      traits: traits)
  }
}
