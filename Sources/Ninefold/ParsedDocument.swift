import InterfaceLint
import InterfaceReading
import InterfaceSource
import InterfaceXML

/// A document whose XML was parsed: its elements and their names.
package struct ParsedDocument: Sendable {
  let file: SourceFile
  let xml: XMLDocument
  let vocabulary: DocumentVocabulary
  let outline: DocumentOutline

  init(_ xml: XMLDocument, in file: SourceFile) {
    self.file = file
    self.xml = xml
    vocabulary = DocumentVocabulary(xml)
    outline = DocumentOutline(xml, file: file, vocabulary: vocabulary)
  }

  /// The document's name without folders and extension.
  var name: String { DocumentNames.baseName(of: file.path) }

  /// Whether elements are nested so deeply that recursion over them needs a separate stack.
  var isDeep: Bool { xml.levels > DeepStack.shallow + 1 }
}
