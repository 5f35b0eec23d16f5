extension SceneDifference {
  /// The largest distance that rounding to pixels moves an edge, in points.
  private static let rounding = 0.5

  /// Returns the changes as a reader of pictures of devices needs them: a change that a device shows is
  /// not repeated for size-class cells, and frames that follow others and differ by rounding only
  /// are left out.
  ///
  /// - Parameter all: All configurations that were compared.
  /// - Returns: The scene with these changes.
  package func onDevices(of all: [String]) -> SceneDifference {
    let told = objects.compactMap { object -> ObjectDifference? in
      var changes: [Change] = []
      for change in object.changes {
        if change.isEffect, let distance = change.distance, distance < Self.rounding { continue }
        if let index = changes.firstIndex(where: { $0.isAlmost(change, within: Self.rounding) }) {
          let both = Set(changes[index].configurations + change.configurations)
          changes[index].configurations = all.filter(both.contains)
          changes[index].isEverywhere = changes[index].configurations.count == all.count
        } else {
          changes.append(change)
        }
      }
      let shown = Set(changes.filter(\.hasDevice).map(\.identity))
      changes = changes.compactMap { change in
        guard !change.isEverywhere, shown.contains(change.identity) else { return change }
        var change = change
        change.configurations.removeAll { !Change.isDevice($0) }
        return change.configurations.isEmpty ? nil : change
      }
      return changes.isEmpty ? nil : object.with(changes)
    }
    return SceneDifference(
      id: id, oldID: oldID, controller: controller, presence: presence, objects: told,
      configurations: configurations)
  }
}

extension Change {
  fileprivate struct Identity: Hashable {
    let kind: ChangeKind
    let property: String?
  }

  fileprivate var identity: Identity { Identity(kind: kind, property: property) }

  fileprivate static func isDevice(_ configuration: String) -> Bool {
    configuration.hasPrefix("device:")
  }

  fileprivate var hasDevice: Bool { configurations.contains(where: Self.isDevice) }

  /// The numbers by which a position or size changes, or `nil` for another change.
  private var amounts: [Double]? {
    guard kind == .moved || kind == .resized, property == nil else { return nil }
    func numbers(_ text: String?) -> [Double] {
      (text ?? "").split(separator: " ").compactMap { Double($0) }
    }
    let (before, after) = (numbers(from), numbers(to))
    return before.count == 2 && after.count == 2 ? zip(before, after).map { $1 - $0 } : nil
  }

  /// The greater one of these numbers.
  fileprivate var distance: Double? { amounts?.map(abs).max() }

  /// Whether both changes have the same words: the amounts of effects are left out.
  fileprivate func isAlmost(_ other: Change, within limit: Double) -> Bool {
    guard identity == other.identity, isEffect == other.isEffect, let amounts,
      let others = other.amounts
    else { return false }
    return isEffect || zip(amounts, others).allSatisfy { abs($0 - $1) < limit }
  }
}
