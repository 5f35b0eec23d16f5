/// The names in one Swift scope.
///
/// Each object has a unique name, whatever the order of the files.
///
/// Names that look the same, such as those with differently encoded letters, are considered equal.
/// Members cannot collide with the enclosing types: `SwiftIdentifier` never assigns both the same
/// name.
struct NameScope {
  /// An object that needs a name.
  struct Entry: Hashable {
    /// The text that the name is derived from.
    var text: String
    /// A text that distinguishes it from other objects with the same text.
    var key = ""

    static func == (first: Entry, second: Entry) -> Bool {
      ExactText(first.text) == ExactText(second.text)
        && ExactText(first.key) == ExactText(second.key)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ExactText(text))
      hasher.combine(ExactText(key))
    }
  }

  /// Names that are not available.
  private var used: Set<String>
  /// Different texts that would have the same name, with that name.
  private(set) var collisions: [(name: String, texts: [String])] = []

  init(reserved: Set<String> = []) { used = reserved }

  /// Assigns names.
  ///
  /// Of objects with the same name, the one whose text is that name keeps it, or else the first in
  /// byte order; the others get a number as suffix.
  mutating func names(
    of entries: some Collection<Entry>, _ style: SwiftIdentifier.Style
  ) -> [Entry: String] {
    var groups: [String: [Entry]] = [:]
    // Of names that look the same, the first in byte order is written, whatever the order of the
    // objects.
    let inOrder = entries.sorted {
      ExactText($0.text) == ExactText($1.text)
        ? Self.isLess($0.key, $1.key) : Self.isLess($0.text, $1.text)
    }
    for entry in inOrder {
      var name = SwiftIdentifier.name(entry.text, style)
      while used.contains(name) || SwiftIdentifier.isReserved(name) { name += "_" }
      groups[name, default: []].append(entry)
    }
    used.formUnion(groups.keys)
    var names: [Entry: String] = [:]
    for name in groups.keys.sorted(by: Self.isLess) {
      let group = (groups[name] ?? []).sorted { first, second in
        let isExact = (
          ExactText(first.text) == ExactText(name), ExactText(second.text) == ExactText(name)
        )
        if isExact.0 != isExact.1 { return isExact.0 }
        if !first.text.utf8.elementsEqual(second.text.utf8) {
          return Self.isLess(first.text, second.text)
        }
        return Self.isLess(first.key, second.key)
      }
      var number = 2
      for (index, entry) in group.enumerated() {
        var own = name
        if index > 0 {
          repeat {
            own = SwiftIdentifier.numbered(name, number)
            number += 1
          } while used.contains(own)
          used.insert(own)
        }
        names[entry] = SwiftIdentifier.spelled(own)
      }
      let texts = group.map(\.text)
      if Set(texts.map { Array($0.utf8) }).count > 1 { collisions.append((name, texts)) }
    }
    return names
  }

  /// Returns whether one text precedes another in byte order.
  static func isLess(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}

extension SwiftIdentifier {
  /// Returns a name with a number as suffix that cannot be mistaken for a part of it: `cell2`, but
  /// `cell2_3`.
  fileprivate static func numbered(_ name: String, _ number: Int) -> String {
    let endsInDigit = name.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return name + (endsInDigit == true ? "_" : "") + "\(number)"
  }
}
