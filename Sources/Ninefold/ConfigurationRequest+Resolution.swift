import EditorCanvas
import InterfaceResolution
import InterfaceModel
public import InterfaceTraits
import PlatformFacts

extension ConfigurationRequest {
  /// Returns the configuration of the request, or `nil` if the document's platform does not have
  /// it.
  func configuration(
    for document: DocumentSettings, with options: CompilerOptions, in language: Language? = nil
  ) -> Configuration? {
    var settings = options.settings(in: language)
    // The height of a keyboard is known only on a device.
    settings.showsKeyboard = false
    return switch self {
    case .canvas:
      Configuration(DocumentCanvas(document, excludedRules: options.excludedEditorRules))
    case .cell(let cell):
      Environment(
        cell: cell, idiom: document.runtime == .tvOS ? .tv : nil, settings: settings
      )
      .map { Configuration($0) }
    case .device(let window):
      window.environment(options, in: language).map { Configuration($0) }
    case .window(let window):
      Configuration(
        Environment(
          custom: CustomWindow(
            window, on: options.system, standardIdiom: document.runtime == .tvOS ? .tv : nil),
          settings: settings))
    }
  }
}

extension CustomWindow {
  /// Creates the requested window on a version of the system.
  init(
    _ window: ConfigurationRequest.Window, on system: SystemVersion,
    standardIdiom: TraitCollection.Idiom?
  ) {
    let idiom = window.traits.userInterfaceIdiom
    let safeArea = window.safeAreaInsets ?? Device.windowInsets(of: idiom, on: system)
    self.init(
      name: window.name, size: window.size, traits: window.traits, safeArea: safeArea,
      standardIdiom: standardIdiom,
      hasHomeIndicator: idiom == .pad && safeArea.map { $0.bottom > 0 } ?? false)
    topInsetIsStatusBar = window.safeAreaInsets == nil
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// The size of the window, in points.
  public var size: LayoutSize { window?.size ?? .zero }
  /// The size classes of the window.
  public var sizeClasses: SizeClassGrid.Cell {
    let traits = window.map { $0.device.traits($0.orientation, window: $0.layout) }
    return SizeClassGrid.Cell(
      width: traits?.horizontalSizeClass ?? .unspecified,
      height: traits?.verticalSizeClass ?? .unspecified)
  }
  /// The insets of the window that the status bar and the screen's shape cover, in points, without
  /// bars of the interface.
  public var safeAreaInsets: LayoutInsets {
    environment(CompilerOptions())?.safeArea ?? .zero
  }

  /// Returns the environment of the window, or `nil` if the device is unknown.
  ///
  /// The newest system stands for the newest one that the device runs.
  func environment(_ options: CompilerOptions, in language: Language? = nil) -> Environment? {
    var options = options
    let isSystemImplied = options.system == .newest && newestSystem < .newest
    if isSystemImplied { options.system = newestSystem }
    var settings = options.settings(in: language)
    settings.isSystemImplied = isSystemImplied
    settings.showsKeyboard =
      settings.showsKeyboard && ConfigurationRequest.device(self).hasKeyboard(on: settings.system)
    return window.map { Environment(window: $0, settings: settings) }
  }

  /// The region of the window that the fold of a partly folded phone takes, in points, or `nil` if
  /// there is none.
  ///
  /// It does not change layouts.
  public var fold: LayoutRect? { window?.fold }

  /// The window, or `nil` if the device is unknown, which reading the request rules out.
  var window: InterfaceResolution.DeviceWindow? {
    Device.named(device).flatMap { isZoomed ? $0.zoomed : $0 }.map {
      DeviceWindow(
        device: $0, orientation: isLandscape ? .landscape : .portrait,
        layout: split.flatMap { WindowLayout(configurationName: $0) } ?? .fullscreen,
        isPartlyFolded: posture != nil)
    }
  }
}

extension CompilerOptions {
  /// Returns the configurations of a document in some languages: the canvas once, then every
  /// configuration in each language and variant.
  func configurations(
    for document: DocumentSettings, in languages: [Language?]
  ) -> [Configuration] {
    guard languages != [nil] || !variants.isEmpty else {
      return configurations.compactMap { $0.configuration(for: document, with: self) }
    }
    let canvas = configurations.filter { $0 == .canvas }.compactMap {
      $0.configuration(for: document, with: self)
    }
    return canvas
      + languages.flatMap { language in
        perVariant.flatMap { options in
          configurations.filter { $0 != .canvas }.compactMap {
            $0.configuration(for: document, with: options, in: language)
          }
        }
      }
  }
}
