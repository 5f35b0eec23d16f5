import InterfaceModel
import InterfaceSource

extension DocumentChecks {
  /// Checks that a mask refers to direct members of its owner.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - members: The start tags of the owner's members, by id.
  /// - Returns: The valid entries.
  mutating func check(
    _ mask: VariationMask, members: [ObjectID: SourceRange]
  ) -> [VariationMask.Entry] {
    var states: [ObjectID: VariationMask.Entry] = [:]
    return mask.entries.filter { entry in
      let target = objects[entry.reference]
      guard let target, target.range == members[entry.reference] else {
        if let target {
          report(.notAMember(entry, of: mask.kind, target: target.range))
        } else {
          report(
            .danglingMember(
              entry, suggestion: suggestion(for: entry.reference.text) { $0.fits(mask.kind) }))
        }
        return false
      }
      if let first = states[entry.reference], first.isInstalled != entry.isInstalled {
        report(.contradiction(entry, first: first.range))
      } else {
        states[entry.reference] = entry
      }
      return true
    }
  }
}

extension ObjectKind {
  fileprivate func fits(_ kind: VariationMask.Kind) -> Bool {
    switch (kind, self) {
    case (.subviews, .view), (.constraints, .constraint): true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func notAMember(
    _ entry: VariationMask.Entry, of kind: VariationMask.Kind, target: SourceRange
  ) -> Diagnostic {
    let members = kind == .subviews ? "direct subview" : "constraint"
    return Diagnostic(
      .maskOutsideOwner, at: entry.range,
      message: "the mask refers to '\(entry.reference)', which is not a \(members) of its owner",
      notes: [
        Note("the object is here; the entry is ignored", range: target),
        Note("move the entry to the superview or owner of the object, or remove it"),
      ])
  }

  fileprivate static func danglingMember(
    _ entry: VariationMask.Entry, suggestion: (id: String, range: SourceRange)?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .danglingMaskReference, at: entry.range,
      message: "the mask refers to '\(entry.reference)', but no object has that id",
      notes: [Note("remove the entry; it is ignored")])
    if let suggestion {
      diagnostic.notes.append(
        Note("did you mean '\(suggestion.id)'?", range: suggestion.range))
      diagnostic.fixIts = [
        FixIt(
          "refer to '\(suggestion.id)'",
          edits: [.attributeValue(at: entry.range, suggestion.id)])
      ]
    }
    return diagnostic
  }

  fileprivate static func contradiction(
    _ entry: VariationMask.Entry, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .contradictoryMask, at: entry.range,
      message: "the mask both includes and excludes '\(entry.reference)'",
      notes: [Note("the opposite entry is here; the later one applies", range: first)])
  }
}
