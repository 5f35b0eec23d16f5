import Ninefold
import Reporting

/// A trait and its value on the command line.
enum TraitSetting {
  /// Parses a list such as `userInterfaceStyle=dark,preferredContentSizeCategory=AX3`.
  ///
  /// Returns `nil` if a name or value is unknown, or if a trait occurs twice.
  static func traits(_ text: String) -> TraitCollection? {
    var traits = TraitCollection()
    var seen: Set<String> = []
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2, seen.insert(parts[0]).inserted,
        let trait = all.first(where: { $0.name == parts[0] }), trait.values.contains(parts[1])
      else { return nil }
      trait.set(parts[1], &traits)
    }
    return traits
  }

  /// Returns the list with its first unknown word replaced by the most similar one, or `nil` if
  /// none is similar.
  static func nearest(to text: String) -> String? {
    var settings = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    for (index, setting) in settings.enumerated() where traits(setting) == nil {
      let parts = setting.split(separator: "=", maxSplits: 1).map { String($0) }
      guard let first = parts.first,
        let name = NearestName.nearest(to: first, among: all.map(\.name)),
        let trait = all.first(where: { $0.name == name }),
        let value = NearestName.nearest(to: parts.count == 2 ? parts[1] : "", among: trait.values)
      else { return nil }
      settings[index] = "\(name)=\(value)"
    }
    let nearest = settings.joined(separator: ",")
    return nearest != text && traits(nearest) != nil ? nearest : nil
  }

  /// The names of the traits that can be set, as an enumeration.
  static var allNames: String { all.map(\.name).alternatives }

  /// The traits and values that shells offer.
  static var offered: [OfferedValues.Setting] {
    all.map { OfferedValues.Setting($0.name, $0.values) }
  }

  /// The traits that can be set.
  private static let all = [
    "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle", "accessibilityContrast",
    "displayGamut", "displayScale", "preferredContentSizeCategory", "layoutDirection",
  ].compactMap { NamedTrait.named($0) }
}
