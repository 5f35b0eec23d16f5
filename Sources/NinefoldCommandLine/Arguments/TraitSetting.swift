import InterfaceTraits
import Ninefold

/// A trait with the value that a command line gives it.
enum TraitSetting {
  /// Reads a list such as `userInterfaceStyle=dark,preferredContentSizeCategory=AX3`; nil when a name or a value is
  /// not known, or a trait is there twice.
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

  /// The list with the first word that is not known replaced by what was probably meant; nil when nothing is near.
  static func nearest(to text: String) -> String? {
    var settings = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    for (index, setting) in settings.enumerated() where traits(setting) == nil {
      let parts = setting.split(separator: "=", maxSplits: 1).map { String($0) }
      guard let first = parts.first,
        let name = NearMiss.nearest(to: first, among: all.map(\.name)),
        let trait = all.first(where: { $0.name == name }),
        let value = NearMiss.nearest(to: parts.count == 2 ? parts[1] : "", among: trait.values)
      else { return nil }
      settings[index] = "\(name)=\(value)"
    }
    let nearest = settings.joined(separator: ",")
    return nearest != text && traits(nearest) != nil ? nearest : nil
  }

  /// The names of the traits that can be set, for people.
  static var allNames: String {
    all.dropLast().map(\.name).joined(separator: ", ") + (all.last.map { " or \($0.name)" } ?? "")
  }

  /// A trait that can be set.
  private struct Trait: Sendable {
    let name: String
    /// What it can be set to.
    let values: [String]
    /// Sets it to one of the values.
    let set: @Sendable (String, inout TraitCollection) -> Void
  }

  private static let all = [
    sizeClass("horizontalSizeClass", \.horizontalSizeClass),
    sizeClass("verticalSizeClass", \.verticalSizeClass),
    choice("userInterfaceStyle", \.userInterfaceStyle),
    choice("accessibilityContrast", \.accessibilityContrast),
    choice("displayGamut", \.displayGamut),
    Trait(name: "displayScale", values: ["1", "2", "3"]) { $1.displayScale = Double($0) },
    choice("preferredContentSizeCategory", \.preferredContentSizeCategory),
    choice("layoutDirection", \.layoutDirection),
  ]

  private static func sizeClass(
    _ name: String, _ path: any WritableKeyPath<TraitCollection, SizeClass> & Sendable
  ) -> Trait {
    Trait(name: name, values: ["compact", "regular"]) {
      $1[keyPath: path] = $0 == "compact" ? .compact : .regular
    }
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<TraitCollection, Value?> & Sendable
  ) -> Trait {
    Trait(name: name, values: Value.allCases.map(\.rawValue)) {
      $1[keyPath: path] = Value(rawValue: $0)
    }
  }
}
