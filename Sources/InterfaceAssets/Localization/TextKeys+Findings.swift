import InterfaceModel
package import InterfaceSource

extension TextKeys {
  /// Returns findings about the entries of a table that do not apply to the document.
  ///
  /// - Parameter table: The texts of the document in a language.
  /// - Returns: A note for each unknown property, and one for all texts that are missing from the
  ///   document.
  package func findings(in table: StringsTable) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var surplus: [StringsTable.Entry] = []
    for entry in table.entries where !keys.contains(entry.key) {
      let parts = entry.key.split(separator: ".", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let own = properties[parts[0]] else {
        surplus.append(entry)
        continue
      }
      guard !own.contains(parts[1]) else {
        surplus.append(entry)
        continue
      }
      if !Self.isKnown(parts[1]) {
        findings.append(.unknownProperty(parts[1], of: entry, own: own))
      }
    }
    if let first = surplus.first {
      findings.append(.unknownObjects(surplus.count, of: table.entries.count, first: first))
    }
    return findings
  }

  /// Returns the number of a table's keys that match a text of the document.
  package func matches(in table: StringsTable) -> Int {
    table.entries.count { keys.contains($0.key) }
  }

  /// Returns whether a property is known for any class, shown or not.
  private static func isKnown(_ property: String) -> Bool {
    hiddenProperties.contains(property)
      || property.hasPrefix("ibExternalUserDefinedRuntimeAttributesLocalizableStrings[")
  }

  /// Properties whose texts are not visible in a layout.
  private static let hiddenProperties: Set = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
    "backButtonTitle", "badgeValue", "discoverabilityTitle",
  ]
}

extension Diagnostic {
  fileprivate static func unknownProperty(
    _ property: String, of entry: StringsTable.Entry, own: [String]
  ) -> Diagnostic {
    let nearest = own.first { NearMiss.isNear($0, property) }
    return Diagnostic(
      .stringsUnknownProperty, at: entry.keyRange,
      message: "the object has no text '\(property)'",
      notes: [
        Note(nearest.map { "did you mean '\($0)'?" } ?? "it has \(own.joined(separator: ", "))")
      ])
  }

  fileprivate static func unknownObjects(
    _ count: Int, of all: Int, first: StringsTable.Entry
  ) -> Diagnostic {
    Diagnostic(
      .stringsUnknownObject, at: first.keyRange,
      message: count == 1
        ? "the document has no text '\(first.key)'"
        : "the document has no texts for \(count) of \(all) keys, such as '\(first.key)'")
  }
}
