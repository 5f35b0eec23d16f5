import InterfaceMerging
import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// The differences between two versions of a document itself: the causes of differences between its
/// layouts, and all that layouts do not show, such as connections.
struct DocumentCauses {
  /// An object with its changes.
  struct Object {
    var id: String
    var element: String
    var label: String?
    /// The id of the scene, or `nil` for the document and objects outside of scenes.
    var scene: String?
    /// Whether layouts contain the object, if its views are installed.
    var changes: [DocumentChange]
  }

  /// The objects in the order of the new version, followed by removed ones.
  private(set) var objects: [Object] = []
  private let old: DocumentTable
  private let new: DocumentTable
  /// The new ids of renumbered objects, by their old ids.
  let renames: [String: String]

  /// Compares two versions, or returns `nil` if one of them cannot be read.
  init?(old: SourceFile, new: SourceFile) {
    guard let before = XMLReader.read(old).document, let after = XMLReader.read(new).document
    else { return nil }
    let table = DocumentTable(after, in: new)
    var oldTable = DocumentTable(before, in: old)
    let renames = oldTable.renames(to: table)
    if !renames.isEmpty { oldTable = DocumentTable(before, in: old, renaming: renames) }
    self.renames = renames
    self.old = oldTable
    self.new = table
    var positions: [String: Int] = [:]
    for change in oldTable.changes(to: table) {
      let (owner, change) = told(change)
      if let position = positions[owner] {
        objects[position].changes.append(change)
      } else {
        positions[owner] = objects.count
        objects.append(object(withKey: owner, [change]))
      }
    }
  }

  /// The names of the position and size of a frame in changes.
  static let origin = "frame.origin"
  static let size = "frame.size"

  /// Returns the changed objects, also those of which only the frame that the document gives them
  /// differs.
  var objectsWithFrames: [Object] {
    var all = objects
    var positions: [String: Int] = [:]
    for (position, object) in all.enumerated() { positions[object.id] = position }
    for entry in new.entries {
      guard let before = old.authoredFrames[entry.key], let after = new.authoredFrames[entry.key],
        before != after
      else { continue }
      let pairs = [
        (Self.origin, before.origin, after.origin), (Self.size, before.size, after.size),
      ]
      let changes = pairs.filter { $0.1 != $0.2 }.map { name, from, to in
        DocumentChange(.property, entry.key, name, from: from, to: to)
      }
      if let position = positions[String(entry.key.dropFirst())] {
        all[position].changes += changes
      } else {
        all.append(object(withKey: entry.key, changes))
      }
    }
    return all
  }

  /// Returns the id of the controller of a scene, or `nil` if it has none.
  func controller(ofScene id: String) -> String? {
    let key = DocumentTable.key(ofObject: DocumentTable.sceneID(id))
    for table in [new, old] {
      guard let scene = table.indices[key] else { continue }
      let members = table.entries[scene].children.flatMap { table.entries[$0].children }
      let controller = members.first { member in
        table.entries[member].attributes["sceneMemberID"] == "viewController"
      }
      return controller.map { String(table.entries[$0].key.dropFirst()) }
    }
    return nil
  }

  /// The configurations in which frames differ although nothing but what Interface Builder stores has
  /// changed.
  enum FrameNoise {
    case nothing, canvas, everywhere
  }

  /// Returns where frames in a scene differ without a cause.
  ///
  /// - Parameter isCaused: Whether the document changes something in the scene or for all scenes.
  /// - Returns: The configurations: the canvas for another version or device, and all for other
  ///   stored sizes of images, which count if an image cannot be found.
  func frameNoise(isCaused: Bool) -> FrameNoise {
    let (before, after) = (old.canvas, new.canvas)
    if !isCaused, before["resources"] != after["resources"] { return .everywhere }
    let isOtherCanvas =
      before["toolsVersion"] != after["toolsVersion"] || before["device"] != after["device"]
    return isOtherCanvas || !isCaused ? .canvas : .nothing
  }

  /// Returns whether the document itself gives a view another frame.
  func changesFrame(of id: String) -> Bool {
    let key = DocumentTable.key(ofObject: id)
    guard let before = old.authoredFrames[key], let after = new.authoredFrames[key] else {
      return false
    }
    return before != after
  }

  /// Whether an object exists in both versions.
  func isInBoth(_ id: String) -> Bool {
    let key = DocumentTable.key(ofObject: id)
    return old.indices[key] != nil && new.indices[key] != nil
  }

  /// Returns the new id of a scene, or `nil` if the new version does not have it.
  func newScene(ofOld id: String) -> String? {
    // In a xib, scenes are objects.
    for own in [DocumentTable.sceneID(id), id] {
      let name = renames[own] ?? own
      guard new.indices[DocumentTable.key(ofObject: name)] != nil else { continue }
      return DocumentTable.id(ofKey: DocumentTable.key(ofObject: name))
    }
    return nil
  }

  /// Returns the object at which people look for a change, and the change as they name it:
  /// connections belong to the object that has them.
  private func told(_ change: DocumentChange) -> (owner: String, DocumentChange) {
    let table = change.kind == .removed ? old : new
    guard let index = table.indices[change.object],
      Self.connections.contains(table.entries[index].element),
      let parent = table.entries[index].parent
    else { return (change.object, change) }
    let entry = table.entries[index]
    let owner = table.entries[table.object(of: parent)].key
    let name = entry.attributes["property"] ?? entry.attributes["selector"] ?? ""
    let path = "\(entry.element) \(name)"
    func target(_ table: DocumentTable) -> String? {
      guard let entry = table.indices[change.object].map({ table.entries[$0] }) else { return nil }
      let destination = entry.attributes["destination"] ?? entry.attributes["target"]
      return destination.map { table.name(ofObject: $0) }
    }
    switch change.kind {
    case .added: return (owner, DocumentChange(.property, owner, path, to: target(new) ?? name))
    case .removed: return (owner, DocumentChange(.property, owner, path, from: target(old) ?? name))
    case .property where ["destination", "target"].contains(change.property):
      return (owner, DocumentChange(.property, owner, path, from: target(old), to: target(new)))
    default:
      let property = [path, change.property ?? "place"].joined(separator: ".")
      return (owner, DocumentChange(.property, owner, property, from: change.from, to: change.to))
    }
  }

  private static let connections: Set<String> = ["action", "outlet", "outletCollection"]

  private func object(withKey key: String, _ changes: [DocumentChange]) -> Object {
    let table = new.indices[key] == nil ? old : new
    guard let index = table.indices[key] else {
      return Object(id: key, element: "document", changes: changes)
    }
    let entry = table.entries[index]
    guard entry.role == .object else {
      return Object(id: "document", element: "document", changes: changes)
    }
    return Object(
      id: DocumentTable.id(ofKey: key), element: entry.element, label: table.label(of: index),
      scene: DocumentTable.id(ofKey: table.entries[table.outermostObject(of: index)].key),
      changes: changes)
  }

  /// Returns the label that the author gave an object in Interface Builder, or what a constraint
  /// relates, or `nil` if there is neither.
  func authoredLabel(of id: String) -> String? {
    let key = DocumentTable.key(ofObject: id)
    for table in [new, old] {
      guard let index = table.indices[key] else { continue }
      let entry = table.entries[index]
      return entry.element == "constraint"
        ? table.sentence(entry) : entry.attributes["userLabel"]
    }
    return nil
  }
}
