import InterfaceLayout
import InterfaceMerging
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import StructuredData

extension QuestionedDocument {
  /// Returns everything that is known of an object.
  ///
  /// - Parameters:
  ///   - index: The entry of the object.
  ///   - diagnostics: The findings of the document.
  /// - Returns: The inspection.
  package func inspection(of index: Int, diagnostics: [Diagnostic]) -> ObjectInspection {
    let id = DocumentTable.id(ofKey: table.entries[index].key)
    let views = viewsByConfiguration(ObjectID(id))
    let names = compilation.configurationNames
    let seen = names.indices.filter { views[$0] != nil }
    // Objects that are no views have no layouts of their own.
    let isView = !seen.isEmpty
    let lines = LineTable(file)
    return ObjectInspection(
      object: identity(of: index),
      container: table.entries[index].parent.map { table.object(of: $0) }
        .flatMap { table.entries[$0].role == .object ? identity(of: $0) : nil },
      children: outlinedObjects(in: index).map { identity(of: $0) },
      properties: properties(of: index), differences: differences(of: views),
      frames: applied(seen.map { ($0, views[$0]?.frame ?? .zero) }),
      installed: isView && seen.count < names.count ? seen.map { names[$0] } : nil,
      constraints: constraints(of: index), connections: connections(of: index),
      findings: diagnostics.filter { $0.object?.text == id }
        .map {
          ObjectInspection.Finding(diagnostic: $0, line: lines.location(of: $0.range.start).line)
        },
      foreignSystem: foreignSystem, configurations: names)
  }

  /// Returns the properties that the document gives to an object, without those of objects in it.
  private func properties(of index: Int) -> [ObjectInspection.Property] {
    var found: [ObjectInspection.Property] = []
    func add(_ entry: Int) {
      let values = table.entries[entry]
      for (name, value) in values.attributes.sorted(by: { $0.key < $1.key })
      where !Self.identity.contains(name) || entry == index && name != "key" {
        found.append(.init(name: table.property(of: entry, name), value: value))
      }
      if !values.text.isEmpty {
        found.append(.init(name: table.property(of: entry), value: Self.value(values.text)))
      }
      for child in values.children where table.entries[child].role != .object { add(child) }
    }
    add(index)
    return found
  }

  /// The attributes that name a part.
  private static let identity: Set<String> = ["key", "keyPath", "reference", "property"]

  /// Returns the text of a value without the name of its element: `"Hello"` for a string.
  private static func value(_ form: String) -> String {
    for element in ["string ", "mutableString "] where form.hasPrefix(element) {
      return String(form.dropFirst(element.count))
    }
    return form
  }

  // MARK: Layouts

  private struct PlacedView {
    let view: ResolvedView
    let frame: LayoutRect
  }

  /// Returns the view with an id by the numbers of the configurations that contain it.
  private func viewsByConfiguration(_ id: ObjectID) -> [Int: PlacedView] {
    var views: [Int: PlacedView] = [:]
    for scene in compilation.laidOut?.layout.scenes.map(\.self) ?? [] {
      for shared in scene.layouts {
        guard let index = shared.scene.viewIndex(of: id) else { continue }
        for (place, number) in shared.configurations.enumerated() {
          views[number] = PlacedView(
            view: shared.scenes[place].views[index], frame: shared.layout.frames[index])
        }
      }
    }
    return views
  }

  /// Groups values by equality, in the order of the configurations.
  private func applied<Value: Hashable & Sendable>(
    _ values: [(Int, Value)]
  ) -> [ObjectInspection.Applied<Value>] {
    let names = compilation.configurationNames
    var groups: [ObjectInspection.Applied<Value>] = []
    var places: [Value: Int] = [:]
    for (number, value) in values {
      if let place = places[value] {
        groups[place].configurations.append(names[number])
      } else {
        places[value] = groups.count
        groups.append(.init(value: value, configurations: [names[number]]))
      }
    }
    return groups
  }

