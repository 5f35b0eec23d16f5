package import InterfaceTraits

extension DeclarationSection<ContainerRule> {
  /// Returns the declarations about a controller, in ascending order of precedence:
  /// a class anywhere, a class inside others, an id.
  ///
  /// Among equals the earlier one is first.
  ///
  /// - Parameters:
  ///   - id: The controller's id.
  ///   - classes: Its classes, from its own to `UIViewController`, each without and with its
  ///     module.
  ///   - around: The classes of all containers, innermost first.
  /// - Returns: Handles of `rules`.
  package func rules(
    id: String?, classes: [String], around: [[String]] = []
  ) -> [Handle<ContainerRule>] {
    var found: [(strength: Int, rule: Handle<ContainerRule>)] = []
    for (handle, rule) in rules.indexed {
      if let strength = rule.target.strength(id: id, classes: classes, around: around) {
        found.append((strength, handle))
      }
    }
    return found.sorted { ($0.strength, $0.rule) < ($1.strength, $1.rule) }.map(\.rule)
  }

  /// Returns the combination of the declarations that apply in an environment.
  ///
  /// For the same property, the one with higher precedence counts.
  ///
  /// - Parameters:
  ///   - handles: Handles of `rules`, in ascending order of precedence.
  ///   - environment: The window, with the traits of the controller.
  /// - Returns: The combined declaration.
  package func declaration(
    _ handles: [Handle<ContainerRule>], in environment: ConditionEnvironment
  ) -> ContainerDeclaration {
    var result = ContainerDeclaration()
    for handle in handles where rules[handle].condition.holds(in: environment) {
      result.merge(rules[handle].declaration)
    }
    return result
  }
}

extension ConfigurationTarget {
  /// Returns the precedence of a target for an object: 0 for a class anywhere, 1 for a class inside
  /// others, 2 for an id, or `nil` if it does not match.
  fileprivate func strength(id: String?, classes: [String], around: [[String]]) -> Int? {
    if let id, ids.contains(where: { $0.text == id }) { return 2 }
    guard let className, classes.contains(className.text) else { return nil }
    var remaining = around[...]
    for container in containers {
      guard let found = remaining.firstIndex(where: { $0.contains(container.text) }) else {
        return nil
      }
      remaining = remaining[(found + 1)...]
    }
    return containers.isEmpty ? 0 : 1
  }
}
