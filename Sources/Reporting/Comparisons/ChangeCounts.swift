import InterfaceComparison

/// The numbers of changed objects as a sentence:
/// `2 added; 1 object moved; 2 texts and 1 color changed`.
enum ChangeCounts {
  /// Returns the sentence, or an empty text if nothing changed.
  static func text(_ counts: [(kind: ChangeKind, count: Int)]) -> String {
    // Documents and scenes are counted, too.
    let present = counts.compactMap { kind, count in
      kind == .added || kind == .removed ? "\(count) \(kind.rawValue)" : nil
    }
    let happened = counts.compactMap { kind, count in
      events[kind].map { (count, $0) }
    }.enumerated().map { index, event in
      (index == 0 ? CountedNoun.text(event.0, "object") : "\(event.0)") + " \(event.1)"
    }
    let changed = counts.compactMap { kind, count in
      nouns[kind].map { CountedNoun.text(count, $0) }
        ?? groups[kind].map { "the \($0) of \(CountedNoun.text(count, "object"))" }
    }
    let layouts = counts.compactMap { kind, count in
      states[kind].map { "\(count) \(count == 1 ? $0.one : $0.many)" }
    }
    return [
      EnglishList.text(present), EnglishList.text(happened),
      changed.isEmpty ? "" : EnglishList.text(changed) + " changed",
      EnglishList.text(layouts),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let events: [ChangeKind: String] = [
    .moved: "moved", .resized: "resized",
    .order: "drawn in another order", .appearance: "drawn differently",
  ]

  private static let nouns: [ChangeKind: String] = [
    .text: "text", .font: "font", .color: "color", .image: "image", .constraint: "constraint",
    .segue: "segue",
  ]

  private static let groups: [ChangeKind: String] = [
    .visibility: "visibility", .attribute: "attributes", .connection: "connections",
  ]

  private static let states: [ChangeKind: (one: String, many: String)] = [
    .ambiguous: ("view now ambiguous", "views now ambiguous"),
    .unambiguous: ("view no longer ambiguous", "views no longer ambiguous"),
    .conflicting: ("new conflict", "new conflicts"),
    .unconflicting: ("conflict resolved", "conflicts resolved"),
    .offScreen: ("view now off screen", "views now off screen"),
    .onScreen: ("view no longer off screen", "views no longer off screen"),
    .cut: ("text now cut off", "texts now cut off"),
    .uncut: ("text no longer cut off", "texts no longer cut off"),
  ]
}
