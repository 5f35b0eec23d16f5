package import StructuredData

/// `appearance:`: what appearance proxies set.
package typealias AppearanceSection = StatementSection<AppearanceRule>

/// What an appearance proxy sets on the views of a class.
package struct AppearanceRule: ConfigurationStatement {
  package static let key = "appearance"

  /// Which class, inside which others.
  package var target: ConfigurationTarget
  /// When.
  package var condition: Condition
  /// What is set where the document says nothing of it.
  package var changes: [StatedChange]
  /// Where the statement stands.
  package var place: ConfigurationPlace

  /// Reads a statement; nil when it names no class, or its condition is faulty.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(
      of: value, "a statement about an appearance", keys: ["class", "in", "when", "attributes"])
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    changes = []
    place = reader.place(members[0].nameRange)
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
