import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ConfigurationRequest {
  /// The configuration that the request stands for where it depends on the document.
  func configuration(for document: Document) -> Configuration {
    switch self {
    case .canvas:
      let canvas = DocumentCanvas(document, version: ToolsVersion(of: document))
      return Configuration(name: "canvas", traits: canvas.traits, canvas: .document)
    case .cell(let cell):
      let traits = TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
        displayScale: GenericCanvas.cellScale)
      return Configuration(name: cell.name, traits: traits, canvas: .cell(cell))
    case .device(let window):
      return window.configuration
    }
  }
}

extension ConfigurationRequest.DeviceWindow {
  fileprivate var configuration: Configuration {
    let known = Device.named(device)
    let orientation: Orientation = isLandscape ? .landscape : .portrait
    let window = split.flatMap { WindowLayout(configurationName: $0) } ?? .fullscreen
    let name = ["device", device] + (isLandscape ? ["landscape"] : []) + (split.map { [$0] } ?? [])
    return Configuration(
      name: name.joined(separator: ":"),
      traits: known?.traits(orientation, window: window) ?? TraitCollection(),
      canvas: .device(
        Configuration.DeviceWindow(
          device: device, isLandscape: isLandscape, split: split,
          size: known?.size(orientation, window: window) ?? .zero)))
  }
}
