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
  ///   - name: Returns the name of a constraint by its id, or `nil` if it is unknown.
  /// - Returns: The description.
  package static func text(
    of change: Change, arrow: String = "->", naming name: (String) -> String? = { _ in nil }
  ) -> String {
    switch change.kind {
    case .added, .removed, .order, .appearance:
      return words[change.kind] ?? change.kind.rawValue
    case .moved, .resized, .visibility, .text, .font, .color, .image, .attribute, .constraint,
      .connection, .segue:
      if let text = installation(change, name) { return text }
      if change.kind == .visibility, change.property == "hidden" {
        return change.to == "true" ? "hidden" : "no longer hidden"
      }
      let what = subject(of: change)
      // The name of a constraint contains what it relates.
      if change.kind == .constraint, change.property == "presence",
        let value = change.to ?? change.from, Double(value) == nil
      {
        return "\(what) \(change.to == nil ? "removed" : "added")"
      }
      switch values(of: change) {
      case (let from?, let to?) where from == to:
        return what + (isFormat(change) ? " changed in format" : " changed")
      case (let from?, let to?): return "\(what) \(from) \(arrow) \(to)"
      case (let from?, nil): return "\(what) removed, was \(from)"
      case (nil, let to?): return "\(what) added: \(to)"
      case (nil, nil): return what
      }
    case .ambiguous, .unambiguous:
      let parts = ((change.kind == .ambiguous ? change.to : change.from) ?? "").split(
        separator: " ")
      let known = parts.map { components[String($0)] ?? String($0) }
      let what = known.isEmpty ? "layout" : EnglishList.text(known)
      return what + (change.kind == .ambiguous ? " now ambiguous" : " no longer ambiguous")
    case .conflicting, .unconflicting:
      let ids = ((change.kind == .conflicting ? change.to : change.from) ?? "").split(
        separator: " ")
      let others = ids.dropFirst().map { id in name(String(id)) ?? "constraint \(id)" }
      let start = change.kind == .conflicting ? "now conflicts" : "no longer conflicts"
      return others.isEmpty ? start : "\(start) with \(EnglishList.text(others))"
    case .offScreen, .onScreen, .cut, .uncut: return words[change.kind] ?? change.kind.rawValue
    }
  }

  /// Whether an attributed text has other fonts, colors or paragraphs, but the same characters.
  private static func isFormat(_ change: Change) -> Bool {
    guard let from = change.from, let to = change.to,
      let before = StyledTextDescription.text(from)
    else { return false }
    return before == StyledTextDescription.text(to)
  }

  /// Returns the words for what changed: the name of the property, or else the kind.
  private static func subject(of change: Change) -> String {
    let kind = change.kind.rawValue
    guard let property = change.property, property != "presence", property != kind else {
      return kind
    }
    if change.kind == .moved { return "moved to another \(property):" }
    return PropertyWords.text(property) ?? (PropertyWords.text("\(property).\(kind)") ?? kind)
  }

  /// Returns the words for a variation that installs an object or does not, or `nil` for other
  /// changes.
  private static func installation(_ change: Change, _ name: (String) -> String?) -> String? {
    let parts = (change.property ?? "").split(separator: ".", maxSplits: 2)
    guard parts.count == 3, ["constraints", "subviews"].contains(parts[1]),
      let place = PropertyWords.sizeClass(String(parts[0])),
      let value = change.to ?? change.from, ["include", "exclude"].contains(value)
    else { return nil }
    let kind = parts[1] == "constraints" ? "constraint" : "view"
    let object = name(String(parts[2])) ?? "\(kind) \(parts[2])"
    // Without the variation, the object is what it is in other size classes.
    let isInstalled = (value == "include") == (change.to != nil)
    return "\(object) \(isInstalled ? "installed" : "not installed")\(place)"
  }

  private static let components = ["x": "horizontal position", "y": "vertical position"]

  /// Returns the values before and after: readable colors if they differ, which, for example, two
  /// color spaces of grays do not.
  private static func values(of change: Change) -> (from: String?, to: String?) {
    // In a text, `null` is the word itself.
    func word(_ value: String) -> String {
      value == "null" && change.kind != .text ? "none" : quoted(value)
    }
    let plain = (change.from.map(word), change.to.map(word))
    if change.kind == .text {
      func text(_ value: String) -> String { quoted(StyledTextDescription.text(value) ?? value) }
      return (change.from.map(text), change.to.map(text))
    }
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
    return
      "\(CountedNoun.text(comparison.documents.count, "document")) of \(comparison.documentCount) changed: "
      + ChangeCounts.text(comparison.counts)
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
