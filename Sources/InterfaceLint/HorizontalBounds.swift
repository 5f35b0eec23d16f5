import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Which horizontal positions and widths of a document's views its constraints limit.
///
/// Priorities and traits do not matter: a constraint that may hold counts. Views that stack views
/// arrange are inside these, and views that constraints do not position are limited by their stored
/// frames. The edges of guides and margins count as those of their views.
struct HorizontalBounds {
  /// A position or extent of a view along the horizontal axis.
  private enum Quantity: UInt8 {
    case leading = 1
    case center = 2
    case trailing = 4
    case width = 8

    /// The quantity of an attribute, or `nil` for those along the vertical axis.
    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .leading, .left, .leadingMargin, .leftMargin: self = .leading
      case .trailing, .right, .trailingMargin, .rightMargin: self = .trailing
      case .centerX, .centerXWithinMargins: self = .center
      case .width: self = .width
      default: return nil
      }
    }
  }

  /// The limited quantities of a view.
  private struct Limits {
    /// The quantities with a greatest value.
    var greatest: UInt8 = 0
    /// The quantities with a least value.
    var least: UInt8 = 0

    static let all = Limits(greatest: 15, least: 15)
  }

  /// That one quantity is at most another one plus a constant.
  private struct Relation {
    var lesser: Quantity
    var lesserView: Handle<SceneGraph.View>
    var greater: Quantity
    var greaterView: Handle<SceneGraph.View>
  }

  private let graph: SceneGraph
  private var limits: Table<SceneGraph.View, Limits>
  /// The relations by both of their views.
  private var relations: Table<SceneGraph.View, [Relation]>
  /// The views whose limits changed.
  private var pending: [Handle<SceneGraph.View>] = []

  init(_ graph: SceneGraph) {
    self.graph = graph
    limits = graph.views.mapValues { _ in Limits() }
    relations = graph.views.mapValues { _ in [] }
    for (handle, view) in graph.views.indexed {
      if let superview = view.superview, Self.isArranged(view, in: graph) {
        add(
          Relation(
            lesser: .trailing, lesserView: handle, greater: .trailing, greaterView: superview))
        add(
          Relation(
            lesser: .leading, lesserView: superview, greater: .leading, greaterView: handle))
      } else if !Self.isConstrained(view) {
        limits[handle] = .all
        pending.append(handle)
      }
    }
    for constraint in graph.constraints { add(constraint) }
    propagate()
  }

  /// Returns whether a view begins at a limited position, and nothing limits where it ends.
  func hasNoEnd(_ view: Handle<SceneGraph.View>) -> Bool {
    limits[view].least & Quantity.leading.rawValue != 0
      && limits[view].greatest & Quantity.trailing.rawValue == 0
  }

  /// Returns whether a stack view arranges a view.
  static func isArranged(_ view: SceneGraph.View, in graph: SceneGraph) -> Bool {
    view.role == .subview && view.superview.map { graph[$0].kind } == .stackView
  }

  /// Returns whether constraints position a view that no stack view arranges.
  static func isConstrained(_ view: SceneGraph.View) -> Bool {
    view.attributes.flag(.translatesAutoresizingMaskIntoConstraints) == false
      && view.attributes.flag(.fixedFrame) != true
  }

  private mutating func add(_ relation: Relation) {
    relations[relation.lesserView].append(relation)
    if relation.greaterView != relation.lesserView {
      relations[relation.greaterView].append(relation)
    }
  }

  private mutating func add(_ constraint: SceneGraph.Constraint) {
    guard let first = Quantity(constraint.firstAttribute) else { return }
    let view = graph.view(of: constraint.first)
    guard let (item, attribute) = constraint.second else {
      if constraint.relation != .greaterThanOrEqual { setGreatest(first, of: view) }
      return
    }
    guard let second = Quantity(attribute) else {
      // A width that follows from a height.
      setGreatest(first, of: view)
      return
    }
    let other = graph.view(of: item)
    if constraint.relation != .greaterThanOrEqual {
      add(Relation(lesser: first, lesserView: view, greater: second, greaterView: other))
    }
    if constraint.relation != .lessThanOrEqual {
      add(Relation(lesser: second, lesserView: other, greater: first, greaterView: view))
    }
  }

  private mutating func setGreatest(_ quantity: Quantity, of view: Handle<SceneGraph.View>) {
    guard limits[view].greatest & quantity.rawValue == 0 else { return }
    limits[view].greatest |= quantity.rawValue
    pending.append(view)
  }

  private mutating func setLeast(_ quantity: Quantity, of view: Handle<SceneGraph.View>) {
    guard limits[view].least & quantity.rawValue == 0 else { return }
    limits[view].least |= quantity.rawValue
    pending.append(view)
  }

  /// Derives limits from each other until nothing changes.
  private mutating func propagate() {
    while let view = pending.popLast() {
      propagateInside(view)
      for relation in relations[view] {
        if limits[relation.greaterView].greatest & relation.greater.rawValue != 0 {
          setGreatest(relation.lesser, of: relation.lesserView)
        }
        if limits[relation.lesserView].least & relation.lesser.rawValue != 0 {
          setLeast(relation.greater, of: relation.greaterView)
        }
      }
    }
  }

  /// Derives the limits of a view from its others: its center is between its edges, and two of its
  /// quantities determine the others.
  private mutating func propagateInside(_ view: Handle<SceneGraph.View>) {
    func isLimited(_ limited: UInt8, _ quantities: Quantity...) -> Bool {
      quantities.allSatisfy { limited & $0.rawValue != 0 }
    }
    let (greatest, least) = (limits[view].greatest, limits[view].least)
    if isLimited(greatest, .trailing) {
      setGreatest(.center, of: view)
      setGreatest(.leading, of: view)
      if isLimited(least, .leading) { setGreatest(.width, of: view) }
      if isLimited(least, .center) { setLeast(.leading, of: view) }
    }
    if isLimited(least, .leading) {
      setLeast(.center, of: view)
      setLeast(.trailing, of: view)
      if isLimited(greatest, .center) { setGreatest(.trailing, of: view) }
    }
    if isLimited(greatest, .width) {
      if isLimited(greatest, .leading) || isLimited(greatest, .center) {
        setGreatest(.trailing, of: view)
      }
      if isLimited(least, .trailing) || isLimited(least, .center) { setLeast(.leading, of: view) }
    }
  }
}
