/// Where the numbers of a plan are, in memory that a `ReplayTable` keeps.
///
/// Parameters that matter have a place each. All numbers are taken from the plan's own parameters: a
/// change is how far a parameter is from there.
struct ReplayColumns: BitwiseCopyable, @unchecked Sendable {
  /// A value that moves with one parameter.
  struct Move: BitwiseCopyable {
    /// How much it grows with the parameter.
    var slope: Double
    /// The variable.
    var variable: Int
  }

  /// What depends on one parameter alone.
  struct Place: BitwiseCopyable {
    /// The lane of `Parameters` where the parameter is.
    var lane: Int
    /// The plan's own value of the parameter.
    var own: Double
    /// The least change for which the plan holds.
    var least: Double
    /// The greatest change for which the plan holds.
    var greatest: Double
    /// The first of the values that move with the parameter.
    var moves: UnsafeMutablePointer<Move>
    /// Where these values end.
    var end: UnsafeMutablePointer<Move>
  }

  /// How many numbers of each kind there are, and where.
  struct Header: BitwiseCopyable {
    /// How many variables there are.
    var variableCount: Int
    /// How many parameters matter.
    var placeCount: Int
    /// Whether there is anything but variables and two places.
    var isGeneral: Bool
    /// The values at the plan's own parameters.
    var values: UnsafeMutablePointer<Double>
    /// The guards that concern several parameters: each its value and then its slopes.
    var mixedGuards: UnsafeMutablePointer<Double>
    var mixedGuardCount: Int
    /// The variables that depend on several parameters.
    var mixedVariables: UnsafeMutablePointer<Int>
    /// Their slopes, all of one variable together.
    var mixedSlopes: UnsafeMutablePointer<Double>
    var mixedMoveCount: Int
  }

  /// All the memory there is: the header, the places and what they point to.
  let start: UnsafeMutableRawPointer

  var header: UnsafeMutablePointer<Header> { start.assumingMemoryBound(to: Header.self) }

  /// The places: two at least, of which those that are not needed never change.
  private var places: UnsafeMutablePointer<Place> {
    (start + MemoryLayout<Header>.stride).assumingMemoryBound(to: Place.self)
  }

  /// Copies what a plan is made of.
  init(
    values: borrowing Buffer<Double>, _ builder: inout PlanBuilder, parameters base: Parameters
  ) {
    let variables = values.count
    let count = builder.used.count
    let room = max(2, count)
    builder.classify(variableCount: variables)
    let mixedGuards = builder.guardKinds.several
    let mixedMoves = builder.moveKinds.several
    let singles = builder.moveKinds.one
    let numbers = variables + (mixedGuards + mixedMoves) * (1 + count)
    start = .allocate(
      byteCount: MemoryLayout<Header>.stride + room * MemoryLayout<Place>.stride
        + singles * MemoryLayout<Move>.stride + numbers * MemoryLayout<Double>.stride,
      alignment: 8)
    var next = start
    func take<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
      defer { next += count * MemoryLayout<Element>.stride }
      return next.bindMemory(to: Element.self, capacity: count)
    }
    let header: UnsafeMutablePointer<Header> = take(1)
    let places: UnsafeMutablePointer<Place> = take(room)
    var moves: UnsafeMutablePointer<Move> = take(singles)
    header.initialize(
      to: Header(
        variableCount: variables, placeCount: count,
        isGeneral: count > 2 || mixedGuards > 0 || mixedMoves > 0, values: take(variables),
        mixedGuards: take(mixedGuards * (1 + count)), mixedGuardCount: mixedGuards,
        mixedVariables: take(mixedMoves), mixedSlopes: take(mixedMoves * count),
        mixedMoveCount: mixedMoves))
    header.pointee.values.update(from: values.base, count: variables)
    let reach = builder.isStill ? 0 : Double.greatestFiniteMagnitude
    for place in 0..<room {
      let lane = place < count ? Int(builder.used[place]) : 0
      (places + place).initialize(
        to: Place(
          lane: lane, own: base.lanes[lane], least: -reach, greatest: reach, moves: moves,
          end: moves))
      if place < count { moves += Int(builder.moveKinds.counts[place]) }
    }
    writeGuards(&builder)
    writeMoves(&builder)
  }

  private func writeGuards(_ builder: inout PlanBuilder) {
    let count = header.pointee.placeCount
    var target = header.pointee.mixedGuards
    for index in 0..<builder.guards.count {
      let value = builder.guards[index]
      let place = Int(builder.guardKinds.kinds[index])
      if place < 0 { continue }
      if place < count {
        let slope = builder.slope(ofGuard: index, place)
        let limit = -value / slope
        if limit.isNaN {
          // Of what is beyond numbers nothing is known anywhere else.
          places[place].least = 0
          places[place].greatest = 0
        } else if slope > 0 {
          places[place].least = max(places[place].least, limit)
        } else {
          places[place].greatest = min(places[place].greatest, limit)
        }
      } else {
        target[0] = value
        for place in 0..<count { target[place + 1] = builder.slope(ofGuard: index, place) }
        target += 1 + count
      }
    }
  }

  private func writeMoves(_ builder: inout PlanBuilder) {
    let count = header.pointee.placeCount
    var mixed = 0
    for variable in 0..<header.pointee.variableCount {
      let place = Int(builder.moveKinds.kinds[variable])
      if place < 0 { continue }
      if place < count {
        places[place].end.initialize(
          to: Move(slope: builder.slope(ofVariable: variable, place), variable: variable))
        places[place].end += 1
      } else {
        header.pointee.mixedVariables[mixed] = variable
        let slopes = header.pointee.mixedSlopes + mixed * count
        for place in 0..<count { slopes[place] = builder.slope(ofVariable: variable, place) }
        mixed += 1
      }
    }
  }
}