  private func differences(of views: [Int: PlacedView]) -> [ObjectInspection.Difference] {
    var values: [String: [Int: String]] = [:]
    for (number, placed) in views {
      let members = placed.view.raw.members + placed.view.raw.runtimeMembers
      for member in members { values[member.name, default: [:]][number] = member.value.text }
    }
    return values.keys.sorted().compactMap { name in
      let own = values[name] ?? [:]
      let all = views.keys.sorted().map { ($0, own[$0] ?? "default") }
      let groups = applied(all)
      return groups.count > 1 ? .init(name: name, values: groups) : nil
    }
  }

  // MARK: Constraints

  private func constraints(of index: Int) -> [ObjectInspection.Constraint] {
    let ids = Set(
      [index]
        + selector.objects.filter { object in
          // The guides of a view are sides of it.
          ["viewLayoutGuide", "layoutGuide", "viewControllerLayoutGuide"].contains(
            table.entries[object].element)
            && table.entries[object].parent.map { table.object(of: $0) } == index
        }
    ).map { DocumentTable.id(ofKey: table.entries[$0].key) }
    return selector.objects.filter { object in
      let entry = table.entries[object]
      guard entry.element == "constraint" else { return false }
      return object == index
        || [entry.attributes["firstItem"], entry.attributes["secondItem"]]
          .contains { $0.map(ids.contains) ?? false }
    }.map { constraint(at: $0) }
  }

  private func constraint(at index: Int) -> ObjectInspection.Constraint {
    let id = ObjectID(DocumentTable.id(ofKey: table.entries[index].key))
    let names = compilation.configurationNames
    var meaning: String?
    var active: [Int: ResolvedConstraint] = [:]
    for scene in compilation.laidOut?.layout.scenes.map(\.self) ?? [] {
      for shared in scene.layouts {
        guard let constraint = shared.scene.constraints.first(where: { $0.id == id }) else {
          continue
        }
        meaning = meaning ?? constraint.clause(in: shared.scene)
        for number in shared.configurations { active[number] = constraint }
      }
    }
    let numbers = active.keys.sorted()
    func values(
      _ name: String, _ value: (ResolvedConstraint) -> Double
    ) -> [ObjectInspection.Applied<String>] {
      let groups = applied(
        numbers.map { ($0, "\(name) \(PointText.text(active[$0].map(value) ?? 0))") })
      return groups.count > 1 ? groups : []
    }
    return ObjectInspection.Constraint(
      object: identity(of: index), equation: equation(of: index), meaning: meaning,
      configurations: names.isEmpty ? nil : numbers.map { names[$0] },
      values: values("constant") { $0.constant } + values("priority") { $0.priority })
  }

  // MARK: Connections

  private func connections(of index: Int) -> [ObjectInspection.Connection] {
    let id = DocumentTable.id(ofKey: table.entries[index].key)
    return selector.objects.compactMap { object in
      let entry = table.entries[object]
      guard ["action", "outlet", "outletCollection", "segue"].contains(entry.element),
        let owner = entry.parent.map({ table.object(of: $0) })
      else { return nil }
      let target = entry.attributes["destination"]
      let isOutgoing = owner == index
      guard isOutgoing || target == id || object == index else { return nil }
      let name = entry.attributes["property"] ?? entry.attributes["selector"]
      let other = isOutgoing || object == index ? target.flatMap(self.index(ofObject:)) : owner
      return ObjectInspection.Connection(
        object: identity(of: object), kind: entry.element,
        name: name ?? entry.attributes["kind"] ?? "", event: entry.attributes["eventType"],
        other: other.map { identity(of: $0) }, isOutgoing: isOutgoing || object == index)
    }
  }
}

extension RawValue {
  /// The value as a short text: `"Hello"`, `true`, `{red: 1, green: 0, blue: 0}`.
  package var text: String {
    switch self {
    case .null: "none"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): NumberFormat.text(number)
    case .string(let text): "\"\(text)\""
    case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.name): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}
