import InterfaceMerging
import InterfaceSource
import StructuredData

extension DocumentDifference {
  /// Returns the difference of layouts together with what differs between the documents themselves.
  ///
  /// A change that both show is reported once, with the configurations in which layouts show it.
  /// Objects that the documents change come first; what remains in their scenes are effects.
  ///
  /// - Parameters:
  ///   - causes: The differences between the documents.
  ///   - old: The old layouts.
  ///   - new: The new layouts.
  /// - Returns: The whole difference.
  func adding(_ causes: DocumentCauses, from old: LayoutFile, to new: LayoutFile)
    -> DocumentDifference
  {
    var byScene: [String: [DocumentCauses.Object]] = [:]
    var outside: [ObjectDifference] = []
    let known = Set((old.scenes + new.scenes).map(\.id))
    for object in causes.objects {
      if let scene = object.scene, known.contains(scene) {
        byScene[scene, default: []].append(object)
      } else {
        let changes = object.changes.map { Change($0, of: object, in: configurations) }
        outside.append(ObjectDifference(object, changes))
      }
    }
    // Another version or device of the canvas changes nothing in the app.
    var remaining: [String: SceneDifference] = [:]
    for scene in scenes {
      let isCaused = !outside.isEmpty || byScene[scene.id] != nil
      remaining[scene.id] =
        scene.presence == .stays
        ? scene.leavingOut(causes.frameNoise(isCaused: isCaused), causes) : scene
    }
    var all: [SceneDifference] = []
    for scene in new.scenes {
      let layout = remaining.removeValue(forKey: scene.id)
      let objects = byScene[scene.id] ?? []
      if let layout, layout.presence != .stays {
        all.append(layout)
      } else if layout != nil || !objects.isEmpty {
        let before = layout ?? SceneDifference(unchanged: scene)
        let whole = before.adding(objects, causes, configurations)
        if let whole { all.append(whole) }
      }
    }
    all += scenes.filter { remaining[$0.id] != nil && $0.presence == .removed }
    return DocumentDifference(
      path: path, oldPath: oldPath, presence: presence, objects: outside, scenes: all,
      configurations: configurations)
  }
}

extension DocumentDifference {
  /// Creates the difference of a document that is not laid out, from what differs between both
  /// versions of the document itself.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - oldPath: The former path, if it was different.
  ///   - causes: The differences between the documents.
  ///   - system: The target system of the document.
  init(path: String, oldPath: String?, _ causes: DocumentCauses, for system: String) {
    var outside: [ObjectDifference] = []
    var order: [String] = []
    var byScene: [String: [ObjectDifference]] = [:]
    var presences: [String: SceneDifference.Presence] = [:]
    for object in causes.objectsWithFrames {
      let changes = object.changes.map { Change($0, of: object, in: []) }.sortedByKind
      guard let scene = object.scene else {
        outside.append(ObjectDifference(object, changes))
        continue
      }
      if byScene[scene] == nil { order.append(scene) }
      if object.element == "scene", let change = object.changes.first(where: \.isPresence) {
        presences[scene] = change.kind == .added ? .added : .removed
        byScene[scene] = []
      } else {
        byScene[scene, default: []].append(ObjectDifference(object, changes))
      }
    }
    let scenes = order.map { scene in
      SceneDifference(
        id: scene, oldID: scene, controller: causes.controller(ofScene: scene),
        presence: presences[scene] ?? .stays, objects: byScene[scene] ?? [], configurations: [])
    }
    self.init(
      path: path, oldPath: oldPath, objects: outside, scenes: scenes, foreignSystem: system)
  }
}

extension DocumentChange {
  /// Whether an object comes or goes.
  fileprivate var isPresence: Bool { kind == .added || kind == .removed }
}

extension [Change] {
  /// The changes by kind, then in their order.
  fileprivate var sortedByKind: [Change] {
    enumerated().sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }
      .map(\.element)
  }
}

