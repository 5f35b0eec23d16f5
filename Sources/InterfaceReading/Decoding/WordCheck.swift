import InterfaceModel
import InterfaceSource
import InterfaceXML

extension DocumentDecoder {
  /// Reports a value that the model does not represent, if its meaning matters.
  ///
  /// The values of most enumerated attributes are not limited to the known ones: newer versions of
  /// Interface Builder add to them.
  mutating func checkValue(_ index: Int32, _ name: AttributeName, on element: ElementName) {
    let expected: [String]
    let assumed: String
    switch (element, name) {
    case (.fontDescription, .type):
      expected = ["boldSystem", "italicSystem", "system"]
      assumed = "system is assumed"
    case (.fontDescription, .weight):
      expected = FontDescription.Weight.allCases.map(\.rawValue)
      assumed = "regular is assumed"
    case (.color, .colorSpace):
      expected = name.values
      assumed = "the components are used as they are"
    case (.segue, .kind):
      expected = name.values.filter { $0 != "outlet" && $0 != "action" }
      assumed = "the destination is treated as neither embedded nor presented"
    default: return
    }
    let value = value(at: index)
    guard !expected.contains(value) else { return }
    report(
      .unknownValue(
        value, of: name, expected: expected, assumed: assumed, at: xml.attributes[Int(index)].value)
    )
  }

  /// Reports a text that is declared as base64 of UTF-8 but is not.
  mutating func checkBase64(_ node: Int32) {
    switch name(node) {
    case .string, .mutableString: break
    default: return
    }
    guard value(node, .base64UTF8) == "YES" else { return }
    if let bytes = Base64.decode(text(node) ?? ""),
      String(validating: bytes, as: UTF8.self) != nil
    {
      return
    }
    report(.badBase64(at: range(node)))
  }
}

extension Diagnostic {
  fileprivate static func unknownValue(
    _ value: String, of name: AttributeName, expected: [String], assumed: String,
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = expected.first { NearMiss.isNear($0, value) }
    return Diagnostic(
      .unknownValue, at: range,
      message: "'\(value)' is not a known value of '\(name.spelling)'",
      notes: [Note("expected one of \(expected.joined(separator: ", ")); \(assumed)")]
    ).suggesting(nearest.map { Suggestion($0, edits: [.attributeValue(at: range, $0)]) })
  }

  fileprivate static func badBase64(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badBase64, at: range,
      message: "the text is not base64-encoded UTF-8",
      notes: [Note("encode it again, or write it as plain text and remove base64-UTF8")])
  }
}
