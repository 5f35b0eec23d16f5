package import InterfaceTraits

/// When a statement of a configuration holds: a question to a window's size, its traits, the system and the designs.
package indirect enum Condition: Hashable, Sendable {
  /// A number that a comparison is about.
  package enum Quantity: Hashable, Sendable {
    /// The window's width, in points.
    case width
    /// The window's height, in points.
    case height
    /// The system's major version.
    case system
    case number(Double)
  }

  /// How the sides of a comparison stand to each other.
  package enum Relation: Hashable, Sendable {
    case less, lessOrEqual, equal, notEqual, greaterOrEqual, greater

    /// Whether it holds between two values.
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

  /// Always.
  case always
  /// Two numbers are compared.
  case comparison(Quantity, Relation, Quantity)
  /// A trait is compared with the value of that number among its values.
  case trait(NamedTrait, Relation, Int)
  /// A design holds.
  case design(String)
  /// All of them hold.
  case all([Condition])
  /// One of them holds at least.
  case any([Condition])
  /// It does not hold.
  case not(Condition)

  /// Whether the condition holds in a place.
  package func holds(in place: ConditionPlace) -> Bool {
    switch self {
    case .always: true
    case .comparison(let left, let relation, let right):
      relation.holds(place.value(of: left), place.value(of: right))
    case .trait(let trait, let relation, let wanted):
      // What has no value equals nothing and stands in no order.
      place.index(of: trait).map { relation.holds($0, wanted) } ?? (relation == .notEqual)
    case .design(let name): place.designs.contains(name)
    case .all(let parts): parts.allSatisfy { $0.holds(in: place) }
    case .any(let parts): parts.contains { $0.holds(in: place) }
    case .not(let part): !part.holds(in: place)
    }
  }

  /// Calls `body` with each part that has no parts.
  package func visitLeaves(_ body: (Condition) -> Void) {
    switch self {
    case .always, .comparison, .trait, .design: body(self)
    case .all(let parts), .any(let parts): for part in parts { part.visitLeaves(body) }
    case .not(let part): part.visitLeaves(body)
    }
  }

  /// How many parts there are that have no parts.
  package var size: Int {
    var count = 0
    visitLeaves { _ in count += 1 }
    return count
  }

  /// Whether the condition asks for the window's width or height.
  package var dependsOnSize: Bool {
    var found = false
    visitLeaves { leaf in
      guard case .comparison(let left, _, let right) = leaf else { return }
      if [left, right].contains(where: { $0 == .width || $0 == .height }) { found = true }
    }
    return found
  }
}

/// What conditions ask for.
package struct ConditionPlace: Hashable, Sendable {
  /// The window, in points.
  package var size: LayoutSize
  package var traits: TraitCollection
  /// The system's major version.
  package var system: Int
  /// The names of the designs that hold.
  package var designs: Set<String>

  /// Creates a place.
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
