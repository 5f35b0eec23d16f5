import StructuredData

/// Compares what two layout files contain about the constraints and connections of a scene, apart
/// from its layouts.
///
/// It is needed only if the documents themselves are unknown.
struct SceneGraphComparison {
  let old: LayoutFile.Scene
  let new: LayoutFile.Scene
  let configurations: [String]

  /// Adds the changes of objects that both files contain, and of connections between them.
  func compare(_ found: inout ChangeCollector) {
    // Files of older versions contain neither.
    guard let before = old.constraints, let after = new.constraints else { return }
    for id in after.keys.sorted() {
      guard let one = before[id], let other = after[id] else { continue }
      let names = Set((one + other).map(\.name)).sorted()
      for name in names {
        let (from, to) = (Self.text(name, in: one), Self.text(name, in: other))
        guard from != to else { continue }
        found.add(
          .constraint, name, from: from, to: to, in: configurations, of: .constraint(id))
      }
    }
    compareConnections(&found)
  }

  private func compareConnections(_ found: inout ChangeCollector) {
    var before: [String: LayoutFile.Connection] = [:]
    for connection in old.connections { before[connection.id] = connection }
    // A connection with another id and the same ends is the same, and that of an object which only
    // one file contains comes or goes with it.
    let ends = Set(old.connections.map(Ends.init))
    let (oldObjects, newObjects) = (Self.objects(in: old), Self.objects(in: new))
    for connection in new.connections {
      let former = before.removeValue(forKey: connection.id)
      guard oldObjects.contains(connection.source),
        former.map({ Ends($0) != Ends(connection) }) ?? !ends.contains(Ends(connection))
      else { continue }
      let isSame = former?.name == connection.name && former?.source == connection.source
      found.add(
        .connection, connection.name, from: isSame ? former?.destination : nil,
        to: connection.destination, in: configurations, of: object(connection.source))
      if !isSame, let former { remove(former, &found) }
    }
    let remaining = Set(new.connections.map(Ends.init))
    for connection in old.connections
    where before[connection.id] != nil && newObjects.contains(connection.source)
      && !remaining.contains(Ends(connection))
    {
      remove(connection, &found)
    }
  }

  /// Returns the ids of the objects that a scene is known to contain.
  private static func objects(in scene: LayoutFile.Scene) -> Set<String> {
    var ids = Set(scene.connections.map(\.source))
    for layout in scene.layouts { ids.formUnion(layout.views.map(\.id)) }
    if let controller = scene.controller { ids.insert(controller) }
    return ids
  }

  private func remove(_ connection: LayoutFile.Connection, _ found: inout ChangeCollector) {
    found.add(
      .connection, connection.name, from: connection.destination, in: configurations,
      of: object(connection.source))
  }

  /// The properties that two connections share if they are the same.
  private struct Ends: Hashable {
    let name: String
    let source: String
    let destination: String?

    init(_ connection: LayoutFile.Connection) {
      name = connection.name
      source = connection.source
      destination = connection.destination
    }
  }

  private func object(_ id: String) -> ChangeCollector.Object {
    let view = (new.layouts + old.layouts).lazy.flatMap(\.views).first { $0.id == id }
    return ChangeCollector.Object(
      id: id, oldID: nil, element: view?.element ?? "object",
      label: view.flatMap(LayoutFile.label))
  }

  private static func text(_ name: String, in members: [StructuredValue.Member]) -> String? {
    guard let value = members.first(where: { $0.name == name })?.value else { return nil }
    return value.string ?? value.number.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
  }
}
