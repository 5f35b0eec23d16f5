import InterfaceEnvironment
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ConfigurationRequest {
  /// The configuration that the request stands for where it depends on the document; nil for a place that
  /// the document's platform does not have.
  func configuration(for document: DocumentSettings, _ options: CompilerOptions) -> Configuration? {
    switch self {
    case .canvas:
      Configuration(DocumentCanvas(document, options: options.canvas))
    case .cell(let cell):
      Environment(
        cell: cell, idiom: document.runtime == .tvOS ? .tv : nil, settings: options.settings
      )
      .map { Configuration($0) }
    case .device(let window):
      window.window.map { Configuration(Environment(window: $0, settings: options.settings)) }
    case .window(let window):
      Configuration(
        Environment(
          custom: CustomWindow(
            name: window.name, size: window.size, traits: window.traits,
            safeArea: window.safeAreaInsets,
            standardIdiom: document.runtime == .tvOS ? .tv : nil),
          settings: options.settings))
    }
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// The window; nil when nobody knows the device, which reading the request rules out.
  fileprivate var window: DeviceWindow? {
    Device.named(device).map {
      DeviceWindow(
        device: $0, orientation: isLandscape ? .landscape : .portrait,
        layout: split.flatMap { WindowLayout(configurationName: $0) } ?? .fullscreen)
    }
  }
}
