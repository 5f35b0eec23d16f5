import InterfaceSource
import StructuredData

extension ContainerDeclaration.Action {
  /// The names of UIKit's own messages.
  private static let names: [String: Self] = [
    "show": .show, "showViewController:sender:": .show,
    "showDetail": .showDetail, "showDetailViewController:sender:": .showDetail,
  ]

  /// Reads `show`, `showDetail` or a selector such as `showPhoto:sender:`.
  ///
  /// Returns `nil` for anything else.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard let name = reader.name(value, "a selector such as 'showPhoto:sender:'") else {
      return nil
    }
    if let action = Self.names[name] {
      self = action
      return
    }
    let isMessage = name.utf8.contains(UInt8(ascii: ":"))
    if !isMessage, let nearest = NearestName.nearest(to: name, among: ["show", "showDetail"]) {
      reader.report(
        .configurationUnknownName, at: value.range, "unknown action '\(name)'",
        notes: [Diagnostic.Note("did you mean '\(nearest)'?")])
      return nil
    }
    guard Self.isSelector(name) else {
      reader.report(
        .configurationInvalidValue, at: value.range, "'\(name)' is not a selector",
        notes: [
          Diagnostic.Note(
            "use 'show', 'showDetail' or an Objective-C selector such as 'showPhoto:sender:'")
        ])
      return nil
    }
    self.init(selector: name)
  }

  /// Returns whether a text is a selector: words that each end with a colon, or one word without a
  /// colon.
  private static func isSelector(_ text: String) -> Bool {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, parts.removeLast() != "" { return false }
    // Only the words after the first may be empty.
    guard let first = parts.first, !first.isEmpty else { return false }
    return parts.allSatisfy { part in
      part.unicodeScalars.allSatisfy { $0 == "_" || $0 == "$" || $0.properties.isXIDContinue }
        && part.unicodeScalars.first?.properties.numericType == nil
    }
  }
}
