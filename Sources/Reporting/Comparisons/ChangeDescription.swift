package import InterfaceComparison
import InterfaceResolution
import InterfaceSource

/// The descriptions of changes that all reports share.
package enum ChangeDescription {
  /// Returns the name of an object in the form that findings use.
  package static func name(of object: ObjectDifference) -> String {
    // The label of a constraint names the objects that it relates.
    if object.element == "constraint", let label = object.label {
      return "constraint \(label) (\(object.id))"
    }
    return ObjectName.text(object.element, object.label, id: object.id)
  }

  /// Returns the name of a scene, with the ids that documents and pictures use.
  package static func name(of scene: SceneDifference) -> String {
    let controller = scene.controller.map { ", controller '\($0)'" } ?? ""
    return "scene '\(scene.id)'\(controller)"
  }

  /// Returns the name of a document, with its former name.
  package static func name(of document: DocumentDifference) -> String {
    document.path + (document.oldPath.map { " (was \($0))" } ?? "")
  }

  /// Returns the description of a change, without the configurations in which it applies.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - arrow: What is between the values before and after.
  /// - Returns: The description.
  package static func text(of change: Change, arrow: String = "->") -> String {
    let property = change.property.map { " \($0)" } ?? ""
    switch change.kind {
    case .added, .removed, .order, .appearance:
      return words[change.kind] ?? change.kind.rawValue
    case .moved, .resized, .visibility, .text, .font, .color, .image, .attribute, .constraint,
      .connection, .segue:
      let isImplied = change.property == "presence" || change.property == change.kind.rawValue
      let kind = change.kind.rawValue + (isImplied ? "" : property)
      switch values(of: change) {
      case (let from?, let to?): return "\(kind) \(from) \(arrow) \(to)"
      case (let from?, nil): return "\(kind) removed, was \(from)"
      case (nil, let to?): return "\(kind) added: \(to)"
      case (nil, nil): return kind
      }
    case .ambiguous, .conflicting: return change.kind.rawValue + (change.to.map { ": \($0)" } ?? "")
    case .unambiguous, .unconflicting:
      return words[change.kind, default: ""] + (change.from.map { ": \($0)" } ?? "")
    case .offScreen, .onScreen, .cut, .uncut: return words[change.kind] ?? change.kind.rawValue
    }
  }

  /// Returns the values before and after: readable colors if they differ, which, for example, two
  /// color spaces of grays do not.
  private static func values(of change: Change) -> (from: String?, to: String?) {
    // In a text, `null` is the word itself.
    func word(_ value: String) -> String {
      value == "null" && change.kind != .text ? "none" : quoted(value)
    }
    let plain = (change.from.map(word), change.to.map(word))
    guard change.kind == .color else { return plain }
    func color(_ value: String) -> String { word(ColorDescription.text(value) ?? value) }
    let words = (change.from.map(color), change.to.map(color))
    return words.0 == words.1 ? plain : words
  }

  /// Returns the configurations in which a change applies.
  package static func configurationText(of change: Change) -> String {
    place(change.configurations, change.isEverywhere)
  }

  /// Returns the words for configurations, or for all of them.
  static func place(_ configurations: [String], _ isEverywhere: Bool) -> String {
    isEverywhere ? "everywhere" : "in " + configurations.joined(separator: ", ")
  }

  /// Returns the reason why a document was not compared, with the side if the reason does not apply
  /// to both.
  package static func reason(for document: UncomparedDocument) -> String {
    switch (document.before, document.after) {
    case (let before?, let after?) where before == after: return before
    case (let before, let after):
      return [before.map { "\($0) (before)" }, after.map { "\($0) (after)" }]
        .compactMap(\.self).joined(separator: ", ")
    }
  }

  /// Returns how many documents were compared without layouts, such as `2 documents for macOS`, or
  /// `nil` if there are none.
  package static func withoutLayouts(_ comparison: Comparison) -> String? {
    let counts = Dictionary(grouping: comparison.withoutLayouts) { $0.foreignSystem ?? "" }
    guard !counts.isEmpty else { return nil }
    let parts = counts.mapValues(\.count).sorted { $0.key < $1.key }.map { system, count in
      "\(CountedNoun.text(count, "document")) for \(system)"
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the number of changes, and of documents that were not compared.
  package static func sum(of comparison: Comparison) -> String {
    let unknown = comparison.notCompared.count
    guard unknown > 0 else { return changes(of: comparison) }
    let rest = "\(CountedNoun.text(unknown, "document")) not compared"
    return comparison.documentCount == 0 ? rest : "\(changes(of: comparison)); \(rest)"
  }

  private static func changes(of comparison: Comparison) -> String {
    guard !comparison.documents.isEmpty else {
      return "nothing changed in \(CountedNoun.text(comparison.documentCount, "document"))"
    }
    let counts = comparison.counts.map { "\($0.count) \($0.kind.rawValue)" }
    return
      "\(CountedNoun.text(comparison.documents.count, "document")) of \(comparison.documentCount) changed, "
      + "\(CountedNoun.text(comparison.objectCount, "object")): " + counts.joined(separator: ", ")
  }

  private static let words: [ChangeKind: String] = [
    .added: "added", .removed: "removed", .order: "drawn in another order",
    .appearance: "drawn differently",
    .unambiguous: "no longer ambiguous", .unconflicting: "no longer conflicting",
    .offScreen: "off screen", .onScreen: "no longer off screen", .cut: "text cut off",
    .uncut: "text no longer cut off",
  ]

  /// Returns texts in quotation marks, and other values such as frames unchanged.
  private static func quoted(_ text: String) -> String {
    let short = text.shortened(to: 80)
    let isPlain =
      !short.isEmpty
      && short.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-.#{}[]\":,_/@".unicodeScalars.contains($0) || $0 == " ")
      }
    let isNumber =
      short.unicodeScalars.first.map { "0123456789-#{[".unicodeScalars.contains($0) } ?? false
    return isPlain && isNumber ? short : "'\(short)'"
  }
}
