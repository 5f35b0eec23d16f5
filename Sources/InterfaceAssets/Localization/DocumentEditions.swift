package import InterfaceReading
package import InterfaceTraits

/// The objects of a document with the texts of several languages.
///
/// All editions have the same objects with the same source ranges, and differ in texts and names of
/// images. Languages that change nothing share the document's own edition.
package struct DocumentEditions: Sendable {
  /// The key of an edition.
  private struct EditionKey: Hashable {
    let language: Language
    /// The idiom, if texts vary by device, or `nil` if one edition applies to all.
    let idiom: TraitCollection.Idiom?
  }

  /// The distinct editions; the first one is the document's own.
  package private(set) var graphs: [SceneGraph]
  private var indices: [EditionKey: Int] = [:]

  /// Creates editions with only the document's own.
  package init(_ graph: SceneGraph) { graphs = [graph] }

  /// Adds the edition of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - change: The source of the replaced texts.
  ///   - idiom: The idiom that it applies to, or `nil` for all.
  /// - Returns: The keys of the document.
  package mutating func add(
    _ language: Language, _ change: TextChange, for idiom: TraitCollection.Idiom? = nil
  ) -> TextKeys {
    var replacement = TextReplacement(change)
    var graph = graphs[0]
    replacement.replace(in: &graph)
    if replacement.count > 0 {
      graph.addImageNames()
      indices[EditionKey(language: language, idiom: idiom)] = graphs.count
      graphs.append(graph)
    } else {
      indices[EditionKey(language: language, idiom: idiom)] = 0
    }
    return TextKeys(replacement)
  }

  /// The keys of the document's texts.
  package var textKeys: TextKeys {
    var replacement = TextReplacement(.tables([], nil))
    var graph = graphs[0]
    replacement.replace(in: &graph)
    return TextKeys(replacement)
  }

  /// Makes a language share the edition of another one.
  package mutating func add(_ language: Language, like other: Language) {
    for (key, index) in indices where key.language == other {
      indices[EditionKey(language: language, idiom: key.idiom)] = index
    }
  }

  /// Returns the index of the edition for a language and a kind of device, or that of the
  /// document's own if there is no other.
  package func index(_ language: Language?, _ idiom: TraitCollection.Idiom?) -> Int {
    guard let language, !indices.isEmpty else { return 0 }
    return indices[EditionKey(language: language, idiom: idiom)]
      ?? indices[EditionKey(language: language, idiom: nil)] ?? 0
  }
}
