import InterfaceResolution
import InterfaceTraits

extension ConfigurationRequest {
  /// Returns whether a configuration matches the request, whatever system, text size and language
  /// the options add to it.
  ///
  /// Names are not compared, because a window may have the name of another window or of a cell.
  func isPlace(of configuration: Configuration) -> Bool {
    switch (self, configuration.place) {
    case (.canvas, .canvas): true
    case (.canvas, .environment), (_, .canvas): false
    case (.cell(let cell), .environment(let environment)):
      if case .cell(cell) = environment.place { true } else { false }
    case (.device(let window), .environment(let environment)):
      if case .window = environment.place { configuration.placeName == window.name } else { false }
    case (.window(let window), .environment(let environment)):
      if case .custom(let own) = environment.place {
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
