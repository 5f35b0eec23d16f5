import Foundation

/// Validates with the subset of JSON Schema that our schemas use: `$ref` into `$defs`, `type`, `const`, `enum`,
/// `properties`, `required`, `additionalProperties`, `items`, `minItems`, `maxItems`, `minimum`, `maximum`, `pattern`,
/// `anyOf` and `oneOf`.
///
/// Any other keyword is reported as a violation, so that none is silently ignored.
struct JSONSchema {
  private let root: [String: Any]

  init(root: [String: Any]) { self.root = root }

  init(contentsOf url: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = object as? [String: Any] ?? [:]
  }

  /// Creates the schema of one definition.
  init(contentsOf url: URL, definition: String) throws {
    let whole = try JSONSchema(contentsOf: url).root
    let definitions = whole["$defs"] as? [String: Any] ?? [:]
    root = (definitions[definition] as? [String: Any] ?? [:]).merging(["$defs": definitions]) {
      $1
    }
  }

  /// Returns the violations, each with its location.
  func violations(in value: Any) -> [String] {
    check(value, root, "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule in
      check(value, keyword, rule, schema, place)
    }
  }

  private func check(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "$comment", "title", "description", "examples": return []
    case "$ref":
      guard let name = (rule as? String)?.split(separator: "/").last,
        let definition = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
      else { return ["\(place): no definition \(rule)"] }
      return check(value, definition, place)
    case "type":
      let types = (rule as? [String]) ?? [rule as? String ?? ""]
      return types.contains { has($0, value) } ? [] : ["\(place): not \(types)"]
    case "const": return equal(value, rule) ? [] : ["\(place): not \(rule)"]
    case "enum":
      let values = rule as? [Any] ?? []
      return values.contains { equal(value, $0) } ? [] : ["\(place): none of \(values)"]
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      return text.range(of: pattern, options: .regularExpression) == nil
        ? ["\(place): does not match \(pattern)"] : []
    case "required":
      guard let object = value as? [String: Any] else { return [] }
      return (rule as? [String] ?? []).filter { object[$0] == nil }
        .map { "\(place): \($0) is missing" }
    case "properties":
      guard let object = value as? [String: Any] else { return [] }
      return (rule as? [String: [String: Any]] ?? [:]).sorted { $0.key < $1.key }
        .flatMap { name, schema in
          object[name].map { check($0, schema, "\(place).\(name)") } ?? []
        }
    case "additionalProperties":
      guard let object = value as? [String: Any] else { return [] }
      let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
      let others = object.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      if let schema = rule as? [String: Any] {
        return others.flatMap { check($0.value, schema, "\(place).\($0.key)") }
      }
      return rule as? Bool == false ? others.map { "\(place): \($0.key) is unknown" } : []
    case "items":
      guard let array = value as? [Any], let schema = rule as? [String: Any] else { return [] }
      return array.enumerated().flatMap { check($1, schema, "\(place)[\($0)]") }
    case "minItems":
      guard let array = value as? [Any], let count = rule as? Int else { return [] }
      return array.count < count ? ["\(place): fewer than \(count)"] : []
    case "maxItems":
      guard let array = value as? [Any], let count = rule as? Int else { return [] }
      return array.count > count ? ["\(place): more than \(count)"] : []
    case "minimum":
      guard let number = value as? Double, let limit = rule as? Double else { return [] }
      return number < limit ? ["\(place): less than \(limit)"] : []
    case "maximum":
      guard let number = value as? Double, let limit = rule as? Double else { return [] }
      return number > limit ? ["\(place): more than \(limit)"] : []
    case "anyOf":
      let schemas = rule as? [[String: Any]] ?? []
      return schemas.contains { check(value, $0, place).isEmpty } ? [] : ["\(place): none of anyOf"]
    case "oneOf":
      let schemas = rule as? [[String: Any]] ?? []
      let holding = schemas.filter { check(value, $0, place).isEmpty }.count
      return holding == 1 ? [] : ["\(place): \(holding) of oneOf hold"]
    default: return ["\(place): keyword \(keyword) is not known"]
    }
  }

  private func has(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBool(value)
    case "number": !isBool(value) && value is NSNumber
    case "integer":
      !isBool(value)
        && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: false
    }
  }

  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func equal(_ lhs: Any, _ rhs: Any) -> Bool {
    (lhs as? NSObject)?.isEqual(rhs) ?? false
  }
}
