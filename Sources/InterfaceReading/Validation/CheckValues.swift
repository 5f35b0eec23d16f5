import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentChecks {
  /// Checks values that the vocabulary's types cannot express, and returns the attributes without
  /// those that are replaced by their default.
  mutating func checkValues(in attributes: Attributes, of kind: ViewKind) -> Attributes {
    var sound = attributes
    for attribute in attributes.known {
      if attribute.name.kind == .contentPriority {
        guard let number = DecimalNumber.parse(attribute.value), !(0...1000).contains(number)
        else { continue }
        report(.badContentPriority(attribute))
        sound.known.removeAll { $0 == attribute }
      } else if kind == .stackView, let values = Self.stackValues(attribute.name),
        !values.contains(attribute.value)
      {
        report(.unknownStackValue(attribute, expected: values))
      }
    }
    return sound
  }

  /// Returns the valid values of a stack view's attribute, starting with the default.
  private static func stackValues(_ name: AttributeName) -> [String]? {
    switch name {
    case .axis: ["horizontal", "vertical"]
    case .alignment:
      [
        "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
      ]
    case .distribution:
      ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func badContentPriority(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .badContentPriority, at: attribute.range,
      message: "the priority \(attribute.value) is not between 0 and 1000",
      notes: [
        Note("the usual priority is 250 for content hugging and 750 for compression resistance")
      ])
  }

  fileprivate static func unknownStackValue(
    _ attribute: Attribute, expected: [String]
  ) -> Diagnostic {
    let nearest = expected.first { NearMiss.isNear($0, attribute.value) }
    return Diagnostic(
      .unknownStackValue, at: attribute.range,
      message:
        "'\(attribute.value)' is not a known \(attribute.name.spelling) of a stack view",
      notes: [
        Note("expected one of \(expected.joined(separator: ", ")); \(expected[0]) is assumed")
      ],
      fixIts: nearest.map {
        [FixIt("write '\($0)'", edits: [.attributeValue(at: attribute.range, $0)])]
      } ?? [])
  }
}
