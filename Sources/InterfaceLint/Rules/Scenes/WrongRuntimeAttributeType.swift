import InterfaceModel
import InterfaceReading
package import InterfaceSource

/// A runtime attribute whose value does not have its declared type.
package enum WrongRuntimeAttributeType: DocumentRule {
  package static let kind = DiagnosticKind(
    "wrong-runtime-attribute-type", .error, .scenes,
    summary: "The value of a runtime attribute does not have the type that the attribute declares.",
    rationale:
      "Interface Builder crashes when it compiles the document, and does not report where.",
    remedy:
      "Use a value of the declared type, such as `<real>` or `<integer>` for 'number'."
  ).aliased("udra_type_mismatch")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    let all =
      graph.controllers.flatMap(\.runtimeAttributes) + graph.views.flatMap(\.runtimeAttributes)
    for attribute in all {
      guard let expected = elements[attribute.type], let found = element(of: attribute.value),
        !expected.contains(found)
      else { continue }
      findings.report(
        kind, at: attribute.range,
        "the runtime attribute '\(attribute.keyPath)' has the type \(attribute.type), but its value is <\(found)>"
      )
    }
  }

  /// The elements that a value of each type may be: 3,260 runtime attributes of public documents
  /// have no others.
  private static let elements: [String: [String]] = [
    "string": ["string", "mutableString"], "number": ["real", "integer"],
    "color": ["color"], "size": ["size"], "point": ["point"], "rect": ["rect"],
    "image": ["string", "imageReference"],
  ]

  /// Returns the element that contains a value, or `nil` if the value may have any type or an
  /// unknown one.
  private static func element(of value: PropertyValue) -> String? {
    switch value {
    case .number: "real"
    case .string: "string"
    case .rect: "rect"
    case .size: "size"
    case .point: "point"
    case .color: "color"
    case .image: "imageReference"
    default: nil
    }
  }
}
