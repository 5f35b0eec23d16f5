import InterfaceReading
package import InterfaceResolution

extension QuestionedDocument {
  /// The texts that strings tables can replace, with their keys; none of documents that are not laid
  /// out.
  package var localizableTexts: [LocalizableText] {
    guard let laidOut = compilation.laidOut else { return [] }
    let references = laidOut.references
    return laidOut.graph.scenes.flatMap { references.part(ofScene: $0.id).texts }
      + references.outside.texts
  }
}
