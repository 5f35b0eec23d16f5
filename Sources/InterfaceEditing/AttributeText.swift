import InterfaceMerging
import InterfaceModel

/// The values of attributes as people write them.
enum AttributeText {
  /// Returns a value as Interface Builder writes it.
  ///
  /// - Parameters:
  ///   - text: The value: `0.1`, `yes` or `scaleAspectFit`.
  ///   - name: The attribute.
  ///   - element: The element that has it.
  /// - Returns: The value: `0.10000000000000001`, `YES` or `scaleAspectFit`.
  /// - Throws: `badValue` if the vocabulary of iOS documents excludes the value.
  static func written(
    _ text: String, of name: String, on element: String
  ) throws(EditFault) -> String {
    guard let attribute = AttributeName(spelling: name) else { return text }
    let kind = ElementName(spelling: element).map { attribute.kind(on: $0) } ?? attribute.kind
    func bad(_ reason: String) -> EditFault { .badValue(text, property: name, reason: reason) }
    switch kind {
    case .bool:
      guard let value = truth[text] else { throw bad("it is YES or NO") }
      return value
    case .integer:
      guard let number = DecimalNumber.parse(text), let whole = Int(exactly: number) else {
        throw bad("it is a whole number")
      }
      return "\(whole)"
    case .real: return try number(text, bad("it is a number"))
    case .extent:
      return text == "infinite" ? text : try number(text, bad("it is a number or 'infinite'"))
    case .priority, .contentPriority:
      let least = kind == .priority ? 1.0 : 0
      guard let number = DecimalNumber.parse(text), (least...1000).contains(number) else {
        throw bad("it is a priority from \(Int(least)) to 1000")
      }
      return number == 0 ? "0" : DocumentNumber.text(number)
    case .multiplier:
      let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
      guard parts.count == 2, parts.allSatisfy({ DecimalNumber.parse($0) != nil }) else {
        return try number(text, bad("it is a number or a ratio such as '16:9'"))
      }
      return parts.joined(separator: ":")
    case .enumeration:
      guard attribute.values.isEmpty || attribute.values.contains(text) else {
        throw bad("its values are \(attribute.values.joined(separator: ", "))")
      }
      return text
    case .key: throw bad("it is the place of the element")
    case .identifier, .reference, .string: return text
    }
  }

  private static func number(_ text: String, _ fault: EditFault) throws(EditFault) -> String {
    guard let number = DecimalNumber.parse(text) else { throw fault }
    return DocumentNumber.text(number)
  }

  private static let truth = [
    "NO": "NO", "YES": "YES", "false": "NO", "no": "NO", "true": "YES", "yes": "YES",
  ]
}
