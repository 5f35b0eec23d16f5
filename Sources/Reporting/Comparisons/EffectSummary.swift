package import InterfaceComparison
import InterfaceSource

/// The effects of changes in a scene: the views whose frames follow from other changes, in few lines.
package enum EffectSummary {
  /// The maximum number of views that a line names.
  private static let mostNames = 3

  /// Returns the objects of a scene without the changes that lines of the summary contain.
  package static func causes(in scene: SceneDifference) -> [ObjectDifference] {
    scene.objects.compactMap { object in
      let changes = object.changes.filter { !isSummarized($0) }
      if changes.count == object.changes.count { return object }
      return changes.isEmpty ? nil : object.with(changes)
    }
  }

  /// Returns the lines, such as `moves 12 views and resizes 2 views`, each with the configurations in
  /// which it applies.
  ///
  /// - Parameters:
  ///   - scene: The changes.
  ///   - name: Returns the name of a view.
  /// - Returns: The lines.
  package static func lines(
    for scene: SceneDifference,
    naming name: (ObjectDifference) -> String = { ObjectName.text($0.element, $0.label, id: nil) }
  ) -> [(text: String, configurations: [String], isEverywhere: Bool)] {
    var groups:
      [(configurations: [String], isEverywhere: Bool, moved: [String], resized: [String])] =
        []
    for object in scene.objects {
      let name = name(object)
      for change in object.changes where isSummarized(change) {
        var index = groups.firstIndex { $0.configurations == change.configurations }
        if index == nil {
          groups.append((change.configurations, change.isEverywhere, [], []))
          index = groups.count - 1
        }
        guard let index else { continue }
        if change.kind == .moved {
          groups[index].moved.append(name)
        } else {
          groups[index].resized.append(name)
        }
      }
    }
    return groups.map { group in
      let parts = [
        group.moved.isEmpty ? nil : "moves " + named(group.moved),
        group.resized.isEmpty ? nil : "resizes " + named(group.resized),
      ]
      return (
        parts.compactMap(\.self).joined(separator: "; "), group.configurations, group.isEverywhere
      )
    }
  }

  private static func isSummarized(_ change: Change) -> Bool {
    change.isEffect && [.moved, .resized].contains(change.kind)
  }

  private static func named(_ names: [String]) -> String {
    let count = CountedNoun.text(names.count, "view")
    let rest = names.count - mostNames
    return "\(count): \(names.prefix(mostNames).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
