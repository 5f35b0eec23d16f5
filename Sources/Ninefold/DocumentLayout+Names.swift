import InterfaceResolution
import InterfaceLayout

extension DocumentLayout {
  /// The number of a configuration by its name, or of the first at a place by the place's name; nil for none.
  func configurationNumber(named name: String) -> Int? {
    configurations.firstIndex { $0.name == name }
      ?? configurations.firstIndex { $0.placeName == name }
  }
}
