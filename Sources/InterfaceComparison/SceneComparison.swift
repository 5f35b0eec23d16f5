import InterfaceMerging
import InterfaceTraits
import StructuredData

/// Compares two states of a scene, layout by layout.
struct SceneComparison {
  private let old: LayoutFile.Scene
  private let new: LayoutFile.Scene
  private let oldFile: LayoutFile
  private let newFile: LayoutFile
  private let values: ValueComparison
  private let matching: ObjectMatching
  private let appearances: (old: Appearances, new: Appearances)
  /// The largest difference between two lengths that is not a change, in points.
  private let tolerance: Double
  /// The configurations that both files have, in the order of the new one.
  private let configurations: [String]
  /// Whether constraints and connections are compared: if the documents are unknown.
  private let comparesGraph: Bool
  private var found = ChangeCollector()

  init(
    _ old: LayoutFile.Scene, in oldFile: LayoutFile, _ new: LayoutFile.Scene,
    in newFile: LayoutFile, _ configurations: [String],
    _ appearances: (old: Appearances, new: Appearances), _ renamed: RenamedObjects,
    comparesGraph: Bool, tolerance: Double
  ) {
    self.comparesGraph = comparesGraph
    self.old = old
    self.new = new
    self.oldFile = oldFile
    self.newFile = newFile
    self.configurations = configurations
    self.appearances = appearances
    self.tolerance = max(tolerance, 0.001)
    matching = ObjectMatching(old, in: oldFile, new, in: newFile, renamed)
    values = ValueComparison(oldFile, newFile, matching, renamed)
  }

  /// Returns the changes of the scene, or `nil` if there are none.
  mutating func difference() -> SceneDifference? {
    for pair in pairs() {
      compare(
        old.layouts[pair.old], new.layouts[pair.new], in: pair.configurations)
    }
    compareSegues()
    if comparesGraph {
      SceneGraphComparison(old: old, new: new, configurations: configurations).compare(&found)
    }
    let objects = found.objects(everywhere: configurations)
    guard !objects.isEmpty else { return nil }
    let changed = Set(objects.flatMap(\.changes).flatMap(\.configurations))
    return SceneDifference(
      id: new.id, oldID: old.id, controller: new.controller, presence: .stays, objects: objects,
      configurations: configurations.filter(changed.contains))
  }

  /// Returns the layouts of the same configurations, each pair once.
  private func pairs() -> [(old: Int, new: Int, configurations: [String])] {
    func layouts(_ scene: LayoutFile.Scene) -> [String: Int] {
      var layouts: [String: Int] = [:]
      for (index, layout) in scene.layouts.enumerated() {
        for name in layout.configurations { layouts[name] = index }
      }
      return layouts
    }
    let (before, after) = (layouts(old), layouts(new))
    var pairs: [(old: Int, new: Int, configurations: [String])] = []
    var positions: [[Int]: Int] = [:]
    for name in configurations {
      guard let one = before[name], let other = after[name] else { continue }
      if let position = positions[[one, other]] {
        pairs[position].configurations.append(name)
      } else {
        positions[[one, other]] = pairs.count
        pairs.append((one, other, [name]))
      }
    }
    return pairs
  }

  // MARK: - Views

  private mutating func compare(
    _ old: LayoutFile.SceneLayout, _ new: LayoutFile.SceneLayout, in names: [String]
  ) {
    var before: [String: Int] = [:]
    for (index, view) in old.views.enumerated() {
      before[matching.newIDs[view.id] ?? view.id] = index
    }
    let oldFrames = old.frames
    let newFrames = new.frames
    var visited: Set<String> = []
    for (index, view) in new.views.enumerated() {
      visited.insert(view.id)
      guard let position = before[view.id], isSame(old.views[position], view) else {
        found.add(.added, in: names, of: object(view, isOld: false))
        continue
      }
      compare(old.views[position], view, in: names)
      let (was, isOutside) = (
        Self.isOutside(oldFrames[position], old.size), Self.isOutside(newFrames[index], new.size)
      )
      if was != isOutside {
        found.add(isOutside ? .offScreen : .onScreen, in: names, of: object(view, isOld: false))
      }
    }
    // A view whose id the new layout uses for another object is also removed.
    for view in old.views {
      let id = matching.newIDs[view.id] ?? view.id
      if !visited.contains(id) {
        found.add(.removed, in: names, of: object(view, isOld: true))
      }
    }
    compareOrder(old, new, in: names)
    compareConstraints(old, new, in: names)
    compareAmbiguities(old, new, in: names)
  }

  private func isSame(_ old: LayoutFile.View, _ new: LayoutFile.View) -> Bool {
    old.id == new.id || matching.isSame(old.id, new.id)
  }

