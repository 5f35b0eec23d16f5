extension StatementSection<ContainerRule> {
  /// The numbers of the statements about a controller, the weakest first: a class anywhere, a class inside others, an id;
  /// among equals the earlier one.
  ///
  /// - Parameters:
  ///   - id: The controller's id.
  ///   - classes: Its classes, from its own to `UIViewController`, by themselves and with their modules.
  ///   - around: The classes of everything around it, from the inside to the outside.
  /// - Returns: Numbers of `rules`.
  package func rules(id: String?, classes: [String], around: [[String]] = []) -> [Int] {
    var found: [(strength: Int, rule: Int)] = []
    for (number, rule) in rules.enumerated() {
      if let strength = rule.target.strength(id: id, classes: classes, around: around) {
        found.append((strength, number))
      }
    }
    return found.sorted { ($0.strength, $0.rule) < ($1.strength, $1.rule) }.map(\.rule)
  }

  /// What statements that hold in a place say together; of two that say the same thing the stronger one counts.
  ///
  /// - Parameters:
  ///   - numbers: Numbers of `rules`, the weakest first.
  ///   - place: The window, with the traits of the controller.
  /// - Returns: What is said.
  package func statement(_ numbers: [Int], in place: ConditionPlace) -> ContainerStatement {
    var result = ContainerStatement()
    for number in numbers where rules[number].condition.holds(in: place) {
      result.take(rules[number].statement)
    }
    return result
  }
}

extension ConfigurationTarget {
  /// How strongly a statement is about an object: 0 for a class anywhere, 1 for a class inside others, 2 for an id; nil
  /// when it is about something else.
  fileprivate func strength(id: String?, classes: [String], around: [[String]]) -> Int? {
    if let id, ids.contains(where: { $0.text == id }) { return 2 }
    guard let className, classes.contains(className.text) else { return nil }
    var rest = around[...]
    for container in containers {
      guard let found = rest.firstIndex(where: { $0.contains(container.text) }) else { return nil }
      rest = rest[(found + 1)...]
    }
    return containers.isEmpty ? 0 : 1
  }
}
