/// Facts about the objects of a document from its layouts, by their ids.
package struct LayoutFacts: Sendable {
  /// A frame of a view, and the configurations in which the view has it.
  package struct Placement: Sendable {
    package var frame: String
    package var configurations: [String]
  }

  /// Whether the version that was laid out is the newest one.
  package let isCurrent: Bool
  /// The names of all configurations, in order.
  package let configurations: [String]
  package private(set) var placements: [String: [Placement]] = [:]
  /// The configurations in which each constraint is active.
  package private(set) var active: [String: [String]] = [:]

  package init(isCurrent: Bool, configurations: [String]) {
    self.isCurrent = isCurrent
    self.configurations = configurations
  }

  /// Adds a frame of a view in some configurations.
  package mutating func add(_ frame: String, of view: String, in names: [String]) {
    if let index = placements[view]?.firstIndex(where: { $0.frame == frame }) {
      placements[view]?[index].configurations += names
    } else {
      placements[view, default: []].append(Placement(frame: frame, configurations: names))
    }
  }

  /// Adds configurations in which a constraint is active.
  package mutating func add(constraint: String, in names: [String]) {
    active[constraint, default: []] += names
  }

  /// Returns the names of configurations as a phrase.
  package func phrase(_ names: [String]) -> String {
    if names.count == configurations.count { return "all configurations" }
    let known = Set(names)
    if names.count > configurations.count / 2 {
      let others = configurations.filter { !known.contains($0) }
      return "all configurations except \(others.joined(separator: ", "))"
    }
    return configurations.filter { known.contains($0) }.joined(separator: ", ")
  }
}
