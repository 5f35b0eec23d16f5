import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentChecks {
  /// The result of a reference's lookup.
  enum Lookup {
    case found(ObjectIndex.Entry)
    case wrongKind, dangling
  }

  /// Checks the attributes that refer to other objects.
  ///
  /// The items of constraints and the destinations of links are checked separately.
  ///
  /// - Returns: The objects of the valid references.
  @discardableResult
  mutating func checkReferences(
    in attributes: Attributes
  ) -> [(name: AttributeName, target: ObjectIndex.Entry)] {
    var found: [(name: AttributeName, target: ObjectIndex.Entry)] = []
    for attribute in attributes.known where attribute.name.kind == .reference {
      let target: ObjectIndex.Entry? =
        switch attribute.name {
        case .destination, .firstItem, .secondItem: nil
        case .textLabel, .detailTextLabel, .imageView, .popoverAnchorView:
          check(attribute, expected: "a view") { if case .view = $0 { true } else { false } }
        case .tableViewCell:
          check(attribute, expected: "a table view cell") { $0 == .view(.tableViewCell) }
        case .popoverAnchorBarButtonItem:
          check(attribute, expected: "a bar button item") { $0 == .barItem }
        case .initialViewController:
          check(attribute, expected: "a view controller") { $0 == .controller }
        default: check(attribute, expected: "an object") { _ in true }
        }
      if let target { found.append((attribute.name, target)) }
    }
    return found
  }

  /// Checks the destination of an outlet, an action or a segue, and returns whether it exists.
  mutating func checkDestination(of connection: Connection) -> Bool {
    guard let destination = connection.attributes.attribute(.destination) else {
      if connection.segue != nil, connection.attributes[.inheritsFrom] == nil {
        report(.segueWithoutDestination(connection))
        return false
      }
      return true
    }
    guard let segue = connection.segue else {
      return check(destination, expected: "an object") { _ in true } != nil
    }
    let isUnwind = segue.kind == .unwind
    let target = check(destination, expected: isUnwind ? "an exit" : "a view controller") { kind in
      kind == (isUnwind ? .exit : .controller)
    }
    if isUnwind, let target, target.scene != scene {
      report(.unwindElsewhere(destination, exit: target.range))
    }
    return target != nil
  }

  /// Looks up a reference, and reports it if the object does not exist or has an unexpected kind.
  mutating func check(
    _ attribute: Attribute, expected: String, accepts: (ObjectKind) -> Bool
  ) -> ObjectIndex.Entry? {
    switch checkReference(attribute, accepts: accepts) {
    case .found(let entry): return entry
    case .dangling: return nil
    case .wrongKind:
      report(.wrongKind(attribute, expected: expected))
      return nil
    }
  }

  /// Looks up a reference, and reports it if the object does not exist.
  mutating func checkReference(
    _ attribute: Attribute, accepts: (ObjectKind) -> Bool
  ) -> Lookup {
    guard let entry = objects[ObjectID(attribute.value)] else {
      report(.danglingReference(attribute, suggestion: suggestion(for: attribute.value, accepts)))
      return .dangling
    }
    return accepts(entry.kind) ? .found(entry) : .wrongKind
  }

  /// Returns the first object of a suitable kind whose id differs by one character.
  mutating func suggestion(
    for id: String, _ accepts: (ObjectKind) -> Bool
  ) -> (id: String, range: SourceRange)? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return objects.nearest(to: id, accepts)
  }
}

extension Diagnostic {
  fileprivate static func danglingReference(
    _ attribute: Attribute, suggestion: (id: String, range: SourceRange)?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .danglingReference, at: attribute.range,
      message:
        "'\(attribute.name.spelling)' refers to '\(attribute.value)', but no object has that id"
    )
    if let suggestion {
      diagnostic.notes = [Note("did you mean '\(suggestion.id)'?", range: suggestion.range)]
      diagnostic.fixIts = [
        FixIt(
          "refer to '\(suggestion.id)'",
          edits: [.attributeValue(at: attribute.range, suggestion.id)])
      ]
    } else {
      diagnostic.notes = [Note("refer to an object in this document, or remove the reference")]
    }
    return diagnostic
  }

  static func wrongKind(_ attribute: Attribute, expected: String) -> Diagnostic {
    Diagnostic(
      .referenceTypeMismatch, at: attribute.range,
      message:
        "'\(attribute.name.spelling)' refers to '\(attribute.value)', which is not \(expected)",
      notes: [Note("refer to \(expected) in this document; the reference is ignored")])
  }

  fileprivate static func segueWithoutDestination(_ connection: Connection) -> Diagnostic {
    Diagnostic(
      .segueWithoutDestination, at: connection.range,
      message: "<segue> lacks 'destination'",
      notes: [Note("add the id of a view controller, or of an exit for an unwind segue")])
  }

  fileprivate static func unwindElsewhere(
    _ attribute: Attribute, exit: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unwindToOtherScene, at: attribute.range,
      message: "the unwind segue leads to the exit of another scene",
      notes: [
        Note(
          "the exit is here; only the unwind action determines the scene to return to",
          range: exit),
        Note("use the exit of the segue's own scene"),
      ])
  }
}
