import InterfaceModel

extension MergeVersion {
  /// Whether an attribute refers to an object by its id.
  package static func isReference(_ attribute: String) -> Bool {
    attribute == "target" || AttributeName(spelling: attribute)?.kind == .reference
  }

  /// Whether something in this version refers to an object.
  func isReferred(to key: String) -> Bool {
    let id = String(key.dropFirst())
    return table.entries.contains { entry in
      entry.attributes.contains { $0.value == id && Self.isReference($0.key) }
    }
  }
}
