package import YAMLReading

/// `traits:`: overrides of traits for view controllers.
package struct TraitsSection: ConfigurationSection {
  package static let key = "traits"

  /// The statements, those of outer files first.
  package private(set) var rules: [TraitRule] = []

  package init() {}

  package mutating func read(_ value: YAMLValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'traits'") {
      if let rule = TraitRule(element, &reader) { rules.append(rule) }
    }
  }
}