  private mutating func compare(
    _ old: LayoutFile.View, _ new: LayoutFile.View, in names: [String]
  ) {
    let object = object(new, isOld: false)
    let (one, other) = (old.frame, new.frame)
    let outer = old.superview.map { matching.newIDs[$0] ?? $0 }
    let hasMoved = differs(one.x, other.x) || differs(one.y, other.y)
    if outer != new.superview {
      found.add(.moved, "superview", from: old.superview, to: new.superview, in: names, of: object)
    } else if hasMoved {
      found.add(
        .moved, from: point(one.x, one.y), to: point(other.x, other.y), in: names, of: object,
        grouping: [other.x - one.x, other.y - one.y])
    }
    if differs(one.width, other.width) || differs(one.height, other.height) {
      found.add(
        .resized, from: size(one.width, one.height), to: size(other.width, other.height), in: names,
        of: object, grouping: [other.width - one.width, other.height - one.height])
    }
    if old.element != new.element {
      found.add(.attribute, "class", from: old.element, to: new.element, in: names, of: object)
    }
    if old.isCut != new.isCut {
      found.add(new.isCut ? .cut : .uncut, in: names, of: object)
    }
    for difference in values.differences(old.values, new.values) {
      // `attributes` and `children` contain the attributes and the content of any element.
      let path = difference.path.split(separator: ".")
        .filter { $0 != "attributes" && $0 != "children" }.joined(separator: ".")
      let kind = PropertyKind(
        path: path, difference.old?.members ?? [], difference.new?.members ?? [])
      found.add(
        kind?.change ?? .attribute, path, from: values.text(difference.old, isOld: true),
        to: values.text(difference.new, isOld: false), in: names, of: object)
    }
    compareAppearances(old, new, in: names, of: object)
  }

  /// Compares the appearances that are not in the files: image contents, and the components of
  /// named colors.
  private mutating func compareAppearances(
    _ old: LayoutFile.View, _ new: LayoutFile.View, in names: [String],
    of object: ChangeCollector.Object
  ) {
    func image(_ view: LayoutFile.View, _ appearances: Appearances) -> (
      path: String, appearance: String
    )? {
      guard let asset = view.values.last(where: { $0.name == "asset" })?.value,
        let path = asset["path"]?.string, let catalog = asset["catalog"]?.number,
        let appearance = appearances.image(Int(catalog), path)
      else { return nil }
      return (path, appearance)
    }
    if let one = image(old, appearances.old), let other = image(new, appearances.new),
      one.path == other.path, one.appearance != other.appearance
    {
      found.add(
        .image, "file", from: "\(one.path) \(one.appearance)",
        to: "\(other.path) \(other.appearance)",
        in: names, of: object)
    }
    let before = namedColors(of: old)
    for (property, name) in namedColors(of: new)
    where before.contains(where: { $0 == (property, name) }) {
      // A color with the same name may have changed, and only in some configurations.
      for configuration in names {
        guard let one = appearances.old.color(name, configuration),
          let other = appearances.new.color(name, configuration), one != other
        else { continue }
        found.add(
          .color, property, from: "\(name) \(one)", to: "\(name) \(other)", in: [configuration],
          of: object)
      }
    }
  }

  private func namedColors(of view: LayoutFile.View) -> [(property: String, name: String)] {
    let attributes = view.values.last { $0.name == "attributes" }?.value.members ?? []
    return attributes.compactMap { member in
      guard let name = member.value["name"]?.string,
        case .color? = PropertyKind(path: member.name)
      else { return nil }
      return (member.name, name)
    }
  }

  // MARK: - Order

  /// Finds the views that are drawn before or behind other siblings: all except a largest set that
  /// keeps its order.
  private mutating func compareOrder(
    _ old: LayoutFile.SceneLayout, _ new: LayoutFile.SceneLayout, in names: [String]
  ) {
    var positions: [String: Int] = [:]
    for (index, view) in old.views.enumerated() {
      positions[matching.newIDs[view.id] ?? view.id] = index
    }
    var siblings: [String?: [(view: LayoutFile.View, position: Int)]] = [:]
    var order: [String?] = []
    for view in new.views {
      guard let position = positions[view.id] else { continue }
      let outer = old.views[position].superview
      guard outer.map({ matching.newIDs[$0] ?? $0 }) == view.superview else { continue }
      if siblings[view.superview] == nil { order.append(view.superview) }
      siblings[view.superview, default: []].append((view, position))
    }
    for outer in order {
      guard let views = siblings[outer] else { continue }
      let unmoved = LongestIncreasingSubsequence.longest(in: views.map(\.position))
      for (index, entry) in views.enumerated() where !unmoved.contains(index) {
        found.add(.order, in: names, of: object(entry.view, isOld: false))
      }
    }
  }

  // MARK: - Constraints

