package import StructuredData

/// The schema as JSON Schema.
extension ValueSchema {
  /// Writes the schema.
  package func write(to writer: inout JSONWriter) {
    writer.object { member in
      if !meaning.isEmpty { member.member("description", meaning) }
      writeKind(to: &member)
    }
  }

  private func writeKind(to member: inout JSONWriter) {
    switch kind {
    case .text: member.member("type", "string")
    case .choice(let texts):
      member.member("type", "string")
      member.array("enum", texts) { $0.value($1) }
    case .flag: member.member("type", "boolean")
    case .null: member.member("type", "null")
    case .integer(let range):
      member.member("type", "integer")
      member.member("minimum", range.lowerBound)
      if range.upperBound < Int(Int32.max) { member.member("maximum", range.upperBound) }
    case .number(let range):
      member.member("type", "number")
      if range.lowerBound > -.infinity { member.member("minimum", range.lowerBound) }
      if range.upperBound < .infinity { member.member("maximum", range.upperBound) }
    case .list(let element, let count):
      member.member("type", "array")
      member.key("items")
      element.write(to: &member)
      if count.lowerBound > 0 { member.member("minItems", count.lowerBound) }
      if count.upperBound < Int(Int32.max) { member.member("maxItems", count.upperBound) }
    case .object(let members, let isOpen): Self.write(members, isOpen: isOpen, to: &member)
    case .either(let schemas): member.array("anyOf", schemas) { $1.write(to: &$0) }
    }
  }

  private static func write(_ members: [Member], isOpen: Bool, to writer: inout JSONWriter) {
    writer.member("type", "object")
    if !members.isEmpty {
      writer.object("properties") { properties in
        for one in members {
          properties.key(one.name)
          one.schema.write(to: &properties)
        }
      }
    }
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.array("required", required) { $0.value($1) } }
    if !isOpen { writer.member("additionalProperties", false) }
  }
}
