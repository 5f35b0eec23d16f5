import InterfaceSource
package import StructuredData

/// `designs:`: groups of named conditions, with the changes of the interface that apply where they
/// hold.
package struct DesignsSection: ConfigurationSection {
  package static let key = "designs"

  /// The groups.
  ///
  /// A group in a nearer file replaces one of the same name.
  package private(set) var groups: [DesignGroup] = []

  /// The maximum number of designs in a configuration: conditions of later ones may contain earlier
  /// ones.
  private static let designLimit = 256

  package init() {}

  /// The designs of all groups.
  package var all: [Design] { groups.flatMap(\.designs) }

  package mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard let members = reader.mapping(value, expected: "'designs' to be a mapping of groups")
    else { return }
    for member in members {
      guard
        let designs = reader.mapping(
          member.value, expected: "'\(member.name)' to be a mapping of designs")
      else { continue }
      guard all.count + designs.count <= Self.designLimit else {
        return reader.report(
          .configurationInvalidValue, at: member.nameRange,
          "a configuration has at most \(Self.designLimit) designs; this group and later ones are ignored"
        )
      }
      let group = DesignGroup(
        name: reader.key(of: member),
        designs: designs.compactMap { Design($0, &reader) })
      groups.removeAll { $0.name.text == member.name }
      for name in group.designs.map(\.name) { check(name, &reader) }
      reportRests(group, &reader)
      groups.append(group)
    }
    reader.designNames = all.map(\.name.text)
  }

  package mutating func finish(
    _ sections: ConfigurationSections, _ reader: inout ConfigurationReader
  ) {
    DesignChecks.check(groups, &reader)
  }

  /// Reports a name that already has another meaning.
  private func check(
    _ name: ConfigurationTarget.Name, _ reader: inout ConfigurationReader
  ) {
    if let first = all.first(where: { $0.name.text == name.text }) {
      reader.report(
        .configurationInvalidValue, at: name.location.range,
        "another group already has a design '\(name.text)'",
        notes: first.name.location.file == name.location.file
          ? [Diagnostic.Note("it is here", range: first.name.location.range)] : [])
    } else if !ConditionParser.isDesignName(name.text) {
      reader.report(
        .configurationInvalidValue, at: name.location.range,
        "'\(name.text)' cannot name a design: use letters, digits, '-' and '_', and no word with another meaning in conditions"
      )
    }
  }

  private func reportRests(_ group: DesignGroup, _ reader: inout ConfigurationReader) {
    for design in group.designs.filter(\.isOtherwise).dropFirst() {
      reader.report(
        .configurationInvalidValue, at: design.conditionLocation.range,
        "only one design of '\(group.name.text)' can have the condition 'otherwise'")
    }
  }
}
