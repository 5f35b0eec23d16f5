package import StructuredData

/// `appearance:`: the values that appearance proxies set.
package typealias AppearanceSection = DeclarationSection<AppearanceRule>

/// The values that an appearance proxy sets on the views of a class.
package struct AppearanceRule: ConfigurationDeclaration {
  package static let key = "appearance"

  /// The class, and the classes that must contain the views.
  package var target: ConfigurationTarget
  /// The condition under which the proxy applies.
  package var condition: Condition
  /// The values, which apply where the document declares none.
  package var changes: [ViewOverride]
  /// The location of the declaration.
  package var location: ConfigurationRange

  /// Reads a declaration, or returns `nil` if it names no class or its condition is invalid.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(
      of: value, "an entry of 'appearance'", keys: ["class", "in", "when", "attributes"])
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    changes = []
    location = reader.location(members[0].nameRange)
    for member in members {
      if member.name == "attributes" { changes = reader.attributes(member.value) }
      guard member.name == "when" else { continue }
      guard let condition = reader.condition(member.value, designs: reader.designNames) else {
        return nil
      }
      self.condition = condition
    }
  }
}