extension SceneDifference {
  /// Returns the difference without frames that only Interface Builder changed, or `nil` if nothing
  /// remains.
  fileprivate func leavingOut(
    _ noise: DocumentCauses.FrameNoise, _ causes: DocumentCauses
  ) -> SceneDifference? {
    if noise == .nothing { return self }
    let kept = objects.compactMap { object -> ObjectDifference? in
      if causes.changesFrame(of: object.id) { return object }
      let changes = object.changes.compactMap { change -> Change? in
        guard change.kind == .moved || change.kind == .resized else { return change }
        if noise == .everywhere { return nil }
        var change = change
        guard change.configurations.contains("canvas") else { return change }
        change.configurations.removeAll { $0 == "canvas" }
        change.isEverywhere = false
        return change.configurations.isEmpty ? nil : change
      }
      return changes.isEmpty ? nil : object.with(changes)
    }
    guard !kept.isEmpty else { return nil }
    let changed = Set(kept.flatMap(\.changes).flatMap(\.configurations))
    return SceneDifference(
      id: id, oldID: oldID, controller: controller, presence: presence, objects: kept,
      configurations: configurations.filter(changed.contains))
  }

  fileprivate init(unchanged scene: LayoutFile.Scene) {
    self.init(
      id: scene.id, oldID: scene.id, controller: scene.controller, presence: .stays, objects: [],
      configurations: [])
  }

  fileprivate func adding(
    _ causes: [DocumentCauses.Object], _ all: DocumentCauses, _ names: [String]
  ) -> SceneDifference? {
    var layout: [String: ObjectDifference] = [:]
    for object in objects { layout[object.id] = object }
    var result: [ObjectDifference] = []
    for cause in causes {
      let found = layout.removeValue(forKey: cause.id)
      let shown = (found?.changes ?? []).compactMap { change -> Change? in
        if cause.changes.contains(where: { change.shows($0) }) { return change }
        if change.isColorValue || change.isDefault || change.isIn(cause) { return nil }
        var change = change
        change.isEffect = change.followsFromOthers
        return change
      }
      let own = cause.changes.filter { change in !shown.contains { $0.shows(change) } }
        .map { Change($0, of: cause, in: names) }
      let changes = (shown + own).sortedByKind
      guard !changes.isEmpty else { continue }
      result.append(
        ObjectDifference(
          id: cause.id, oldID: found?.oldID, element: found?.element ?? cause.element,
          label: all.authoredLabel(of: cause.id) ?? found?.label ?? cause.label,
          changes: changes))
    }
    for object in objects where layout[object.id] != nil {
      // A color that the document only spells in another way, or a default that it writes out.
      let changes = object.changes.filter { change in
        !change.isColorValue && !change.isDefault || !all.isInBoth(object.id)
      }
      if changes.isEmpty { continue }
      // An object that comes or goes with another is neither a cause nor an effect.
      let isOwn = !all.isInBoth(object.id) || all.changesFrame(of: object.id)
      result.append(
        ObjectDifference(
          id: object.id, oldID: object.oldID, element: object.element,
          label: all.authoredLabel(of: object.id) ?? object.label,
          changes: changes.map { change in
            var change = change
            change.isEffect =
              !isOwn && (!causes.isEmpty || change.followsFromOthers && !all.objects.isEmpty)
            return change
          }))
    }
    guard !result.isEmpty else { return nil }
    let changed = Set(result.flatMap(\.changes).flatMap(\.configurations))
    return SceneDifference(
      id: id, oldID: oldID, controller: controller, presence: presence, objects: result,
      configurations: names.filter(changed.contains))
  }
}

extension ObjectDifference {
  fileprivate init(_ object: DocumentCauses.Object, _ changes: [Change]) {
    self.init(
      id: object.id, oldID: nil, element: object.element, label: object.label, changes: changes)
  }
}

extension Change {
  /// Creates a change of the document, which applies in all configurations.
  fileprivate init(
    _ change: DocumentChange, of object: DocumentCauses.Object, in configurations: [String]
  ) {
    let isPresence = change.isPresence
    let path = change.property ?? ""
    let kind: ChangeKind
    let property: String?
    switch (object.element, change.kind) {
    case ("constraint", _):
      (kind, property) = (.constraint, isPresence ? "presence" : path)
    case ("segue", _):
      (kind, property) = (.segue, isPresence ? "presence" : path)
    case (_, .added): (kind, property) = (.added, nil)
    case (_, .removed): (kind, property) = (.removed, nil)
    case (_, .place): (kind, property) = (.moved, "superview")
    case (_, .order): (kind, property) = (.order, nil)
    case (_, .property) where path == DocumentCauses.origin: (kind, property) = (.moved, nil)
    case (_, .property) where path == DocumentCauses.size: (kind, property) = (.resized, nil)
    case (_, .property):
      let first = path.split(separator: " ").first ?? ""
      let isConnection = ["action", "outlet", "outletCollection"].contains(first)
      kind = isConnection ? .connection : PropertyKind(path: path)?.change ?? .attribute
      property = path
    }
    // The presence of a constraint or segue has the object itself as value, that of others none.
    let value = property == nil ? nil : object.label ?? object.id
    self.init(
      kind, property,
      from: isPresence ? change.kind == .removed ? value : nil : change.from,
      to: isPresence ? change.kind == .added ? value : nil : change.to, in: configurations)
    isEverywhere = true
  }

