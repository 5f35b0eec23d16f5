import InterfaceSource
import StructuredData

/// A suppression of findings, with a reason.
package struct LintSuppression: Hashable, Sendable {
  /// The keys of a suppression.
  static let keys = ["object", "scene", "path", "rule", "reason"]

  /// The objects whose findings are suppressed, or empty for all.
  package var objects: [String] = []
  /// The scenes, or empty for all.
  package var scenes: [String] = []
  /// The paths, or empty for all.
  package var paths: [PathPattern] = []
  package var rules: [LintLayer.RuleName] = []
  /// The reason for the suppression.
  package var reason: String
  /// The location of the suppression.
  package var location: ConfigurationRange

  /// Reads a suppression, or returns `nil` if a key is missing.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "a suppression", keys: Self.keys)
    guard let first = members.first else { return nil }
    location = reader.location(first.nameRange)
    reason = ""
    var hasRules = false
    var isFaulty = false
    for member in members {
      switch member.name {
      case "object": objects = reader.names(member.value, "the id of an object").map(\.text)
      case "scene": scenes = reader.names(member.value, "the id of a scene").map(\.text)
      case "path": paths = reader.patterns(member.value)
      case "rule":
        hasRules = true
        rules = reader.rules(member.value, allowsMandatory: false)
      default:
        let text = reader.text(member.value, "'reason' to be a string")
        isFaulty = text == nil
        reason = text ?? ""
      }
    }
    let isBlank = reason.utf8.allSatisfy { $0 <= UInt8(ascii: " ") }
    if !hasRules {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression needs 'rule'")
    }
    if isBlank, !isFaulty {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression needs a 'reason'")
    }
    let isAnywhere = objects.isEmpty && scenes.isEmpty && paths.isEmpty
    if isAnywhere, !members.contains(where: { ["object", "scene", "path"].contains($0.name) }) {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression needs 'object', 'scene' or 'path'",
        notes: [Diagnostic.Note("to disable a rule everywhere, use 'disabled'")])
    }
    if rules.isEmpty || isBlank || isAnywhere { return nil }
  }
}
