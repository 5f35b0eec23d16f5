package import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// An axis of variation of a sheet's rows or columns.
public enum SheetAxis: String, Hashable, Sendable, CaseIterable {
  /// The cells of the size-class grid.
  case cell
  /// Devices and windows.
  case device
  /// Versions of the system.
  case system = "os"
  /// Languages of texts.
  case locale
  /// Text sizes.
  case contentSize = "content-size"
  /// Light and dark.
  case style
  /// The layout direction.
  case direction

  /// Returns the value of a configuration on the axis, or `nil` if it has none.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The text of a heading, which is unique for each value of the axis.
  package func value(of configuration: Configuration) -> String? {
    guard case .environment(let environment) = configuration.context else { return nil }
    switch self {
    case .cell: return configuration.cell?.name
    case .device:
      switch environment.context {
      case .cell: return nil
      case .custom(let window): return window.name
      case .window(let window): return window.title
      }
    case .system: return "iOS \(environment.settings.system.text)"
    case .locale: return configuration.language.map { "\($0)" } ?? "base"
    case .contentSize: return configuration.textSize?.rawValue ?? "large"
    case .style: return configuration.traits.userInterfaceStyle == .dark ? "dark" : "light"
    case .direction:
      return configuration.traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    }
  }

  /// Whether the axis selects the environment of a scene, and not its settings.
  var isPlace: Bool { self == .cell || self == .device }
}

extension Configuration {
  /// Returns whether the configuration has settings, apart from a system that its device implies.
  ///
  /// `nil` matches any.
  func has(_ settings: EnvironmentSettings?) -> Bool {
    guard let settings else { return true }
    guard case .environment(let environment) = context else { return false }
    return environment.settings.nameSuffix == settings.nameSuffix
  }
}
