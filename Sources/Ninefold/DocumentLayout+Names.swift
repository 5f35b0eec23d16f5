import InterfaceResolution
import InterfaceLayout

extension DocumentLayout {
  /// Returns the number of the configuration with this name, or else of the first one that
  /// was requested by this name, or `nil` if there is none.
  func configurationNumber(named name: String) -> Int? {
    configurations.firstIndex { $0.name == name }
      ?? configurations.firstIndex { $0.configurationName == name }
  }
}