  private mutating func compareConstraints(
    _ old: LayoutFile.SceneLayout, _ new: LayoutFile.SceneLayout, in names: [String]
  ) {
    var before: [String: LayoutFile.Constraint] = [:]
    for constraint in old.constraints { before[constraint.id] = constraint }
    var added: [LayoutFile.Constraint] = []
    for constraint in new.constraints {
      guard let existing = before.removeValue(forKey: constraint.id) else {
        added.append(constraint)
        continue
      }
      let object = ChangeCollector.Object.constraint(constraint.id)
      if differs(existing.constant, constraint.constant) {
        found.add(
          .constraint, "constant", from: number(existing.constant), to: number(constraint.constant),
          in: names, of: object)
      }
      if existing.isPlaceholder != constraint.isPlaceholder {
        found.add(
          .constraint, "placeholder", from: String(existing.isPlaceholder),
          to: String(constraint.isPlaceholder), in: names, of: object)
      }
    }
    // A constraint with another id and the same constant is the same: nothing is reported.
    var remaining = old.constraints.filter { before[$0.id] != nil }
    for constraint in added {
      if let index = remaining.firstIndex(where: { $0.constant == constraint.constant }) {
        remaining.remove(at: index)
      } else {
        found.add(
          .constraint, "presence", to: number(constraint.constant), in: names,
          of: .constraint(constraint.id))
      }
    }
    for constraint in remaining {
      found.add(
        .constraint, "presence", from: number(constraint.constant), in: names,
        of: .constraint(constraint.id))
    }
    compareConflicts(old, new, in: names)
  }

  private mutating func compareConflicts(
    _ old: LayoutFile.SceneLayout, _ new: LayoutFile.SceneLayout, in names: [String]
  ) {
    // Which one of several conflicting constraints is reported is arbitrary.
    let before = Set(old.conflicts.joined())
    let after = Set(new.conflicts.joined())
    for conflict in new.conflicts where before.isDisjoint(with: conflict) {
      guard let id = conflict.first else { continue }
      found.add(
        .conflicting, to: conflict.joined(separator: " "), in: names,
        of: .constraint(id))
    }
    for conflict in old.conflicts where after.isDisjoint(with: conflict) {
      guard let id = conflict.first else { continue }
      found.add(
        .unconflicting, from: conflict.joined(separator: " "), in: names,
        of: .constraint(id))
    }
  }

  private mutating func compareAmbiguities(
    _ old: LayoutFile.SceneLayout, _ new: LayoutFile.SceneLayout, in names: [String]
  ) {
    guard !(old.ambiguities.isEmpty && new.ambiguities.isEmpty) else { return }
    let views = Set(old.views.map { matching.newIDs[$0.id] ?? $0.id })
    for view in new.views where views.contains(view.id) {
      let before = old.ambiguities[matching.oldIDs[view.id] ?? view.id] ?? []
      let after = new.ambiguities[view.id] ?? []
      if before.isEmpty != after.isEmpty {
        found.add(
          after.isEmpty ? .unambiguous : .ambiguous,
          from: before.isEmpty ? nil : before.joined(separator: " "),
          to: after.isEmpty ? nil : after.joined(separator: " "), in: names,
          of: object(view, isOld: false))
      }
    }
  }

  // MARK: - Segues

  private mutating func compareSegues() {
    var remaining = old.segues
    for segue in new.segues {
      let index =
        segue.id.flatMap { id in remaining.firstIndex { $0.id == id } }
        ?? remaining.firstIndex {
          $0.kind == segue.kind && isSameObject($0.source, segue.source)
            && isSameObject($0.destination, segue.destination)
        }
      let object = ChangeCollector.Object(segue)
      guard let index else {
        found.add(
          .segue, "presence", to: segue.destination ?? segue.kind, in: configurations, of: object)
        continue
      }
      let before = remaining.remove(at: index)
      for (name, one, other) in [
        ("kind", before.kind as String?, segue.kind as String?),
        ("source", before.source, segue.source),
        ("destination", before.destination, segue.destination),
      ] where !isSameObject(one, other) {
        found.add(.segue, name, from: one, to: other, in: configurations, of: object)
      }
      for difference in values.differences(before.values, segue.values) {
        found.add(
          .segue, difference.path, from: values.text(difference.old, isOld: true),
          to: values.text(difference.new, isOld: false), in: configurations, of: object)
      }
    }
    for segue in remaining {
      found.add(
        .segue, "presence", from: segue.destination ?? segue.kind, in: configurations,
        of: ChangeCollector.Object(segue))
    }
  }

  private func isSameObject(_ old: String?, _ new: String?) -> Bool {
    guard let old, let new else { return old == new }
    return values.isSame(old, new)
  }

  // MARK: - Spelling

  private func object(_ view: LayoutFile.View, isOld: Bool) -> ChangeCollector.Object {
    let oldID = isOld ? nil : matching.oldIDs[view.id]
    return ChangeCollector.Object(
      id: view.id, oldID: oldID == view.id ? nil : oldID, element: view.element,
      label: LayoutFile.label(of: view))
  }

  private func differs(_ one: Double, _ other: Double) -> Bool { abs(one - other) > tolerance }

  private func number(_ number: Double) -> String {
    // Smaller differences are not a change.
    let rounded = (number * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }

  private func size(_ width: Double, _ height: Double) -> String {
    "\(number(width)) x \(number(height))"
  }

  /// Returns whether a view with a nonempty frame is entirely outside the canvas.
  private static func isOutside(_ frame: LayoutRect, _ canvas: LayoutSize) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    return frame.x >= canvas.width || frame.y >= canvas.height || frame.maxX <= 0 || frame.maxY <= 0
  }
}
