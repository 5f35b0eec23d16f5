import ConstraintSolver
import Glibc

/// The table of ratios to kiwi.
struct Table {
  let kiwi: Kiwi
  let runs: Int

  init(kiwi: Kiwi, runs: Int) {
    self.kiwi = kiwi
    self.runs = runs
    print("medians of \(runs) interleaved runs; ratio = kiwi / ours")
  }

  /// The widths and heights of ten devices in points, repeated nine times.
  static let sizes: [[Double]] = (0..<9).flatMap { _ in
    [
      [375, 667], [320, 568], [414, 736], [375, 812], [390, 844], [393, 852], [428, 926],
      [430, 932],
      [768, 1024], [1024, 1366],
    ]
  }

  /// Prints the sums of cold solves, the slowest one, resizing, and cells × devices for the real systems.
  func measureReal(_ path: String) {
    let entries = BenchmarkSystem.read(path)
    guard kiwi.read(path) == entries.count else { fatalError("kiwi reads another number") }
    let all = Array(entries.indices)
    measureSums(entries)
    let (our, their) = warmSeconds(entries)
    report(
      "the same, \(Self.repeats) repeats after a warm-up", our.reduce(0, +), their.reduce(0, +),
      35, 40)
    let ratios = all.map { their[$0] / our[$0] }
    let order = all.sorted { ratios[$0] < ratios[$1] }
    let worst = order[0]
    report("worst of these (\(entries[worst].name))", our[worst], their[worst], 3, 5)
    let listed = order.prefix(6).map { "\(entries[$0].name.suffix(24)) \(format(ratios[$0]))" }
    print("    next: " + listed.dropFirst().joined(separator: ", "))
    let resizable = all.filter { kiwi.prepareResize($0) }
    measureResize(entries, resizable, "replay, \(resizable.count) real systems, sum", 20, 40)
    measureCells(entries, resizable)
  }

  /// The number of times that each solver solves a warm system.
  private static let repeats = 10

  /// A way to solve each system once.
  private enum Variant: CaseIterable {
    /// One solver for all systems in turn.
    case inTurn
    /// One solver, with each result stored outside it.
    case cached
    /// A solver for each system, as kiwi always has.
    case fresh
  }

  /// Solves all systems once in each way, and with kiwi, `runs` times.
  ///
  /// Each measured pass directly follows the same pass unmeasured, so that each solver finds the processor's caches as
  /// its own last pass left them, and not as the other's, whose data differ in size.
  private func measureSums(_ entries: [BenchmarkSystem]) {
    var ours: [Variant: [Double]] = [:]
    var theirs: [Double] = []
    var solver = Solver()
    let systems = InlineSystems(entries)
    for _ in 0..<runs {
      for variant in Variant.allCases {
        _ = seconds(variant, systems, &solver)
        ours[variant, default: []].append(seconds(variant, systems, &solver))
      }
      _ = kiwi.coldSeconds(entries.count)
      theirs.append(kiwi.coldSeconds(entries.count))
    }
    let their = Clock.median(theirs)
    func sum(_ variant: Variant) -> Double { Clock.median(ours[variant] ?? []) }
    report("\(entries.count) real systems, each once in turn", sum(.inTurn), their, 30, 40)
    report("the same, with a fresh solver each", sum(.fresh), their, 20, 30)
    print(
      "the same through solution(of:): \(format(their / sum(.cached)))×   ours \(format(sum(.cached) * 1e6)) µs"
    )
  }

  /// Returns the seconds for solving all systems in turn, once each.
  private func seconds(
    _ variant: Variant, _ systems: borrowing InlineSystems, _ solver: inout Solver
  ) -> Double {
    let start = Clock.now()
    for index in 0..<systems.count {
      switch variant {
      case .inTurn: systems.solve(index, with: &solver)
      case .cached: _ = systems.solution(index, with: &solver)
      case .fresh:
        var own = Solver()
        systems.solve(index, with: &own)
      }
    }
    return Clock.now() - start
  }

