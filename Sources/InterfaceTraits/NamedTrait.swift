/// A trait by its name, as command lines and configurations write it.
package struct NamedTrait: Sendable {
  /// UIKit's name, such as `horizontalSizeClass`.
  package let name: String
  /// A shorter name that configurations may use, such as `horizontal`.
  package let shortName: String
  /// What it can be, in UIKit's words.
  package let values: [String]
  /// What an unspecified trait counts as in conditions; nil for nothing.
  package let standard: String?
  /// Whether the values stand in an order, from the least to the greatest.
  package let isOrdered: Bool
  /// Sets it to one of the values.
  package let set: @Sendable (String, inout TraitCollection) -> Void
  /// The value that a collection has; nil for an unspecified one, or one that has no name.
  package let value: @Sendable (TraitCollection) -> String?

  /// Every trait that has a name.
  package static let all: [NamedTrait] = [
    sizeClass("horizontalSizeClass", "horizontal", \.horizontalSizeClass),
    sizeClass("verticalSizeClass", "vertical", \.verticalSizeClass),
    choice("userInterfaceIdiom", "idiom", \.userInterfaceIdiom),
    choice("userInterfaceStyle", "style", standard: .light, \.userInterfaceStyle),
    choice("accessibilityContrast", "contrast", standard: .normal, \.accessibilityContrast),
    choice("layoutDirection", "direction", standard: .leftToRight, \.layoutDirection),
    choice("displayGamut", "gamut", \.displayGamut),
    NamedTrait(
      name: "displayScale", shortName: "scale", values: ["1", "2", "3"], standard: nil,
      isOrdered: true, set: { $1.displayScale = Double($0) },
      value: { traits in
        ["1", "2", "3"].first { Double($0) == traits.displayScale }
      }),
    choice(
      "preferredContentSizeCategory", "contentSize", standard: .large, isOrdered: true,
      \.preferredContentSizeCategory),
    choice("legibilityWeight", "legibility", standard: .regular, \.legibilityWeight),
  ]

  /// The trait with a name, long or short; nil when there is none.
  package static func named(_ name: String) -> NamedTrait? {
    all.first { $0.name == name || $0.shortName == name }
  }

  /// The value that counts in conditions; nil for none.
  package func effectiveValue(in traits: TraitCollection) -> String? { value(traits) ?? standard }

  private static func sizeClass(
    _ name: String, _ shortName: String,
    _ path: any WritableKeyPath<TraitCollection, SizeClass> & Sendable
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: ["compact", "regular"], standard: nil,
      isOrdered: false,
      set: { $1[keyPath: path] = $0 == "compact" ? .compact : .regular },
      value: {
        switch $0[keyPath: path] {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
      })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ shortName: String, standard: Value? = nil, isOrdered: Bool = false,
    _ path: any WritableKeyPath<TraitCollection, Value?> & Sendable
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: Value.allCases.map(\.rawValue),
      standard: standard?.rawValue, isOrdered: isOrdered,
      set: { $1[keyPath: path] = Value(rawValue: $0) },
      value: { $0[keyPath: path]?.rawValue })
  }
}

extension NamedTrait: Hashable {
  package static func == (one: NamedTrait, other: NamedTrait) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
