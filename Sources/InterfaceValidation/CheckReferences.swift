import InterfaceModel
import InterfaceSource

extension DocumentChecks {
  /// What came of looking a reference up.
  enum Lookup {
    case found, wrongKind, dangling
  }

  /// Checks the attributes that name other objects.
  ///
  /// The items of constraints and the destinations of links have checks of their own.
  mutating func checkReferences(in attributes: Attributes) {
    for attribute in attributes.known where attribute.name.kind == .reference {
      switch attribute.name {
      case .destination, .firstItem, .secondItem: break
      case .textLabel, .detailTextLabel, .imageView, .popoverAnchorView:
        check(attribute, expected: "a view") { if case .view = $0 { true } else { false } }
      case .tableViewCell:
        check(attribute, expected: "a table view cell") { $0 == .view(.tableViewCell) }
      case .popoverAnchorBarButtonItem:
        check(attribute, expected: "a bar button item") { $0 == .barItem }
      case .initialViewController:
        check(attribute, expected: "a view controller") {
          if case .controller = $0 { true } else { false }
        }
      default: _ = checkReference(attribute) { _ in true }
      }
    }
  }

  /// Checks where an outlet, an action or a segue leads.
  mutating func checkDestination(of connection: Connection) {
    guard let destination = connection.attributes.attribute(.destination) else {
      if connection.segue != nil, connection.attributes[.inheritsFrom] == nil {
        report(.segueWithoutDestination(connection))
      }
      return
    }
    guard let segue = connection.segue else {
      _ = checkReference(destination) { _ in true }
      return
    }
    let isUnwind = segue.kind == .unwind
    let lookup = checkReference(destination) { kind in
      switch kind {
      case .exit: isUnwind
      case .controller: !isUnwind
      default: false
      }
    }
    switch lookup {
    case .dangling: break
    case .wrongKind:
      report(.wrongKind(destination, expected: isUnwind ? "an exit" : "a view controller"))
    case .found:
      guard isUnwind, let exit = objects.index[ObjectID(destination.value)],
        exit.scene != scene
      else { return }
      report(.unwindElsewhere(destination, exit: exit.range))
    }
  }

  private mutating func check(
    _ attribute: Attribute, expected: String, accepts: (DocumentIndex.Kind) -> Bool
  ) {
    guard checkReference(attribute, accepts: accepts) == .wrongKind else { return }
    report(.wrongKind(attribute, expected: expected))
  }

  /// Looks a reference up; reports it when it leads nowhere.
  mutating func checkReference(
    _ attribute: Attribute, accepts: (DocumentIndex.Kind) -> Bool
  ) -> Lookup {
    guard let entry = objects.index[ObjectID(attribute.value)] else {
      report(.danglingReference(attribute, suggestion: suggestion(for: attribute.value, accepts)))
      return .dangling
    }
    return accepts(entry.kind) ? .found : .wrongKind
  }

  /// The first object of a fitting kind whose id differs by one character.
  mutating func suggestion(
    for id: String, _ accepts: (DocumentIndex.Kind) -> Bool
  ) -> (id: String, range: SourceRange)? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    for candidate in objects.order where NearMiss.isNear(id, candidate.text) {
      guard let entry = objects.index[candidate], accepts(entry.kind),
        let range = objects.idRanges[candidate]
      else { continue }
      return (candidate.text, range)
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func danglingReference(
    _ attribute: Attribute, suggestion: (id: String, range: SourceRange)?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .danglingReference, at: attribute.range,
      message:
        "'\(attribute.name.spelling)' names '\(attribute.value)', which no object here has as its id"
    )
    if let suggestion {
      diagnostic.notes = [Note("did you mean '\(suggestion.id)'?", range: suggestion.range)]
      diagnostic.fixIts = [
        FixIt(
          "name '\(suggestion.id)'",
          edits: [.attributeValue(at: attribute.range, suggestion.id)])
      ]
    } else {
      diagnostic.notes = [Note("name an object of this document, or remove the reference")]
    }
    return diagnostic
  }

  static func wrongKind(_ attribute: Attribute, expected: String) -> Diagnostic {
    Diagnostic(
      .wrongReference, at: attribute.range,
      message: "'\(attribute.name.spelling)' names '\(attribute.value)', which is not \(expected)",
      notes: [Note("name \(expected) of this document; the reference is ignored")])
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
          "the exit is here; the unwind action alone decides which scene is gone back to",
          range: exit),
        Note("name the exit of the segue's own scene"),
      ])
  }
}
