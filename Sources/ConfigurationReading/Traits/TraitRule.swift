package import InterfaceTraits
package import StructuredData

/// `traits:`: overrides of traits for view controllers.
package typealias TraitsSection = StatementSection<TraitRule>

/// Traits that code overrides for a view controller and all inside it.
package struct TraitRule: ConfigurationStatement {
  package static let key = "traits"

  /// Which controllers.
  package var target: ConfigurationTarget
  /// When, asked of the window.
  package var condition: Condition
  /// The traits; what is unspecified stays what it is.
  package var traits: TraitCollection
  /// Where the statement stands.
  package var place: ConfigurationPlace

  /// Reads a statement; nil when it does not say what it is about, or its condition is faulty.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(
      of: value, "a statement about traits", keys: ["id", "class", "when", "override"])
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    traits = TraitCollection()
    place = reader.place(members[0].nameRange)
    guard let override = members.first(where: { $0.name == "override" }) else {
      reader.report(
        .configurationInvalidValue, at: members[0].nameRange,
        "the statement overrides nothing: 'override' is missing")
      return nil
    }
    traits = reader.traits(override.value, "'override'")
    guard let when = members.first(where: { $0.name == "when" }) else { return }
    guard let condition = reader.condition(when.value, designs: reader.designNames) else {
      return nil
    }
    self.condition = condition
  }
}
