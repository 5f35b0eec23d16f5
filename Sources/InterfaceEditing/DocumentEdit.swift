import InterfaceMerging
package import InterfaceSource

/// An edited document: operations carried out one after another, all or none.
package struct DocumentEdit: Sendable {
  /// The document before.
  package let before: DocumentState
  /// The document after.
  package private(set) var after: DocumentState
  /// The ids of new objects, by the names that operations gave to them.
  package private(set) var names: [String: String] = [:]
  /// The ids of objects by the names with which operations have found them: an operation may change
  /// the text or identifier that is the name.
  private var found: [String: String] = [:]

  /// A function that returns the edits by which something gets another name in a document.
  ///
  /// An object in the request is given by its id.
  package typealias Renamer = (EditRename, DocumentState) throws(EditFault) -> [SourceEdit]

  /// Carries out operations.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - operations: The operations.
  ///   - renamer: Finds what is renamed.
  /// - Throws: The reason why an operation cannot be carried out, and its index from 0.
  package init(
    _ document: DocumentState, _ operations: [EditOperation], renamer: Renamer = Self.cannotRename
  ) throws(Failure) {
    before = document
    after = document
    for (index, operation) in operations.enumerated() {
      do throws(EditFault) {
        try perform(operation, renamer)
      } catch {
        throw Failure(fault: error, operation: index)
      }
    }
  }

  /// A fault with the index of the operation, from 0.
  package struct Failure: Error, Hashable, Sendable {
    package let fault: EditFault
    package let operation: Int
  }

  /// A renamer for documents without a project.
  package static func cannotRename(
    _ request: EditRename, _ document: DocumentState
  ) throws(EditFault) -> [SourceEdit] {
    throw .badOperation("'rename' is not available here")
  }

  private mutating func perform(
    _ operation: EditOperation, _ renamer: Renamer
  ) throws(EditFault) {
    switch operation {
    case .set(let object, let property, let value, let trait):
      let entry = try entry(object)
      after = try after.setting(Self.path(property, trait), of: entry, to: value)
    case .unset(let object, let property, let trait):
      let entry = try entry(object)
      after = try after.unsetting(Self.path(property, trait), of: entry)
    case .add(let element, let parent, let place, let name):
      let parent = try entry(parent)
      var element = element
      var state = after
      if element["id"] == nil {
        let seed = "\(state.id(parent)) \(element.name) \(name ?? "")"
        element["id"] = state.editing.freshID(seed)
      } else if let id = element["id"], state.editing.element(id) != nil {
        throw .usedID(id)
      }
      if let name, let id = element["id"] { names[name] = id }
      after = try state.adding(element, to: parent, resolved(place))
    case .remove(let object, let isAlone):
      after = try after.removing(try entry(object), isAlone: isAlone).stackingRows(since: after)
    case .move(let object, let parent, let place):
      let object = try entry(object)
      // Without a parent, it stays in its own.
      let parent = parent.isEmpty ? try outer(of: object) : try entry(parent)
      after = try after.moving(object, to: parent, resolved(place)).stackingRows(since: after)
    case .duplicate(let object, let name):
      let (state, id) = try after.duplicating(try entry(object))
      after = try state.stackingRows(since: after)
      if let name { names[name] = id }
    case .embed(let objects, let axis, let spacing, let name):
      var entries: [Int] = []
      for object in objects { entries.append(try entry(object)) }
      let (state, id) = try after.embedding(entries, axis, spacing)
      after = state
      if let name { names[name] = id }
    case .enclose(let object, let name):
      let (state, id) = try after.enclosing(try entry(object))
      after = state
      if let name { names[name] = id }
    case .constrain(let text, let id, let name):
      var state = self
      let (constrained, constraint) = try after.constraining(text, id: id) {
        (item) throws(EditFault) in
        try state.entry(item)
      }
      after = constrained
      if let name { names[name] = constraint }
    case .connect(let object, let connection):
      let entry = try entry(object)
      let destination = try self.entry(connection.destination)
      after = try after.connecting(entry, connection, to: after.id(destination))
    case .disconnect(let ids):
      for id in ids {
        let entry = try entry(id)
        guard ElementRole.links.contains(after.element(entry)) else {
          throw .badOperation(
            "\(after.table.name(of: entry)) is neither a constraint nor a connection")
        }
        after = try after.removing(entry, isAlone: false)
      }
    case .rename(var request):
      if let object = request.object { request.object = after.id(try entry(object)) }
      after = try after.applying(try renamer(request, after))
    case .install(let object, let trait, let isInstalled):
      after = try after.installing(try entry(object), trait, isInstalled: isInstalled)
    }
  }

  /// Returns the entry of an object that an operation names.
  private mutating func entry(_ object: String) throws(EditFault) -> Int {
    if let id = names[object] ?? found[object], let entry = after.entry(id) { return entry }
    if let entry = after.entry(object) {
      guard after.entry("\(object)[2]") == nil else {
        throw .badOperation("several objects have the id '\(object)'")
      }
      return entry
    }
    if object == EditOperation.document { return 0 }
    let selector = ObjectSelector(after.table, of: after.xml, in: after.file)
    do throws(ObjectSelectionFault) {
      let entry = try selector.object(object)
      found[object] = after.id(entry)
      return entry
    } catch {
      throw .noObject(error)
    }
  }

  private func outer(of object: Int) throws(EditFault) -> Int {
    guard let outer = after.ancestors(of: object).dropFirst().first else {
      throw .badPlace("\(after.table.name(of: object)) is in no other object")
    }
    return outer
  }

  private mutating func resolved(_ place: EditPlace) throws(EditFault) -> EditPlace {
    var place = place
    switch place.position {
    case .before(let object): place.position = .before(after.id(try entry(object)))
    case .after(let object): place.position = .after(after.id(try entry(object)))
    case .index, .last: break
    }
    return place
  }

  private static func path(_ property: String, _ trait: String?) -> String {
    trait.map { "\($0).\(property)" } ?? property
  }
}
