package import InterfaceTraits

/// The condition of a declaration: a predicate about the size and traits of a window, the system
/// version and the designs.
package indirect enum Condition: Hashable, Sendable {
  /// An operand of a comparison.
  package enum Quantity: Hashable, Sendable {
    /// The window's width, in points.
    case width
    /// The window's height, in points.
    case height
    /// The system's major version.
    case system
    case number(Double)
  }

  /// The operator of a comparison.
  package enum Relation: Hashable, Sendable {
    case less, lessOrEqual, equal, notEqual, greaterOrEqual, greater

    /// Returns whether the relation holds between two values.
    package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .equal: left == right
      case .notEqual: left != right
      case .greaterOrEqual: left >= right
      case .greater: left > right
      }
    }
  }

  /// The condition that always holds.
  case always
  /// A comparison of two numbers.
  case comparison(Quantity, Relation, Quantity)
  /// A comparison of a trait with a value, given by its index among the trait's values.
  case trait(NamedTrait, Relation, Int)
  /// The condition that a design is active.
  case design(String)
  /// The condition that all of several conditions hold.
  case all([Condition])
  /// The condition that at least one of several conditions holds.
  case any([Condition])
  /// The condition that another one does not hold.
  case not(Condition)

  /// Returns whether the condition holds in an environment.
  package func holds(in environment: ConditionEnvironment) -> Bool {
    switch self {
    case .always: true
    case .comparison(let left, let relation, let right):
      relation.holds(environment.value(of: left), environment.value(of: right))
    case .trait(let trait, let relation, let expected):
      // An unspecified trait equals no value and has no order.
      environment.index(of: trait).map { relation.holds($0, expected) } ?? (relation == .notEqual)
    case .design(let name): environment.designs.contains(name)
    case .all(let parts): parts.allSatisfy { $0.holds(in: environment) }
    case .any(let parts): parts.contains { $0.holds(in: environment) }
    case .not(let part): !part.holds(in: environment)
    }
  }

  /// Calls `body` with each condition that contains no other ones.
  package func visitLeaves(_ body: (Condition) -> Void) {
    switch self {
    case .always, .comparison, .trait, .design: body(self)
    case .all(let parts), .any(let parts): for part in parts { part.visitLeaves(body) }
    case .not(let part): part.visitLeaves(body)
    }
  }

  /// The number of conditions that contain no other ones.
  package var size: Int {
    var count = 0
    visitLeaves { _ in count += 1 }
    return count
  }

  /// Whether the condition depends on the window's width or height.
  package var dependsOnSize: Bool {
    var found = false
    visitLeaves { leaf in
      guard case .comparison(let left, _, let right) = leaf else { return }
      if [left, right].contains(where: { $0 == .width || $0 == .height }) { found = true }
    }
    return found
  }
}

/// The environment in which conditions are evaluated.
package struct ConditionEnvironment: Hashable, Sendable {
  /// The size of the window, in points.
  package var size: LayoutSize
  package var traits: TraitCollection
  /// The system's major version.
  package var system: Int
  /// The names of the active designs.
  package var designs: Set<String>

  package init(size: LayoutSize, traits: TraitCollection, system: Int, designs: Set<String> = []) {
    self.size = size
    self.traits = traits
    self.system = system
    self.designs = designs
  }

  fileprivate func value(of quantity: Condition.Quantity) -> Double {
    switch quantity {
    case .width: size.width
    case .height: size.height
    case .system: Double(system)
    case .number(let number): number
    }
  }

  fileprivate func index(of trait: NamedTrait) -> Int? {
    trait.effectiveValue(in: traits).flatMap { trait.values.firstIndex(of: $0) }
  }
}
