// Moving the goal nearer while all other constraints remain satisfied: the primal simplex method.
extension ConflictDictionary {
  /// A move along a nonbasic variable.
  struct Ray {
    var column: Int
    /// The direction, by its sign, and the distance.
    var step: Double
  }

  /// The reach of a move.
  enum Reach {
    /// The move reaches a point where the goal is satisfied.
    case goal(Ray)
    /// The move ends where the constraint of a basic variable would be violated.
    case wall(row: Int, Ray)
  }

  /// The result for the goal.
  enum Outcome {
    /// The goal is satisfied at the end of the ray.
    case reached(Ray)
    /// No move brings it nearer.
    case impossible
    /// The result is unknown.
    case unknown
  }

  /// The direction in which the slack of the goal must move.
  var goalDirection: Double { variables[slack(of: goal)].value < 0 ? 1 : -1 }

  /// Returns the direction along a column that brings the goal nearer, or 0 if neither does.
  @inline(__always)
  private func improvement(_ column: Int, _ row: Int, _ direction: Double) -> Double {
    let entry = self.column(column)[row]
    if abs(entry) <= Self.least { return 0 }
    let sign: Double = (entry > 0) == (direction > 0) ? 1 : -1
    return variables[nonbasic[column]].mayGo(sign) ? sign : 0
  }

  /// Returns the column, with a direction, along which the goal comes nearer at the highest rate,
  /// or `nil` if there is none.
  ///
  /// In order, it is that of the first variable, by Bland's rule.
  private func entering(inOrder: Bool) -> (column: Int, sign: Double)? {
    let row = goalRow
    let direction = goalDirection
    var best: (column: Int, sign: Double)?
    var most = 0.0
    for column in 0..<columnCount {
      let sign = improvement(column, row, direction)
      if sign == 0 { continue }
      let rate = inOrder ? 1 / Double(nonbasic[column] + 1) : abs(self.column(column)[row])
      if rate > most { (best, most) = ((column, sign), rate) }
    }
    return best
  }

  /// Returns the reach of a move along a column.
  ///
  /// Of constraints that end the move at the same point, the one with the largest coefficient has
  /// the smallest rounding errors.
  func reach(_ column: Int, _ sign: Double, inOrder: Bool) -> Reach {
    let own = self.column(column)
    let goalRow = goalRow
    let variables = variables.span
    let basic = basic.span
    var wall: Int?
    var length = abs(variables[basic[goalRow]].value / own[goalRow])
    var size = Double.infinity
    for row in 0..<rowCount where own[row] != 0 && row != goalRow {
      let variable = variables[basic[row]]
      if variable.isFree { continue }
      let entry = abs(own[row])
      if entry <= Self.least { continue }
      let headroom = variable.headroom(own[row] * sign) / entry
      if headroom > length { continue }
      // Among walls before the first one found, only one that is nearer than the goal.
      let isBetter =
        headroom < length
        || wall.map { inOrder ? basic[row] < basic[$0] : entry > size } ?? false
      if isBetter { (wall, length, size) = (row, headroom, entry) }
    }
    let ray = Ray(column: column, step: sign * length)
    return wall.map { .wall(row: $0, ray) } ?? .goal(ray)
  }

  /// Returns the reach of the move along the slack of a released constraint that brings the goal
  /// nearer, or `nil` if the constraint does not affect the goal.
  func reach(releasing constraint: Int) -> Reach? {
    guard case .column(let column) = variables[slack(of: constraint)].location else { return nil }
    let sign = improvement(Int(column), goalRow, goalDirection)
    return sign == 0 ? nil : reach(Int(column), sign, inOrder: false)
  }

  /// Moves to the point where a constraint would become violated; the constraint is satisfied with
  /// equality from then on.
  mutating func go(to row: Int, _ ray: Ray, effort: inout Int) {
    move(ray.column, by: ray.step)
    let wall = basic[row]
    pivot(row, ray.column, effort: &effort)
    setExact(wall)
  }

  /// Moves the goal as near as possible.
  mutating func approach(effort: inout Int) -> Outcome {
    var stalled = 0
    for _ in 0..<(1_000 + 50 * (rowCount + columnCount)) {
      effort -= 2 * columnCount + rowCount
      if effort < 0 { return .unknown }
      let isStalled = stalled > 2 * (rowCount + columnCount) + 10
      guard let (column, sign) = entering(inOrder: isStalled) else { return .impossible }
      switch reach(column, sign, inOrder: isStalled) {
      case .goal(let ray): return .reached(ray)
      case .wall(let row, let ray):
        go(to: row, ray, effort: &effort)
        stalled = ray.step != 0 ? 0 : stalled + 1
      }
    }
    return .unknown
  }
}
