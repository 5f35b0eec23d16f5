/// A trait by its name in command lines and configurations.
package struct NamedTrait: Sendable {
  /// UIKit's name, such as `horizontalSizeClass`.
  package let name: String
  /// A shorter name that configurations may use, such as `horizontal`.
  package let shortName: String
  /// The possible values, with UIKit's names.
  package let values: [String]
  /// The value that an unspecified trait has in conditions, or `nil` if it has none.
  package let standard: String?
  /// Whether the values are ordered, from the least to the greatest.
  package let isOrdered: Bool
  /// A function that sets the trait to one of the values.
  package let set: @Sendable (String, inout TraitCollection) -> Void
  /// A function that returns the value of a collection, or `nil` if the trait is unspecified or its
  /// value has no name.
  package let value: @Sendable (TraitCollection) -> String?

  /// All traits that have a name.
  package static let all: [NamedTrait] = [
    sizeClass("horizontalSizeClass", "horizontal") { $1(&$0.horizontalSizeClass) },
    sizeClass("verticalSizeClass", "vertical") { $1(&$0.verticalSizeClass) },
    choice("userInterfaceIdiom", "idiom") { $1(&$0.userInterfaceIdiom) },
    choice("userInterfaceStyle", "style", standard: .light) { $1(&$0.userInterfaceStyle) },
    choice("accessibilityContrast", "contrast", standard: .normal) {
      $1(&$0.accessibilityContrast)
    },
    choice("layoutDirection", "direction", standard: .leftToRight) { $1(&$0.layoutDirection) },
    choice("displayGamut", "gamut") { $1(&$0.displayGamut) },
    NamedTrait(
      name: "displayScale", shortName: "scale", values: ["1", "2", "3"], standard: nil,
      isOrdered: true, set: { $1.displayScale = Double($0) },
      value: { traits in
        ["1", "2", "3"].first { Double($0) == traits.displayScale }
      }),
    choice("preferredContentSizeCategory", "contentSize", standard: .large, isOrdered: true) {
      $1(&$0.preferredContentSizeCategory)
    },
    choice("legibilityWeight", "legibility", standard: .regular) { $1(&$0.legibilityWeight) },
  ]

  /// Returns the trait with a name, long or short, or `nil` if there is none.
  package static func named(_ name: String) -> NamedTrait? {
    all.first { $0.name == name || $0.shortName == name }
  }

  /// Returns the value used in conditions, or `nil` if there is none.
  package func effectiveValue(in traits: TraitCollection) -> String? { value(traits) ?? standard }

  /// Passes a trait of a collection to a closure that reads or sets it.
  ///
  /// This is a closure rather than a key path, whose first use costs every run of the tool more
  /// than reading its options.
  private typealias Access<Value> =
    @Sendable (inout TraitCollection, (inout Value) -> Void) -> Void

  private static func sizeClass(
    _ name: String, _ shortName: String, _ access: @escaping Access<SizeClass>
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: ["compact", "regular"], standard: nil,
      isOrdered: false,
      set: { value, traits in access(&traits) { $0 = value == "compact" ? .compact : .regular } },
      value: {
        switch read(access, in: $0, else: .unspecified) {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
      })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ shortName: String, standard: Value? = nil, isOrdered: Bool = false,
    _ access: @escaping Access<Value?>
  ) -> NamedTrait {
    NamedTrait(
      name: name, shortName: shortName, values: Value.allCases.map(\.rawValue),
      standard: standard?.rawValue, isOrdered: isOrdered,
      set: { value, traits in access(&traits) { $0 = Value(rawValue: value) } },
      value: { read(access, in: $0, else: nil)?.rawValue })
  }

  private static func read<Value>(
    _ access: Access<Value>, in traits: TraitCollection, else none: Value
  ) -> Value {
    var traits = traits
    var value = none
    access(&traits) { value = $0 }
    return value
  }
}

extension NamedTrait: Hashable {
  package static func == (one: NamedTrait, other: NamedTrait) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
