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
    sizeClass("horizontalSizeClass", "horizontal") {
      $0.horizontalSizeClass
    } set: {
      $0.horizontalSizeClass = $1
    },
    sizeClass("verticalSizeClass", "vertical") {
      $0.verticalSizeClass
    } set: {
      $0.verticalSizeClass = $1
    },
    choice("userInterfaceIdiom", "idiom") {
      $0.userInterfaceIdiom
    } set: {
      $0.userInterfaceIdiom = $1
    },
    choice("userInterfaceStyle", "style", standard: .light) {
      $0.userInterfaceStyle
    } set: {
      $0.userInterfaceStyle = $1
    },
    choice("accessibilityContrast", "contrast", standard: .normal) {
      $0.accessibilityContrast
    } set: {
      $0.accessibilityContrast = $1
    },
    choice("layoutDirection", "direction", standard: .leftToRight) {
      $0.layoutDirection
    } set: {
      $0.layoutDirection = $1
    },
    choice("displayGamut", "gamut") {
      $0.displayGamut
    } set: {
      $0.displayGamut = $1
    },
    NamedTrait(
      name: "displayScale", shortName: "scale", values: ["1", "2", "3"], standard: nil,
      isOrdered: true, set: { $1.displayScale = Double($0) },
      value: { traits in
        ["1", "2", "3"].first { Double($0) == traits.displayScale }
      }),
    choice("preferredContentSizeCategory", "contentSize", standard: .large, isOrdered: true) {
      $0.preferredContentSizeCategory
    } set: {
      $0.preferredContentSizeCategory = $1
    },
    choice("legibilityWeight", "legibility", standard: .regular) {
      $0.legibilityWeight
    } set: {
      $0.legibilityWeight = $1
    },
  ]

  /// The trait with a name, long or short; nil when there is none.
  package static func named(_ name: String) -> NamedTrait? {
    all.first { $0.name == name || $0.shortName == name }
  }

  /// The value that counts in conditions; nil for none.
  package func effectiveValue(in traits: TraitCollection) -> String? { value(traits) ?? standard }

  // Closures rather than key paths, whose first use costs every run of the tool more than reading its options.
  private static func sizeClass(
    _ name: String, _ shortName: String,
    get: @escaping @Sendable (TraitCollection) -> SizeClass,
    set: @escaping @Sendable (inout TraitCollection, SizeClass) -> Void
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: ["compact", "regular"], standard: nil,
      isOrdered: false,
      set: { set(&$1, $0 == "compact" ? .compact : .regular) },
      value: {
        switch get($0) {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
      })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ shortName: String, standard: Value? = nil, isOrdered: Bool = false,
    get: @escaping @Sendable (TraitCollection) -> Value?,
    set: @escaping @Sendable (inout TraitCollection, Value?) -> Void
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: Value.allCases.map(\.rawValue),
      standard: standard?.rawValue, isOrdered: isOrdered,
      set: { set(&$1, Value(rawValue: $0)) },
      value: { get($0)?.rawValue })
  }
}

extension NamedTrait: Hashable {
  package static func == (one: NamedTrait, other: NamedTrait) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
