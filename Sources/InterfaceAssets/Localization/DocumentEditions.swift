package import InterfaceReading
package import InterfaceTraits

/// A document's objects with the texts of several languages.
///
/// The objects are the same in all editions, and so are their places: texts and names of images differ. Languages
/// that change nothing share the document's own edition.
package struct DocumentEditions: Sendable {
  /// What an edition is for.
  private struct Place: Hashable {
    let language: Language
    /// The idiom where texts vary by device; nil where one edition is for all.
    let idiom: TraitCollection.Idiom?
  }

  /// The editions that differ; the first one is the document's own.
  package private(set) var graphs: [SceneGraph]
  private var indices: [Place: Int] = [:]

  /// The document's own edition alone.
  package init(_ graph: SceneGraph) { graphs = [graph] }

  /// Adds what a language makes of the document.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - change: What replaces texts.
  ///   - idiom: The idiom that it is for; nil for all.
  /// - Returns: Which keys the document has.
  package mutating func add(
    _ language: Language, _ change: TextChange, for idiom: TraitCollection.Idiom? = nil
  ) -> TextKeys {
    var replacement = TextReplacement(change)
    var graph = graphs[0]
    replacement.replace(in: &graph)
    if replacement.count > 0 {
      graph.addImageNames()
      indices[Place(language: language, idiom: idiom)] = graphs.count
      graphs.append(graph)
    } else {
      indices[Place(language: language, idiom: idiom)] = 0
    }
    return TextKeys(replacement)
  }

  /// The keys that the texts of the document have.
  package var textKeys: TextKeys {
    var replacement = TextReplacement(.tables([], nil))
    var graph = graphs[0]
    replacement.replace(in: &graph)
    return TextKeys(replacement)
  }

  /// Lets a language show the same texts as another one.
  package mutating func add(_ language: Language, like other: Language) {
    for (place, index) in indices where place.language == other {
      indices[Place(language: language, idiom: place.idiom)] = index
    }
  }

  /// The index of the edition for a language and a kind of device; that of the document's own where there is no other.
  package func index(_ language: Language?, _ idiom: TraitCollection.Idiom?) -> Int {
    guard let language, !indices.isEmpty else { return 0 }
    return indices[Place(language: language, idiom: idiom)]
      ?? indices[Place(language: language, idiom: nil)] ?? 0
  }
}
