/// An index of many names, in which those nearest to a word are found faster than by comparing
/// each.
package struct NearestNameIndex: Sendable {
  private struct Entry {
    var name: String
    var kinds: UInt64
  }

  /// The names by their number of UTF-8 bytes.
  private let entries: [[Entry]]

  /// Creates an index of names, each of which is stored once.
  @inlinable
  package init(_ names: some Sequence<String>) {
    // A loop, because `Array(names)` looks up conformances at run time.
    var list: [String] = []
    for name in names { list.append(name) }
    self.init(listing: list)
  }

  @usableFromInline
  init(listing names: [String]) {
    var entries: [[Entry]] = []
    for var name in names {
      let entry = name.withUTF8 { (kinds: EditSearch.kinds(of: $0), count: $0.count) }
      while entries.count <= entry.count { entries.append([]) }
      entries[entry.count].append(Entry(name: name, kinds: entry.kinds))
    }
    self.entries = entries
  }

  /// Returns the name with the smallest edit distance; `NearestName` defines edits and which names
  /// are near.
  ///
  /// - Parameters:
  ///   - word: The misspelled name.
  ///   - rank: A function that breaks ties in favor of the name with the lowest rank, and returns
  ///     `nil` for a name that cannot be meant.
  /// - Returns: The name, or `nil` if none is near.
  package func nearest<Rank: Comparable>(to word: String, rank: (String) -> Rank?) -> String? {
    var word = word
    return word.withUTF8 { letters in
      guard letters.count < NearestName.longest else { return nil }
      var search = EditSearch(letters)
      var limit = NearestName.limit(letters)
      var best: (name: String, distance: Int, rank: Rank)?
      // Names of about the same length come first: a near one narrows the remaining search.
      for difference in 0..<max(letters.count, entries.count) where difference <= limit {
        for count in Set([letters.count - difference, letters.count + difference])
        where entries.indices.contains(count) {
          for entry in entries[count] where search.mayBeNear(entry.kinds, atMost: limit) {
            guard let distance = search.distance(to: entry.name, atMost: limit),
              let rank = rank(entry.name)
            else { continue }
            if let best, best.distance == distance, best.rank <= rank { continue }
            best = (entry.name, distance, rank)
            limit = distance
          }
        }
      }
      return best?.name
    }
  }
}