  /// Returns the seconds for solving each system with our solver and with kiwi: the mean of `repeats` solves after an
  /// unmeasured one, as the median of all runs.
  private func warmSeconds(_ entries: [BenchmarkSystem]) -> (ours: [Double], theirs: [Double]) {
    var solver = Solver()
    var ours = entries.map { _ in [Double]() }
    var theirs = ours
    let systems = InlineSystems(entries)
    for _ in 0..<runs {
      for index in entries.indices {
        systems.solve(index, with: &solver)
        let start = Clock.now()
        for _ in 0..<Self.repeats { systems.solve(index, with: &solver) }
        ours[index].append((Clock.now() - start) / Double(Self.repeats))
        _ = kiwi.coldSeconds(index, repetitions: 1)
        theirs[index].append(kiwi.coldSeconds(index, repetitions: Self.repeats))
      }
    }
    return (ours.map(Clock.median), theirs.map(Clock.median))
  }

  /// Prints cold solves and growth of the generated shapes, and replay at 100 views.
  func measureSynthetic(_ path: String) {
    let entries = BenchmarkSystem.read(path)
    guard kiwi.read(path) == entries.count else { fatalError("kiwi reads another number") }
    let goals: [String: [Int: (must: Double, aim: Double)]] = [
      "rows": [20: (8, 20), 100: (25, 60), 500: (200, 500)],
      "": [20: (35, 60), 100: (130, 250), 500: (700, 1_000)],
    ]
    var solver = Solver()
    for index in entries.indices {
      let name = entries[index].name
      let shape = String(name.prefix { !$0.isNumber })
      let size = Int(name.drop { !$0.isNumber }) ?? 0
      let goal = (goals[shape] ?? goals[""])?[size]
      var ours: [Double] = []
      var theirs: [Double] = []
      for run in 0..<runs {
        ours.append(coldSeconds(entries[index].system, &solver))
        // A solve that takes kiwi seconds is measured once; beyond 500 views kiwi is not measured.
        if goal == nil || (run > 0 && theirs[0] > 1) { continue }
        theirs.append(
          kiwi.coldSeconds(index, repetitions: Clock.repetitions(theirs.last ?? 1e-3)))
      }
      if let goal {
        report("\(name), cold", Clock.median(ours), Clock.median(theirs), goal.must, goal.aim)
      } else {
        print("  \(name), cold: \(format(Clock.median(ours) * 1e6)) µs")
      }
    }
    measureGrowth(entries)
    for index in entries.indices where entries[index].name.hasSuffix("100") {
      if kiwi.prepareResize(index) {
        measureResize(entries, [index], "replay, \(entries[index].name)", 20, 40)
      }
    }
  }

  /// Prints how time grows with size, with each small system directly before the large one of the same shape.
  ///
  /// The size is the number of constraints: at 100 views some shapes omit a few, so that 2,000 views have more than
  /// twenty times as many.
  private func measureGrowth(_ entries: [BenchmarkSystem]) {
    var solver = Solver()
    for small in entries where small.name.hasSuffix("100") {
      let shape = small.name.dropLast(3)
      guard let large = entries.first(where: { $0.name == shape + "2000" }) else { continue }
      let growth = Double(large.system.constraintCount) / Double(small.system.constraintCount)
      let exponents = (0..<runs).map { _ in
        let time = coldSeconds(small.system, &solver)
        return log(coldSeconds(large.system, &solver) / time) / log(growth)
      }
      let exponent = Clock.median(exponents)
      let verdict = exponent <= 1.05 ? "aim" : exponent <= 1.10 ? "must" : "MISSED"
      print(
        "growth of \(shape) from 100 to 2000 views, \(format(growth)) times the constraints: \(format(exponent)) (must 1.10, aim 1.05) \(verdict)"
      )
    }
  }

  /// Returns the seconds of one cold solve, without a recording.
  private func coldSeconds(_ system: ConstraintSystem, _ solver: inout Solver) -> Double {
    let first = seconds(system, &solver, repetitions: 1)
    return seconds(system, &solver, repetitions: Clock.repetitions(first))
  }

