package import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// What may change from row to row or from column to column of a sheet.
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
  /// Which way text runs.
  case direction

  /// What a configuration is on the axis; nil for one that has no place there.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: Words for a heading, which no other value of the axis has.
  package func value(of configuration: Configuration) -> String? {
    guard case .environment(let environment) = configuration.place else { return nil }
    switch self {
    case .cell: return configuration.cell?.name
    case .device:
      switch environment.place {
      case .cell: return nil
      case .custom(let window): return window.name
      case .window(let window):
        return
          ([window.device.name] + (window.orientation == .landscape ? ["landscape"] : [])
          + (window.layout.configurationName.map { [$0] } ?? [])).joined(separator: ", ")
      }
    case .system: return "iOS \(environment.settings.system.major)"
    case .locale: return configuration.language.map { "\($0)" } ?? "base"
    case .contentSize: return configuration.textSize?.rawValue ?? "large"
    case .style: return configuration.traits.userInterfaceStyle == .dark ? "dark" : "light"
    case .direction:
      return configuration.traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    }
  }

  /// Whether the axis says where a scene is shown, and not how.
  var isPlace: Bool { self == .cell || self == .device }
}

extension Configuration {
  /// Whether a place has settings; any where none are given.
  func has(_ settings: EnvironmentSettings?) -> Bool {
    guard let settings else { return true }
    guard case .environment(let environment) = place else { return false }
    return environment.settings == settings
  }
}