  /// Whether the change is from one color given by components to another.
  fileprivate var isColorValue: Bool {
    kind == .color && from?.utf8.first == UInt8(ascii: "{") && to?.utf8.first == UInt8(ascii: "{")
  }

  /// Whether an attribute comes or goes with its default.
  fileprivate var isDefault: Bool {
    guard [.attribute, .image, .visibility].contains(kind), (from == nil) != (to == nil),
      let value = from ?? to, let name = property?.split(separator: ".").last
    else { return false }
    guard value.utf8.first == UInt8(ascii: "{") else {
      return Self.isDefault(value, of: String(name))
    }
    let file = SourceFile(path: "", bytes: Array(value.utf8))
    let members = StructuredDocument(json: file).root?.members ?? []
    return members.allSatisfy { member in
      let value = member.value.bool.map { $0 ? "true" : "false" } ?? member.value.string
      return value.map { Self.isDefault($0, of: member.name) } ?? false
    }
  }

  private static func isDefault(_ value: String, of attribute: String) -> Bool {
    DefaultValues.byAttribute[attribute]?.value
      == (["true": "YES", "false": "NO"][value] ?? value)
  }

  /// Whether the change is one of an element without a type of its own, which layout files contain
  /// with its children, in a property that the document changes.
  fileprivate func isIn(_ cause: DocumentCauses.Object) -> Bool {
    let names = (property ?? "").split(separator: ".")
    guard let depth = names.firstIndex(of: "children") else { return false }
    let outer = names[..<depth].joined(separator: ".")
    return cause.changes.contains { change in
      change.kind == .property
        && (depth == 0 || Self.areRelated(outer, Self.withoutVariation(change.property ?? "")))
    }
  }

  /// Whether the change of an object that both documents have follows from changes of others: whether
  /// a constraint applies, and what a segue does or is.
  fileprivate var followsFromOthers: Bool {
    let first = property?.split(separator: ".").first
    return ["outcomes", "presence", "relationship"].contains(first)
  }

  /// Returns a path without the variation that it leads into, which layouts show in the
  /// configurations to which it applies.
  private static func withoutVariation(_ path: String) -> String {
    let first = path.prefix { $0 != "." }
    return first.contains("Class=") || first == "default"
      ? String(path.dropFirst(first.count + 1)) : path
  }

  /// Returns whether two paths are the same or one leads into the other.
  private static func areRelated(_ one: String, _ other: String) -> Bool {
    !one.isEmpty && !other.isEmpty
      && zip(one.split(separator: "."), other.split(separator: ".")).allSatisfy { one, other in
        one == other || Int(one).map { $0 == Self.position(other) } ?? false
      }
  }

  /// Returns the position of an element among those with its name, such as 2 of `segment[2]`.
  private static func position(_ name: Substring) -> Int {
    guard name.last == "]", let bracket = name.firstIndex(of: "[") else { return 0 }
    return Int(name[name.index(after: bracket)...].dropLast()) ?? 0
  }

  /// Returns whether a change of the layout is the same as one of the document.
  fileprivate func shows(_ change: DocumentChange) -> Bool {
    switch change.kind {
    case .added: kind == .added || property == "presence" && from == nil
    case .removed: kind == .removed || property == "presence" && to == nil
    case .order: kind == .order
    case .place: kind == .moved && property == "superview"
    case .property:
      // The names of both are those of the document, but a value is one in the document and may be
      // several members in a layout.
      Self.areRelated(property ?? "", Self.withoutVariation(change.property ?? ""))
    }
  }
}
