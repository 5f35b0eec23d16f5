import ConstraintSolver

/// The exact optimum of a small system, by enumeration.
///
/// Costs are linear between the hyperplanes on which constraints hold with equality, so among the
/// optima there is a point where as many independent hyperplanes intersect as there are variables,
/// including the faces of a distant bounding box. All such points are enumerated, in whole numbers
/// over a common denominator: the result is exact, and no code is shared with the solver.
struct ExactReference {
  /// A point as numerators over one positive denominator.
  struct Point {
    var numerators: [Int]
    var denominator: Int
  }

  /// The distance of the faces of the box that makes every set of optima bounded.
  static let horizon = 100_003

  let constraints: [ExactConstraint]
  let variableCount: Int
  /// The required constraints that conflict with earlier ones.
  private(set) var rejected: Set<Int> = []
  /// The least error of each level below required, strongest first.
  private(set) var errors: [(level: Level, error: Double)] = []
  private var points: [Point] = []

  init(_ constraints: [ExactConstraint], variableCount: Int) {
    self.constraints = constraints
    self.variableCount = variableCount
    enumerate()
    acceptRequired()
    points = optima(downTo: nil, recording: true)
  }

  /// The variables that have several values among the optima of the levels down to `floor`.
  func freeVariables(downTo floor: Level) -> Set<Int> {
    var copy = self
    copy.enumerate()
    copy.keepFeasible()
    return copy.spread(of: copy.optima(downTo: floor, recording: false))
  }

  /// The variables that have several values among the optima of all levels.
  func freeVariables() -> Set<Int> {
    spread(of: points)
  }

  private func spread(of points: [Point]) -> Set<Int> {
    guard let first = points.first else { return [] }
    return Set(
      (0..<variableCount).filter { index in
        points.contains {
          $0.numerators[index] * first.denominator != first.numerators[index] * $0.denominator
        }
      })
  }

  /// Returns the value of a constraint's left side at a point, times the point's denominator.
  private func residual(_ constraint: ExactConstraint, _ point: Point) -> Int {
    var sum = constraint.constant * point.denominator
    for index in 0..<variableCount {
      sum += constraint.coefficients[index] * point.numerators[index]
    }
    return sum
  }

  private func error(_ constraint: ExactConstraint, _ point: Point) -> Int {
    let value = residual(constraint, point)
    switch constraint.relation {
    case .lessOrEqual: return max(0, value)
    case .equal: return abs(value)
    case .greaterOrEqual: return max(0, -value)
    }
  }

  /// Returns every point in the box where `variableCount` independent hyperplanes intersect.
  private mutating func enumerate() {
    var planes: [(coefficients: [Int], constant: Int)] = []
    for constraint in constraints where constraint.coefficients.contains(where: { $0 != 0 }) {
      planes.append((constraint.coefficients, constraint.constant))
    }
    for index in 0..<variableCount {
      var unit = [Int](repeating: 0, count: variableCount)
      unit[index] = 1
      planes.append((unit, ExactReference.horizon))
      planes.append((unit, -ExactReference.horizon))
    }
    points = []
    var chosen: [Int] = []
    func choose(from start: Int) {
      if chosen.count == variableCount {
        if let point = meet(chosen.map { planes[$0] }), isInside(point) { points.append(point) }
        return
      }
      for index in start..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  private func isInside(_ point: Point) -> Bool {
    point.numerators.allSatisfy { abs($0) <= ExactReference.horizon * point.denominator }
  }

  /// Returns the only point on all planes, by elimination without fractions (Bareiss).
  private func meet(_ planes: [(coefficients: [Int], constant: Int)]) -> Point? {
    let count = variableCount
    var rows = planes.map { $0.coefficients + [-$0.constant] }
    var previous = 1
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { rows[$0][column] != 0 }) else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column]
        let head = rows[column][column]
        for index in 0...count {
          rows[row][index] = (rows[row][index] * head - rows[column][index] * factor) / previous
        }
      }
      previous = rows[column][column]
    }
    let denominator = rows[count - 1][count - 1]
    let sign = denominator < 0 ? -1 : 1
    return Point(
      numerators: (0..<count).map { rows[$0][count] * sign }, denominator: denominator * sign)
  }

  /// Adds the required constraints in order, and drops each that leaves no point.
  private mutating func acceptRequired() {
    for (index, constraint) in constraints.enumerated() where constraint.level == .required {
      let left = points.filter { error(constraint, $0) == 0 }
      if left.isEmpty { rejected.insert(index) } else { points = left }
    }
  }

  private mutating func keepFeasible() {
    for (index, constraint) in constraints.enumerated()
    where constraint.level == .required && !rejected.contains(index) {
      points = points.filter { error(constraint, $0) == 0 }
    }
  }

  /// Returns the points that are optimal at every level down to `floor`, in order.
  private mutating func optima(downTo floor: Level?, recording: Bool) -> [Point] {
    var best = points
    let levels = Set(constraints.map(\.level)).subtracting([.required]).sorted(by: >)
    for level in levels {
      if let floor, level < floor { break }
      let own = constraints.filter { $0.level == level }
      let lowest = own.map(\.scale).min() ?? 0
      // Sums of errors, in units of 2^lowest, over the denominators.
      let sums = best.map { point in
        own.reduce(Int128(0)) { $0 + (Int128(error($1, point)) << ($1.scale - lowest)) }
      }
      var least = 0
      for index in best.indices
      where sums[index] * Int128(best[least].denominator)
        < sums[least] * Int128(best[index].denominator)
      {
        least = index
      }
      if recording, !best.isEmpty {
        let unit = Double(sign: .plus, exponent: lowest, significand: 1)
        errors.append(
          (level, Double(sums[least]) / Double(best[least].denominator) * unit))
      }
      let bestSum = sums[least]
      let bestDenominator = Int128(best[least].denominator)
      best = best.indices.filter {
        sums[$0] * bestDenominator == bestSum * Int128(best[$0].denominator)
      }.map { best[$0] }
    }
    return best
  }
}
