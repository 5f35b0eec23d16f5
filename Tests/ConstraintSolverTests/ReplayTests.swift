import ConstraintSolver
import Testing

@Suite struct ReplayTests {
  /// A variable that is free where a system is solved is free wherever its plan is valid, in all
  /// directions.
  @Test(arguments: RandomSystems.allCases)
  func freedomIsConstantWithinAPlan(kind: RandomSystems) throws {
    var solver = Solver()
    let options = SolverOptions(recordsReplay: true, freedomFloor: Level(strength: 2))
    var (inside, free) = (0, 0)
    for seed in 0..<1_000 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed)
      var random = SplitMix(state: seed &+ 1)
      var system = ConstraintSystem()
      system.addVariables(variables)
      system.parameters = Parameters([3, 5])
      for constraint in constraints {
        var form = AffineForm()
        if random.int(0...2) == 0 {
          let parameter = random.int(0...1)
          let sign = Double(random.pick([-1, 1]))
          form = sign * AffineForm.parameter(parameter)
          form.constant -= sign * system.parameters[parameter]
        }
        constraint.add(to: &system, plus: form)
      }
      let solution = try solver.solution(of: system, options: options)
      let plan = try #require(solution.plan)
      for _ in 0..<8 {
        var other = system
        // Between whole numbers too, where systems of whole numbers have no boundary.
        other.parameters = Parameters((0..<2).map { _ in Double(random.int(-24...48)) / 4 })
        guard plan.holdsAround(plan.parameters), plan.holdsAround(other.parameters) else {
          continue
        }
        let fresh = try solver.solution(of: other, options: options)
        guard fresh.rejected == solution.rejected else { continue }
        inside += 1
        if !(fresh.freedom?.isEmpty ?? true) { free += 1 }
        #expect(
          fresh.freedom == solution.freedom, "\(kind) \(seed) at \(other.parameters)")
      }
    }
    #expect(inside > 300, "too few plans hold elsewhere to say anything: \(inside)")
    #expect(free > 100, "too few leave anything free to say anything: \(free)")
  }

  /// The search for freedom records the basis of a component in which inequalities that meet in a
  /// point determine a variable.
  ///
  /// That does not change how the component follows the parameters.
  @Test func replayIgnoresBasesOfTheSearchForFreedom() throws {
    var system = ConstraintSystem()
    let (bound, goal) = (system.addVariable(), system.addVariable())
    let width = AffineForm.parameter(0)
    system.parameters = Parameters([100])
    system.add(Term(bound), Term(goal), .lessOrEqual, constant: -width)
    system.add(Term(bound), Term(goal, -1), .greaterOrEqual, constant: width)
    system.add(Term(goal, 2), .equal, constant: -2 * width, at: Level(strength: 2))
    // Another component, in which the relaxation is violated.
    let (first, second) = (system.addVariable(), system.addVariable())
    system.add(Term(first), Term(second), .lessOrEqual, constant: -width)
    system.add(Term(first), .equal, constant: -width, at: Level(strength: 2))
    system.add(Term(second), .equal, constant: -width, at: Level(strength: 1))
    let options = SolverOptions(recordsReplay: true, freedomFloor: Level(strength: 1))
    let solution = try system.solve(options)
    #expect(solution.freedom?.isEmpty == true)
    let plan = try #require(solution.plan)
    #expect(plan.forms == [AffineForm(), width, width, AffineForm()])
  }

  @Test(arguments: RandomSystems.allCases)
  func everyReplayEqualsAFreshSolve(kind: RandomSystems) throws {
    var solver = Solver()
    var replayed = 0
    var failures = 0
    for seed in 0..<1_000 as Range<UInt64> {
      let (constraints, variables) = kind.make(seed: seed)
      var random = SplitMix(state: seed)
      var system = ConstraintSystem()
      system.addVariables(variables)
      system.parameters = Parameters([3, 5, 2, 0, -1])
      for constraint in constraints {
        var form = AffineForm()
        if random.int(0...2) == 0 {
          let parameter = random.int(0...(seed % 2 == 0 ? 1 : 4))
          let sign = Double(random.pick([-1, 1]))
          form = sign * AffineForm.parameter(parameter)
          form.constant -= sign * system.parameters[parameter]
        }
        constraint.add(to: &system, plus: form)
      }
      let solution = try solver.solution(of: system, options: SolverOptions(recordsReplay: true))
      let plan = try #require(solution.plan)
      guard let same = plan.evaluate(at: system.parameters) else {
        let text = constraints.map { "\n    \($0)" }.joined()
        Issue.record("\(kind) \(seed): no replay where it was solved: \(plan.guards) \(text)")
        break
      }
      #expect(zip(same, solution.values).allSatisfy { abs($0 - $1) < 1e-6 })
      for _ in 0..<4 {
        var other = system
        other.parameters = Parameters((0..<5).map { _ in Double(random.int(-6...12)) })
        guard let values = plan.evaluate(at: other.parameters) else { continue }
        replayed += 1
        let fresh = try solver.solution(of: other)
        var isSame = fresh.rejected == solution.rejected
        for index in values.indices {
          let variable = Variable(index: Int32(index))
          if abs(values[index] - fresh.values[index]) > 1e-6 * max(1, abs(values[index])),
            !fresh.ambiguity.contains(variable)
          {
            isSame = false
          }
        }
        for index in constraints.indices {
          // If the values are not unique, the errors must still be as small.
          let level = constraints[index].level
          if level == .required { continue }
          let sum = fresh.error(at: level)
          let ours = fresh.error(at: level, values: values, in: other)
          if abs(sum - ours) > 1e-6 * max(1e-3, sum) { isSame = false }
        }
        if !isSame {
          failures += 1
          if failures <= 3 {
            Issue.record(
              """
              \(kind) \(seed) at \(other.parameters): replayed \(values), fresh \(fresh.values), \
              rejected \(solution.rejected) then \(fresh.rejected), base \(solution.values)
              """)
          }
        }
      }
    }
    #expect(failures == 0)
    #expect(replayed > 500, "too few plans hold elsewhere to say anything: \(replayed)")
  }
}

extension Solution {
  /// Returns the sum of a level's errors for other values.
  func error(at level: Level, values: [Double], in system: ConstraintSystem) -> Double {
    var sum = 0.0
    for index in 0..<Int32(system.constraintCount) {
      let constraint = ConstraintIndex(index: index)
      if system.level(of: constraint) != level { continue }
      var residual = system.constant(of: constraint).evaluate(at: system.parameters)
      for term in system.terms(of: constraint) {
        residual += term.coefficient * values[Int(term.variable.index)]
      }
      sum += system.relation(of: constraint).error(of: residual)
    }
    return sum
  }
}
