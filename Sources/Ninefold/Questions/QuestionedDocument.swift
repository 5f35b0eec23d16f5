package import InterfaceMerging
package import InterfaceSource
import InterfaceTraits
package import InterfaceXML

/// A document about whose objects questions are asked.
package struct QuestionedDocument: Sendable {
  package let file: SourceFile
  package let xml: XMLDocument
  package let table: DocumentTable
  package let selector: ObjectSelector
  /// The system of a document that is not laid out, such as `macOS`, or `nil` for one that can be.
  package let foreignSystem: String?
  /// The compiled document, with its layouts if any configurations were requested.
  package let compilation: Compilation

  /// Creates the questions about a compiled document, or returns `nil` if it cannot be read.
  ///
  /// Documents for macOS and watchOS can be read, too.
  package init?(_ compilation: Compilation) {
    guard let read = compilation.read,
      compilation.laidOut != nil || compilation.foreignSystem != nil
    else { return nil }
    file = read.file
    xml = read.xml
    table = compilation.withEnoughStack { DocumentTable(read.xml, in: read.file) }
    selector = ObjectSelector(table, of: xml, in: file)
    foreignSystem = compilation.foreignSystem
    self.compilation = compilation
  }

  /// The digest of the bytes, as in layout files.
  package var digest: String { Digest(ofAll: [file.bytes[...]]).description }

  /// Returns the identity of an object.
  package func identity(of index: Int) -> ObjectIdentity {
    let entry = table.entries[index]
    return ObjectIdentity(
      id: DocumentTable.id(ofKey: entry.key),
      className: entry.attributes["customClass"] ?? entry.element, name: name(of: index),
      scene: selector.scene(of: index).map { DocumentTable.id(ofKey: table.entries[$0].key) },
      path: file.path, line: selector.line(of: index))
  }

  /// Returns the name of an object as in Xcode's outline.
  private func name(of index: Int) -> String {
    let entry = table.entries[index]
    let values = entry.attributes
    switch entry.element {
    case "constraint": return equation(of: index).text
    case "outlet", "outletCollection": return values["property"] ?? ""
    case "action": return values["selector"] ?? ""
    case "segue": return values["identifier"] ?? "\(values["kind"] ?? "") segue"
    case "scene":
      let heads = entry.children.flatMap { table.entries[$0].children }
      return heads.first.map { name(of: $0) + " Scene" } ?? "Scene"
    case "viewLayoutGuide" where values["key"] == "safeArea": return "Safe Area"
    default: break
    }
    if let label = table.label(of: index), !label.isEmpty { return label }
    if let text = selector.texts(of: index).first { return text }
    return ObjectName.title(entry.element)
  }

  /// Returns the equation of a constraint.
  package func equation(of index: Int) -> ConstraintEquation {
    ConstraintEquation(table.entries[index], in: table, selector)
  }

  /// Returns the entry of the object with an id, or `nil` if there is none.
  package func index(ofObject id: String) -> Int? {
    table.indices[DocumentTable.key(ofObject: id)]
  }

  /// The frames on the canvas by the ids of views; empty unless the canvas was requested.
  package var canvasFrames: [String: LayoutRect] { compilation.laidOut?.canvasFrames() ?? [:] }
}

extension Compilation {
  /// Calls a function that recurses over the elements of the document, on a separate stack if they are
  /// deeply nested.
  package func withEnoughStack<Result>(_ work: () -> Result) -> Result {
    withoutActuallyEscaping(work) { DeepStack.run(isDeep: isDeep, work: $0) }
  }
}
