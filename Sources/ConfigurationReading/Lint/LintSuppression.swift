import InterfaceSource
import StructuredData

/// Findings that are known and meant to stay, with the reason.
package struct LintSuppression: Hashable, Sendable {
  /// The keys that it is read from.
  static let keys = ["object", "scene", "path", "rule", "reason"]

  /// The objects whose findings are meant; empty for all.
  package var objects: [String] = []
  /// The scenes; empty for all.
  package var scenes: [String] = []
  /// The paths; empty for all.
  package var paths: [PathPattern] = []
  /// The rules.
  package var rules: [LintLayer.RuleName] = []
  /// Why.
  package var reason: String
  /// Where it stands.
  package var place: ConfigurationPlace

  /// Reads a suppression; nil when something is missing.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "a suppression", keys: Self.keys)
    guard let first = members.first else { return nil }
    place = reader.place(first.nameRange)
    reason = ""
    var rulesAreGiven = false
    var isFaulty = false
    for member in members {
      switch member.name {
      case "object": objects = reader.names(member.value, "the id of an object").map(\.text)
      case "scene": scenes = reader.names(member.value, "the id of a scene").map(\.text)
      case "path": paths = reader.patterns(member.value)
      case "rule":
        rulesAreGiven = true
        rules = reader.rules(member.value, canBeFixed: false)
      default:
        let text = reader.text(member.value, "the reason to be a text")
        isFaulty = text == nil
        reason = text ?? ""
      }
    }
    let isBlank = reason.utf8.allSatisfy { $0 <= UInt8(ascii: " ") }
    if !rulesAreGiven {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression does not say of which findings: 'rule' is missing")
    }
    if isBlank, !isFaulty {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression does not say why: 'reason' is missing")
    }
    let isAnywhere = objects.isEmpty && scenes.isEmpty && paths.isEmpty
    if isAnywhere, !members.contains(where: { ["object", "scene", "path"].contains($0.name) }) {
      reader.report(
        .configurationInvalidValue, at: first.nameRange,
        "the suppression does not say where: 'object', 'scene' or 'path' is missing",
        notes: [Diagnostic.Note("'disabled' switches a rule off everywhere")])
    }
    if rules.isEmpty || isBlank || isAnywhere { return nil }
  }
}
