/// Minimises a sum of piecewise linear costs, level by level, over columns and rows that are linear
/// in them: a bounded simplex that starts where every column likes it best.
///
/// The *quantities* are the columns, followed by the rows. Each has *kinks*, where its cost changes
/// slope, and *cells* between them. A basis makes as many quantities as there are rows depend on the
/// others, which stand at a kink each (or, having no reason to be anywhere, at zero). Required
/// constraints are the first level, so the start need not be feasible. Slopes are compared level by
/// level; the tableau is dense and skips zeros, since components are small.
struct PiecewiseSimplex: ~Copyable {
  // The problem
  var columnCount = 0
  var rowCount = 0
  var levelCount = 0
  var kinks = Buffer<Kink>()
  /// Where the kinks of each quantity begin, and at last where they end.
  var kinkStarts = Buffer<Int32>()
  var coefficients = Buffer<Part>()
  var coefficientStarts = Buffer<Int32>()
  /// `levelCount + 1` slopes for each cell; the last belongs to a probe.
  var slopes = Buffer<Double>()
  var levelOfRank = Buffer<Int32>()

  // The basis
  var tableau = Buffer<Double>()
  /// The quantity that each row of the tableau expresses.
  var basic = Buffer<Int32>()
  /// The quantity that each column of the tableau stands for.
  var nonbasic = Buffer<Int32>()
  var quantities = Buffer<Quantity>()

  // Prices
  /// How the cost of the basic quantities changes with each nonbasic one, level after level.
  var reduced = Buffer<Double>()
  /// How large the numbers were that made up `reduced`.
  var gross = Buffer<Double>()
  /// How the own cost of each nonbasic quantity changes: for each level, when it grows, and then
  /// while it is less.
  var own = Buffer<Double>()

  // Scratch
  /// The edges among which the next is chosen: twice the column, and one more where it falls.
  var edges = Buffer<Int32>()
  var edgeSlopes = Buffer<Double>()
  /// The slopes of the edge at hand.
  var direction = Buffer<Double>()
  /// How large the numbers were that made up `direction`.
  var directionSizes = Buffer<Double>()
  var optimum = Buffer<Double>()
  /// For each row, when it is its turn to be given a column without kinks.
  var turns = Buffer<Int32>()
  /// The columns in which the row last pivoted on is not zero, but for that of the pivot.
  var filled = Buffer<Int32>()

  /// Whether the required level may still improve.
  var isUnproved = false
  /// Whether the last edge taken has no end.
  var ranAway = false
  var pivotCount = 0
  var metPivotLimit = false
  /// How many entries of tableaus may still be visited in this solve.
  var effort = Int.max
  /// Whether more would have had to be visited; nothing found since then counts.
  var isSpent = false

  /// Forgets the previous component.
  mutating func begin(columns: Int) {
    columnCount = columns
    rowCount = 0
    kinks.count = 0
    kinkStarts.count = 0
    kinkStarts.append(0)
    coefficients.count = 0
    coefficientStarts.count = 0
    coefficientStarts.append(0)
    pivotCount = 0
    metPivotLimit = false
  }

  /// Takes work off the effort; whether there was enough of it.
  @discardableResult
  mutating func spend(_ visits: Int) -> Bool {
    effort -= visits
    if effort < 0 { isSpent = true }
    return !isSpent
  }

  /// Adds a kink to the column or row being built.
  mutating func addKink(_ kink: Kink) {
    kinks.append(kink)
  }

  /// Ends the column or row being built.
  mutating func finishColumn() {
    kinkStarts.append(Int32(kinks.count))
  }

  /// Begins a row, which is a sum of multiples of columns; its kinks follow, then `finishColumn`.
  mutating func beginRow(
    _ parts: UnsafeMutablePointer<Part>, count: Int, columns: UnsafeMutablePointer<Int32>
  ) {
    rowCount += 1
    for index in 0..<count {
      var part = parts[index]
      part.root = columns[Int(part.root)]
      coefficients.append(part)
    }
    coefficientStarts.append(Int32(coefficients.count))
  }

  /// The value of a column.
  mutating func value(ofColumn column: Int) -> Double {
    quantities[column].value
  }

  /// Whether the first level is the required one.
  var hasRequired: Bool {
    mutating get { kinks.count > 0 && levelOfRank[0] >= 0 }
  }

  /// Whether every constraint of the first level holds, when that is the required one.
  mutating func requiredHolds() -> Bool {
    if !hasRequired { return true }
    for quantity in 0..<(columnCount + rowCount) where !requiredHolds(for: quantity) {
      return false
    }
    return true
  }

  /// Whether a quantity meets its required kinks.
  private mutating func requiredHolds(for quantity: Int) -> Bool {
    let value = quantities[quantity].value
    for index in kinkStarts[quantity]..<kinkStarts[quantity + 1] where kinks[index].level == 0 {
      let kink = kinks[index]
      let reach = 1e-9 * (abs(value) + abs(kink.position) + quantities[quantity].gross)
      if kink.relation.error(of: value - kink.position) > reach { return false }
    }
    return true
  }

  /// Adds the constraints of a proof that the required ones cannot hold, after a minimum that does not
  /// meet them: their errors add up to more than nothing, and nothing can make that sum less.
  mutating func collectProof(_ members: inout Buffer<Certificate.Member>) {
    price()
    for row in 0..<rowCount {
      addSlopes(of: Int(basic[row]), standingAt: -1, total: 0, to: &members)
    }
    for column in 0..<columnCount {
      let name = Int(nonbasic[column])
      let kink = quantities[name].status == .atKink ? quantities[name].place : -1
      addSlopes(of: name, standingAt: kink, total: -reduced[column], to: &members)
    }
  }

  /// Adds the required kinks of a quantity, each as often as its error grows with the quantity; the
  /// kink at which it stands as often as makes the sum right.
  private mutating func addSlopes(
    of name: Int, standingAt place: Int32, total: Double,
    to members: inout Buffer<Certificate.Member>
  ) {
    let first = kinkStarts[name]
    var rest = total
    for index in 0..<(kinkStarts[name + 1] - first) where index != place {
      let kink = kinks[first + index]
      if kink.level != 0 { continue }
      let isBelow = place < 0 ? index >= quantities[name].place : index > place
      if isBelow ? kink.relation == .lessOrEqual : kink.relation == .greaterOrEqual { continue }
      let slope = isBelow ? -kink.weight : kink.weight
      rest -= slope
      members.append(
        Certificate.Member(constraint: kink.constraint, factor: slope / kink.divisor))
    }
    if place < 0 { return }
    let kink = kinks[first + place]
    if kink.level != 0 || abs(rest) <= 1e-12 { return }
    members.append(Certificate.Member(constraint: kink.constraint, factor: rest / kink.divisor))
  }

  /// The constraint that holds with equality because the quantity of a tableau column stands at
  /// it, or -1.
  mutating func activeConstraint(column: Int) -> Int32 {
    let quantity = quantities[nonbasic[column]]
    if quantity.status != .atKink { return -1 }
    return kinks[kinkStarts[nonbasic[column]] + quantity.place].constraint
  }
}
