package import StructuredData

/// The check of values.
extension ValueSchema {
  /// Checks a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - place: The name of the value for the message.
  /// - Returns: Why the value does not fit, or `nil` if it fits.
  package func violation(of value: StructuredValue, at place: String) -> String? {
    switch kind {
    case .text:
      guard let text = value.string else { return expects("a text", at: place, value) }
      // The system's paths end at this character.
      return text.utf8.contains(0) ? "'\(place)' contains U+0000" : nil
    case .choice(let texts):
      return value.string.map(texts.contains) ?? false
        ? nil : "'\(place)' is none of \(texts.joined(separator: ", "))"
    case .flag: return value.bool == nil ? expects("true or false", at: place, value) : nil
    case .null: return value.isNull ? nil : expects("null", at: place, value)
    case .integer(let range):
      guard let number = value.number, let integer = Int(exactly: number), range.contains(integer)
      else { return "'\(place)' is no integer from \(range.lowerBound) to \(range.upperBound)" }
      return nil
    case .number(let range):
      guard let number = value.number, range.contains(number) else {
        return "'\(place)' is no number from \(range.lowerBound) to \(range.upperBound)"
      }
      return nil
    case .list(let element, let count): return violation(of: value, element, count, at: place)
    case .object(let members, let isOpen):
      return violation(of: value, members, isOpen: isOpen, at: place)
    case .either(let schemas):
      let violations = schemas.map { $0.violation(of: value, at: place) }
      return violations.contains(nil) ? nil : violations.last ?? nil
    }
  }

  private func expects(_ kind: String, at place: String, _ value: StructuredValue) -> String {
    "'\(place)' is \(value.kindName(in: .json)) instead of \(kind)"
  }

  private func violation(
    of value: StructuredValue, _ element: ValueSchema, _ count: ClosedRange<Int>, at place: String
  ) -> String? {
    guard let elements = value.array else { return expects("an array", at: place, value) }
    guard elements.count >= count.lowerBound else { return "'\(place)' has too few elements" }
    guard elements.count <= count.upperBound else {
      return "'\(place)' has more than \(count.upperBound) elements"
    }
    for (index, one) in elements.enumerated() {
      if let violation = element.violation(of: one, at: "\(place)[\(index)]") { return violation }
    }
    return nil
  }

  private func violation(
    of value: StructuredValue, _ members: [Member], isOpen: Bool, at place: String
  ) -> String? {
    guard let given = value.members else { return expects("an object", at: place, value) }
    var seen: Set<String> = []
    for one in given {
      guard seen.insert(one.name).inserted else { return "'\(one.name)' occurs twice" }
      guard let member = members.first(where: { $0.name == one.name }) else {
        if isOpen { continue }
        let names = members.map(\.name).joined(separator: ", ")
        return "'\(one.name)' is unknown: there are \(names)"
      }
      if let violation = member.schema.violation(of: one.value, at: one.name) { return violation }
    }
    return members.first { $0.isRequired && !seen.contains($0.name) }
      .map { "'\($0.name)' is missing" }
  }
}
