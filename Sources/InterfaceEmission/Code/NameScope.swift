/// The names in one scope of Swift: each thing has one of its own, whatever the order in which files come.
///
/// Names that look the same, as those of differently encoded letters do, are the same here. Members need not be told from the types
/// around them: `SwiftIdentifier` gives both no name that is the same.
struct NameScope {
  /// Something that needs a name.
  struct Entry: Hashable {
    /// What it is called.
    var text: String
    /// What tells it from others that are called the same.
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

  /// Names that are not given.
  private var used: Set<String>
  /// Texts that differ and whose names would be the same, with that name.
  private(set) var collisions: [(name: String, texts: [String])] = []

  /// Creates a scope.
  init(reserved: Set<String> = []) { used = reserved }

  /// Gives names: of things whose names would be the same the one that is called so has it, else the first in byte order, and the
  /// others have numbers after theirs.
  mutating func names(
    of entries: some Collection<Entry>, _ style: SwiftIdentifier.Style
  ) -> [Entry: String] {
    var groups: [String: [Entry]] = [:]
    // Of names that look the same, the first in byte order is written, whatever order the things come in.
    let inOrder = entries.sorted {
      ExactText($0.text) == ExactText($1.text)
        ? Self.isLess($0.key, $1.key) : Self.isLess($0.text, $1.text)
    }
    for entry in inOrder {
      var name = SwiftIdentifier.name(entry.text, style)
      while used.contains(name) || SwiftIdentifier.isTaken(name) { name += "_" }
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
      for (place, entry) in group.enumerated() {
        var own = name
        if place > 0 {
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

  /// The order of bytes.
  static func isLess(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}

extension SwiftIdentifier {
  /// A name with a number that is no part of it: `cell2`, but `cell2_3`.
  fileprivate static func numbered(_ name: String, _ number: Int) -> String {
    let endsInDigit = name.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return name + (endsInDigit == true ? "_" : "") + "\(number)"
  }
}
