package import YAMLReading

/// `views:`: what code does to views.
package struct ViewsSection: ConfigurationSection {
  package static let key = "views"

  /// The statements, those of outer files first.
  package private(set) var rules: [ViewRule] = []

  package init() {}

  package mutating func read(_ value: YAMLValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'views'") {
      if let rule = ViewRule(element, &reader) { rules.append(rule) }
    }
  }
}