// Other parameters are given as the lanes of `Parameters`.
extension ReplayColumns {
  /// Whether the plan holds at other parameters.
  func hold(at other: UnsafePointer<Double>) -> Bool {
    let header = header
    for place in 0..<max(2, header.pointee.placeCount)
    where !places[place].allows(places[place].change(to: other)) { return false }
    for index in 0..<header.pointee.mixedGuardCount {
      let line = header.pointee.mixedGuards + index * (1 + header.pointee.placeCount)
      if !(line[0] + total(line + 1, other) >= 0) { return false }
    }
    return true
  }

  /// Writes the values that move, at other parameters, if the plan holds there; the rest of `target`
  /// must have the values at the plan's own.
  @inline(__always)
  func write(at other: UnsafePointer<Double>, to target: UnsafeMutablePointer<Double>) -> Bool {
    let values = header.pointee.values
    let first = places
    let second = places + 1
    let change = first.pointee.change(to: other)
    let change2 = second.pointee.change(to: other)
    if !first.pointee.allows(change) || !second.pointee.allows(change2) { return false }
    if header.pointee.isGeneral { return writeGeneral(at: other, to: target) }
    first.pointee.write(change, values, to: target)
    second.pointee.write(change2, values, to: target)
    return true
  }

  @inline(never)
  private func writeGeneral(
    at other: UnsafePointer<Double>, to target: UnsafeMutablePointer<Double>
  ) -> Bool {
    if !hold(at: other) { return false }
    let count = header.pointee.placeCount
    let values = header.pointee.values
    for place in 0..<count {
      places[place].write(places[place].change(to: other), values, to: target)
    }
    for index in 0..<header.pointee.mixedMoveCount {
      let variable = header.pointee.mixedVariables[index]
      target[variable] =
        values[variable] + total(header.pointee.mixedSlopes + index * count, other)
    }
    return true
  }

  /// The sum of slopes times changes.
  private func total(
    _ slopes: UnsafeMutablePointer<Double>, _ other: UnsafePointer<Double>
  ) -> Double {
    var sum = 0.0
    for place in 0..<header.pointee.placeCount {
      sum += slopes[place] * places[place].change(to: other)
    }
    return sum
  }
}

extension ReplayColumns.Place {
  /// How far the parameter is from the plan's own.
  @inline(__always)
  func change(to other: UnsafePointer<Double>) -> Double { other[lane] - own }

  /// Whether the plan may hold after a change, which must be a finite number.
  @inline(__always)
  func allows(_ change: Double) -> Bool { least <= change && change <= greatest }

  /// Writes the values that move.
  @inline(__always)
  func write(
    _ change: Double, _ values: UnsafeMutablePointer<Double>,
    to target: UnsafeMutablePointer<Double>
  ) {
    var move = moves
    let end = end
    while move < end {
      let variable = move.pointee.variable
      target[variable] = values[variable] + move.pointee.slope * change
      move += 1
    }
  }
}

// What a plan is, for others to read.
extension ReplayColumns {
  /// The parameters that matter, 0 to 6.
  var used: [Int] { (0..<header.pointee.placeCount).map { places[$0].lane - 1 } }

  /// The values as affine forms of the parameters.
  var forms: [AffineForm] {
    let count = header.pointee.placeCount
    var forms = (0..<header.pointee.variableCount).map { AffineForm(header.pointee.values[$0]) }
    for place in 0..<count {
      var move = places[place].moves
      while move < places[place].end {
        add(move.pointee.slope, place, to: &forms[move.pointee.variable])
        move += 1
      }
    }
    for index in 0..<header.pointee.mixedMoveCount {
      let variable = header.pointee.mixedVariables[index]
      for place in 0..<count {
        add(header.pointee.mixedSlopes[index * count + place], place, to: &forms[variable])
      }
    }
    return forms
  }

  /// The guards: where one of these forms is negative, the plan does not hold.
  var guards: [AffineForm] {
    let count = header.pointee.placeCount
    var forms: [AffineForm] = []
    for place in 0..<count {
      let range = (places[place].least, places[place].greatest)
      for (limit, sign) in [(range.0, 1.0), (range.1, -1.0)]
      where abs(limit) < .greatestFiniteMagnitude {
        var form = AffineForm(-sign * limit)
        add(sign, place, to: &form)
        forms.append(form)
      }
    }
    for index in 0..<header.pointee.mixedGuardCount {
      let line = header.pointee.mixedGuards + index * (1 + count)
      var form = AffineForm(line[0])
      for place in 0..<count { add(line[place + 1], place, to: &form) }
      forms.append(form)
    }
    return forms
  }

  /// Adds what grows with the parameter of a place, and is zero at the plan's own.
  private func add(_ slope: Double, _ place: Int, to form: inout AffineForm) {
    form.lanes[places[place].lane] += slope
    form.constant -= slope * places[place].own
  }
}