  /// Returns the seconds of one solve, as the mean of several.
  private func seconds(
    _ system: borrowing ConstraintSystem, _ solver: inout Solver, repetitions: Int
  ) -> Double {
    let start = Clock.now()
    for _ in 0..<repetitions {
      do { try solver.solve(system) } catch { fatalError("\(error)") }
    }
    return (Clock.now() - start) / Double(repetitions)
  }

  /// Resizes to a larger size and back.
  private func measureResize(
    _ entries: [BenchmarkSystem], _ indices: [Int], _ name: String, _ must: Double,
    _ aim: Double
  ) {
    var solver = Solver()
    var ours = indices.map { _ in [Double]() }
    var theirs = ours
    var solves = 0
    var extra = 0
    for (row, index) in indices.enumerated() {
      let width = entries[index].system.parameters[0]
      let height = entries[index].system.parameters[1]
      let sizes = [width + 45, height + 120, width, height]
      var replayer = Replayer(entries[index].system)
      let own = entries[index].system.parameters
      var other = own
      other[0] = sizes[0]
      other[1] = sizes[1]
      update(&replayer, to: own, &solver)
      update(&replayer, to: other, &solver)
      extra += replayer.solveCount - 1
      let solvesBefore = replayer.solveCount
      for _ in 0..<runs {
        let repetitions = 20
        let start = Clock.now()
        for _ in 0..<repetitions {
          update(&replayer, to: other, &solver)
          update(&replayer, to: own, &solver)
        }
        ours[row].append((Clock.now() - start) / Double(2 * repetitions))
        theirs[row].append(
          kiwi.resizeSeconds(index, sizes: sizes, repetitions: repetitions) / 2)
      }
      solves += replayer.solveCount > solvesBefore ? 1 : 0
    }
    report(
      name, ours.map(Clock.median).reduce(0, +), theirs.map(Clock.median).reduce(0, +), must, aim)
    if indices.count > 1 {
      print("    \(extra) needed a second plan, \(solves) are solved again at every size")
    }
  }

  /// Solves once and then for nine cells on ten devices.
  private func measureCells(_ entries: [BenchmarkSystem], _ indices: [Int]) {
    var solver = Solver()
    let sizes = Table.sizes.map { Parameters($0) }
    let others = Array(Table.sizes.flatMap(\.self).dropFirst(2))
    var ours: [Double] = []
    var theirs: [Double] = []
    var solves = 0
    // Systems are built in advance, as kiwi's constraints are.
    let replayers = UnsafeMutablePointer<Replayer>.allocate(capacity: indices.count)
    for (row, index) in indices.enumerated() {
      (replayers + row).initialize(to: Replayer(entries[index].system))
    }
    for _ in 0..<runs {
      solves = 0
      let start = Clock.now()
      for row in indices.indices {
        replayers[row].removePlans()
        for size in sizes { update(&replayers[row], to: size, &solver) }
        solves += replayers[row].solveCount
      }
      ours.append(Clock.now() - start)
      var their = 0.0
      for index in indices {
        their += kiwi.coldSeconds(index, repetitions: 1)
        their += kiwi.resizeSeconds(index, sizes: others, repetitions: 1)
      }
      theirs.append(their)
    }
    replayers.deinitialize(count: indices.count)
    replayers.deallocate()
    report(
      "nine cells × ten devices, real systems", Clock.median(ours), Clock.median(theirs), 5, 20)
    print("    \(solves) solves for \(indices.count * 90) layouts")
  }

  private func update(
    _ replayer: inout Replayer, to parameters: Parameters, _ solver: inout Solver
  ) {
    do { try replayer.update(to: parameters, with: &solver) } catch { fatalError("\(error)") }
  }

  private func report(
    _ name: String, _ ours: Double, _ theirs: Double, _ must: Double, _ aim: Double
  ) {
    let ratio = theirs / ours
    let verdict = ratio >= aim ? "aim" : ratio >= must ? "must" : "MISSED"
    print(
      "\(name): \(format(ratio))× (must \(format(must)), aim \(format(aim))) \(verdict)"
        + "   ours \(format(ours * 1e6)) µs, kiwi \(format(theirs * 1e6)) µs")
  }

  private func format(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    return "\((value * 100).rounded() / 100)"
  }
}
