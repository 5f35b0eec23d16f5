import InterfaceResolution
import InterfaceTraits

extension ConfigurationRequest {
  /// Whether a configuration is what is asked for, whatever system, text size and language the options add to it.
  ///
  /// Names do not decide: a window may have the name of another one, or of a cell.
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

  /// The size that a window gets, which differs from what is asked for where no window has that.
  private static func size(_ window: Window) -> LayoutSize {
    CustomWindow(
      name: window.name, size: window.size, traits: TraitCollection(), safeArea: nil,
      standardIdiom: nil
    ).size
  }
}
