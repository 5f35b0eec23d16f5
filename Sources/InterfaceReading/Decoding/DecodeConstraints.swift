import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentDecoder {
  mutating func decodeConstraint(_ node: Int32, into view: inout View) {
    guard name(node) == .constraint else {
      view.extras.append(element(node))
      return
    }
    if let constraint = constraint(node) {
      view.constraints.append(constraint)
    } else {
      view.extras.append(element(node))
    }
  }

  private mutating func constraint(_ node: Int32) -> LayoutConstraint? {
    let attributes = attributes(node)
    guard let first = layoutAttribute(.firstAttribute, attributes, range(node)) else {
      if attributes[.firstAttribute] == nil { report(.missingAttribute(at: range(node))) }
      return nil
    }
    var second: LayoutAttribute?
    if attributes[.secondAttribute] != nil {
      guard let parsed = layoutAttribute(.secondAttribute, attributes, range(node)) else {
        return nil
      }
      second = parsed
    }
    var relation = LayoutConstraint.Relation.equal
    if let attribute = attributes.attribute(.relation) {
      if let parsed = LayoutConstraint.Relation(rawValue: attribute.value) {
        relation = parsed
      } else {
        report(.badRelation(attribute))
      }
    }
    var multiplier = 1.0
    if let attribute = attributes.attribute(.multiplier) {
      if let parsed = Multiplier.parse(attribute.value) {
        multiplier = parsed
      } else {
        report(.badMultiplier(attribute))
      }
    }
    var priority = 1000.0
    if let attribute = attributes.attribute(.priority), let parsed = attributes.number(.priority) {
      if (1...1000).contains(parsed) {
        priority = parsed
      } else {
        report(.badPriority(attribute))
      }
    }
    var constraint = LayoutConstraint(
      attributes, firstAttribute: first, relation: relation, secondAttribute: second,
      multiplier: multiplier, priority: priority, range: range(node))
    for child in children(of: node) {
      if name(child) == .variation, !isRejected(child) {
        decodeVariation(child, &constraint.variations, &constraint.extras)
      } else {
        constraint.extras.append(element(child))
      }
    }
    return constraint
  }

  private mutating func layoutAttribute(
    _ name: AttributeName, _ attributes: Attributes, _ range: SourceRange
  ) -> LayoutAttribute? {
    guard let attribute = attributes.attribute(name) else { return nil }
    if let parsed = LayoutAttribute(rawValue: attribute.value) { return parsed }
    if attribute.value == "lastBaseline" { return .lastBaseline }
    report(.badLayoutAttribute(attribute))
    return nil
  }

  /// Decodes a variation, or stores it as an element if its key cannot be parsed.
  mutating func decodeVariation(
    _ node: Int32, _ variations: inout [Variation], _ extras: inout [Element]
  ) {
    if let variation = variation(node) {
      variations.append(variation)
    } else {
      extras.append(element(node))
    }
  }

  private mutating func variation(_ node: Int32) -> Variation? {
    let attribute = attributes(node).attribute(.key)
    let spelling = attribute?.value ?? ""
    guard let key = VariationKey(spelling: spelling) else {
      report(.badVariationKey(spelling, at: attribute?.range ?? range(node)))
      return nil
    }
    var variation = Variation(
      key: key, range: range(node), keyRange: attribute?.range,
      attributes: attributes(node, without: .key), properties: Properties(), masks: [])
    for child in children(of: node) {
      if name(child) == .variation {
        report(.nestedVariation(at: range(child)))
        variation.extras.append(element(child))
      } else if name(child) == .mask, let mask = mask(child, &variation.extras) {
        variation.masks.append(mask)
      } else if name(child) != .mask, let property = property(child),
        variation.properties.add(property)
      {
        continue
      } else {
        variation.extras.append(element(child))
      }
    }
    return variation
  }

  private mutating func mask(_ node: Int32, _ extras: inout [Element]) -> VariationMask? {
    let kind: VariationMask.Kind
    switch value(node, .key) {
    case "subviews": kind = .subviews
    case "constraints": kind = .constraints
    default:
      let attribute = attributes(node).attribute(.key)
      report(.badMask(attribute?.value ?? "", at: attribute?.range ?? range(node)))
      return nil
    }
    var entries: [VariationMask.Entry] = []
    for child in children(of: node) {
      let name = name(child)
      guard name == .include || name == .exclude,
        let reference = attributes(child).attribute(.reference)
      else {
        extras.append(element(child))
        continue
      }
      entries.append(
        VariationMask.Entry(
          isInstalled: name == .include, reference: ObjectID(reference.value),
          range: reference.range))
    }
    return VariationMask(kind: kind, entries: entries)
  }
}

extension Diagnostic {
  fileprivate static func missingAttribute(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constraintWithoutAttribute, at: range,
      message: "the constraint has no first attribute",
      notes: [Note("add firstAttribute, for example firstAttribute=\"leading\"")])
  }

  fileprivate static func badLayoutAttribute(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badLayoutAttribute, at: attribute.range,
      message: "'\(attribute.value)' is not a layout attribute",
      notes: [
        Note("expected one of \(LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", "))")
      ])
  }

  fileprivate static func badRelation(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badRelation, at: attribute.range,
      message: "'\(attribute.value)' is not a relation",
      notes: [Note("expected equal, lessThanOrEqual or greaterThanOrEqual; equal is assumed")])
  }

  fileprivate static func badMultiplier(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badMultiplier, at: attribute.range,
      message: "'\(attribute.value)' is not a multiplier",
      notes: [Note("expected a number, a:b or a/b with b not 0; 1 is assumed")])
  }

  fileprivate static func badPriority(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badPriority, at: attribute.range,
      message: "the priority \(attribute.value) is not between 1 and 1000",
      notes: [Note("1000, required, is assumed")])
  }

  fileprivate static func badVariationKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badVariationKey, at: range,
      message: "'\(key)' is not a variation key",
      notes: [
        Note(
          "expected 'default' or trait=value parts joined by '-', each trait once, such as "
            + "'heightClass=regular-widthClass=compact'; the variation is ignored")
      ])
  }

  fileprivate static func nestedVariation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedVariation, at: range,
      message: "a variation is inside another variation",
      notes: [
        Note("combine their keys in one variation next to the outer one; the inner one is ignored")
      ])
  }

  fileprivate static func badMask(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badMask, at: range,
      message: "the key of a mask is 'subviews' or 'constraints', not '\(key)'",
      notes: [Note("the mask is ignored")])
  }
}
