import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentChecks {
  /// Checks a constraint of the view with the given index, and returns whether it is meaningful.
  mutating func check(_ constraint: LayoutConstraint, owner: Int) -> Bool {
    // Without Auto Layout, frames and autoresizing masks determine the positions of views.
    var isSound = document.usesAutoLayout
    if !document.usesAutoLayout {
      report(
        .constraintsWithoutAutoLayout(constraint, document: document.range),
        once: .constraintsWithoutAutoLayout)
    }
    var isOfUnknownGuide = false
    var views: [SourceRange] = []
    for name in [AttributeName.firstItem, .secondItem] {
      guard let item = constraint.attributes.attribute(name) else { continue }
      let lookup = checkReference(item) { kind in
        switch kind {
        case .view, .layoutGuide, .unknownLayoutGuide: true
        default: false
        }
      }
      switch lookup {
      case .dangling: isSound = false
      case .wrongKind:
        report(.wrongKind(item, expected: "a view or a layout guide"))
        isSound = false
      case .found(let entry):
        if case .view = entry.kind { views.append(entry.range) }
        if entry.kind == .unknownLayoutGuide { isOfUnknownGuide = true }
        guard !objects.contains(owner, entry) else { break }
        report(.outsideOwner(item))
        isSound = false
      }
    }
    // The guide is reported at its own location.
    if isOfUnknownGuide {
      isSound = false
      for view in views { graph.recordUnknownGuide(viewAt: view) }
    }
    return checkAttributes(of: constraint) && isSound
  }

  private mutating func checkAttributes(of constraint: LayoutConstraint) -> Bool {
    let second = constraint.attributes.attribute(.secondAttribute)
    guard let item = constraint.attributes.attribute(.secondItem) else {
      if let second {
        report(
          .missingSecondItem(at: second.range, "'secondAttribute' is set without 'secondItem'"))
        return false
      }
      guard constraint.firstAttribute.kind != .dimension else { return true }
      let range = constraint.attributes.attribute(.firstAttribute)?.range ?? constraint.range
      let name = constraint.firstAttribute.rawValue
      report(.missingSecondItem(at: range, "'\(name)' cannot be constrained to a constant"))
      return false
    }
    guard let second, let attribute = constraint.secondAttribute else {
      report(.missingSecondAttribute(item))
      return false
    }
    let first = constraint.firstAttribute
    guard first.kind == attribute.kind else {
      report(.incompatible(first, attribute, at: second.range))
      return false
    }
    if let one = first.readingDirection, let other = attribute.readingDirection, one != other {
      report(.mixedDirections(first, attribute, at: second.range))
      return false
    }
    if constraint.multiplier == 0, let multiplier = constraint.attributes.attribute(.multiplier) {
      report(.zeroMultiplier(multiplier))
    }
    return true
  }
}

extension LayoutAttribute {
  /// Whether the side depends on the layout direction, or `nil` if there is no side.
  fileprivate var readingDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}

extension LayoutAttribute.Kind {
  fileprivate var displayName: String {
    switch self {
    case .horizontalPosition: "a horizontal position"
    case .verticalPosition: "a vertical position"
    case .dimension: "a size"
    }
  }
}

extension Diagnostic {
  fileprivate static func constraintsWithoutAutoLayout(
    _ constraint: LayoutConstraint, document: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .constraintsWithoutAutoLayout, at: constraint.range,
      message: "the document has constraints but does not use Auto Layout",
      notes: [Note("add useAutolayout=\"YES\" here, or remove the constraints", range: document)])
  }

  fileprivate static func outsideOwner(_ item: Attribute) -> Diagnostic {
    Diagnostic(
      .constraintOutsideOwner, at: item.range,
      message: "'\(item.value)' is neither the view that owns the constraint nor inside it",
      notes: [Note("move the constraint to a view that contains both of its items")])
  }

  fileprivate static func missingSecondItem(
    at range: SourceRange, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      .constraintWithoutSecondItem, at: range,
      message: message,
      notes: [
        Note(
          "add secondItem and secondAttribute; only constraints of a width or height can omit them")
      ])
  }

  fileprivate static func missingSecondAttribute(_ item: Attribute) -> Diagnostic {
    Diagnostic(
      .constraintWithoutSecondAttribute, at: item.range,
      message: "'secondItem' is set without 'secondAttribute'",
      notes: [Note("add secondAttribute, or remove secondItem")])
  }

  fileprivate static func incompatible(
    _ first: LayoutAttribute, _ second: LayoutAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .incompatibleAttributes, at: range,
      message:
        "'\(first.rawValue)' is \(first.kind.displayName), '\(second.rawValue)' is \(second.kind.displayName)",
      notes: [Note("both attributes of a constraint must be of the same type")])
  }

  fileprivate static func mixedDirections(
    _ first: LayoutAttribute, _ second: LayoutAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mixedDirections, at: range,
      message: "'\(first.rawValue)' and '\(second.rawValue)' cannot be compared",
      notes: [Note("use leading and trailing for both, or left and right for both")])
  }

  fileprivate static func zeroMultiplier(_ multiplier: Attribute) -> Diagnostic {
    Diagnostic(
      .zeroMultiplier, at: multiplier.range,
      message: "a multiplier of 0 removes the second item from the constraint",
      notes: [Note("use another multiplier, or remove secondItem and secondAttribute")])
  }
}
