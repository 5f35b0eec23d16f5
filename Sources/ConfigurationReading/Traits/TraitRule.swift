package import InterfaceTraits
package import StructuredData

/// `traits:`: overrides of traits for view controllers.
package typealias TraitsSection = DeclarationSection<TraitRule>

/// Traits that code overrides for a view controller and everything inside it.
package struct TraitRule: ConfigurationDeclaration {
  package static let key = "traits"

  /// The controllers.
  package var target: ConfigurationTarget
  /// The condition, evaluated for the window.
  package var condition: Condition
  /// The traits.
  ///
  /// Unspecified ones are unchanged.
  package var traits: TraitCollection
  /// The location of the declaration.
  package var location: ConfigurationRange

  /// Reads a declaration, or returns `nil` if it has no target or its condition is invalid.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(
      of: value, "an entry of 'traits'", keys: ["id", "class", "when", "override"])
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    traits = TraitCollection()
    location = reader.location(members[0].nameRange)
    guard let override = members.first(where: { $0.name == "override" }) else {
      reader.report(
        .configurationInvalidValue, at: members[0].nameRange,
        "the entry needs 'override'")
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
