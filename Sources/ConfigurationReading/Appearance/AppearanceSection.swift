package import YAMLReading

/// `appearance:`: what appearance proxies set.
package struct AppearanceSection: ConfigurationSection {
  package static let key = "appearance"

  /// The statements, those of outer files first.
  package private(set) var rules: [AppearanceRule] = []

  package init() {}

  package mutating func read(_ value: YAMLValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'appearance'") {
      if let rule = AppearanceRule(element, &reader) { rules.append(rule) }
    }
  }
}
