import InterfaceResolution
import InterfaceTraits

extension ConfigurationRequest {
  /// Returns whether a configuration matches the request, whatever system, text size and language
  /// the options add to it.
  ///
  /// Names are not compared, because a window may have the name of another window or of a cell.
  func matchesEnvironment(of configuration: Configuration) -> Bool {
    switch (self, configuration.context) {
    case (.canvas, .canvas): true
    case (.canvas, .environment), (_, .canvas): false
    case (.cell(let cell), .environment(let environment)):
      if case .cell(cell) = environment.context { true } else { false }
    case (.device(let window), .environment(let environment)):
      if case .window = environment.context {
        configuration.configurationName == window.name
      } else {
        false
      }
    case (.window(let window), .environment(let environment)):
      if case .custom(let own) = environment.context {
        own.name == window.name && own.size == Self.size(window)
      } else {
        false
      }
    }
  }

  /// Returns the actual size of a window, which differs from the requested one if no window can
  /// have that size.
  private static func size(_ window: Window) -> LayoutSize {
    CustomWindow(
      name: window.name, size: window.size, traits: TraitCollection(), safeArea: nil,
      standardIdiom: nil
    ).size
  }
}
