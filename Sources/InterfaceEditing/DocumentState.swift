package import InterfaceMerging
package import InterfaceSource
package import InterfaceXML

/// A document between two operations: its bytes, its elements and their meaning.
package struct DocumentState: Sendable {
  package let file: SourceFile
  package let xml: XMLDocument
  package let table: DocumentTable
  var editing: DocumentEditing

  /// Reads a document.
  ///
  /// - Throws: The reason why it cannot be edited.
  package init(_ file: SourceFile, limits: XMLLimits = .standard) throws(EditFault) {
    let reading = XMLReader.read(file, limits: limits)
    guard let xml = reading.document else {
      throw .unreadable(reading.diagnostics.first?.message ?? "it is not XML")
    }
    guard xml.name(of: 0) == "document", xml.attributeValues(of: 0, in: file)["type"] != nil else {
      throw .unreadable("it is not a document of Interface Builder 3")
    }
    self.file = file
    self.xml = xml
    table = DocumentTable(xml, in: file)
    editing = DocumentEditing(xml, file)
  }

  /// Returns the entry of an object with an id.
  func entry(_ id: String) -> Int? { table.indices[DocumentTable.key(ofObject: id)] }

  /// The index of the element of an entry.
  func node(_ entry: Int) -> Int { table.entries[entry].node }

  /// The name of the element of an entry.
  func element(_ entry: Int) -> String { table.entries[entry].element }

  /// The id of the object that an entry belongs to.
  func id(_ entry: Int) -> String {
    DocumentTable.id(ofKey: table.entries[table.object(of: entry)].key)
  }

  /// The entries of an object that are no objects: its parts, values and lists, and itself.
  func parts(of object: Int) -> [Int] {
    var found: [Int] = []
    var open = [object]
    while let next = open.popLast() {
      found.append(next)
      open += table.entries[next].children.filter { table.entries[$0].role != .object }.reversed()
    }
    return found
  }

  /// Returns the views and other objects around an object, beginning with itself.
  func ancestors(of object: Int) -> [Int] {
    var found = [object]
    var current = table.entries[object].parent
    while let entry = current {
      if table.entries[entry].role == .object { found.append(entry) }
      current = table.entries[entry].parent
    }
    return found
  }

  /// Returns the state with some bytes replaced.
  func applying(_ edits: [SourceEdit]) throws(EditFault) -> DocumentState {
    guard let file = file.applying(edits) else { throw .overlapping }
    return try DocumentState(file)
  }
}
