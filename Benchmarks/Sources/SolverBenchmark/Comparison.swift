import ConstraintSolver
import Glibc

/// Compares errors with those of kiwi, level by level.
struct Comparison {
  let kiwi: Kiwi

  /// The number of constraints above which kiwi takes minutes.
  static let largest = 5_000

  /// Prints how many systems agree and, for the others, the levels at which either solver is better.
  func compare(_ path: String) {
    let entries = BenchmarkSystem.read(path)
    guard kiwi.read(path) == entries.count else { fatalError("kiwi reads another number") }
    var (same, better, worse, conflicts, differing, skipped) = (0, 0, 0, 0, 0, 0)
    for (index, entry) in entries.enumerated() {
      if entry.system.constraintCount > Comparison.largest {
        skipped += 1
        continue
      }
      guard let ours = try? entry.system.solve() else {
        fatalError("\(entry.name) has no solution")
      }
      let theirs = kiwi.solution(index, variableCount: Int(entry.system.variableCount))
      if ours.rejected.count != theirs.conflicts {
        differing += 1
        print("  \(entry.name): \(ours.rejected.count) rejected, kiwi \(theirs.conflicts)")
      }
      if !ours.rejected.isEmpty || theirs.conflicts > 0 {
        conflicts += 1
        continue
      }
      let levels = Set(
        (0..<Int32(entry.system.constraintCount)).map {
          entry.system.level(of: ConstraintIndex(index: $0))
        }
      ).sorted(by: >)
      var verdict = 0
      for level in levels where verdict == 0 {
        let our = error(entry.system, ours.values, level)
        let their = error(entry.system, theirs.values, level)
        if abs(our - their) > 1e-3 * max(1, 1e-3 * our) {
          verdict = our < their ? 1 : -1
          print("  \(entry.name) at \(level.strength): error \(our), kiwi \(their)")
        }
      }
      if verdict == 0 { same += 1 } else if verdict > 0 { better += 1 } else { worse += 1 }
    }
    print(
      """
      \(path.split(separator: "/").last ?? ""): \(same) the same at every level, \(better) better, \
      \(worse) worse, \(conflicts) with conflicts (\(differing) with another count), \(skipped) skipped
      """)
  }

  private func error(_ system: ConstraintSystem, _ values: [Double], _ level: Level) -> Double {
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

  /// Writes `name conflicts values…` for each system, ours and kiwi's, into files named with the prefix and `-ours.txt`
  /// or `-kiwi.txt`.
  func dump(_ path: String, to prefix: String) {
    let entries = BenchmarkSystem.read(path)
    guard kiwi.read(path) == entries.count else { fatalError("kiwi reads another number") }
    guard let ours = fopen(prefix + "-ours.txt", "w"), let theirs = fopen(prefix + "-kiwi.txt", "w")
    else { fatalError("cannot write \(prefix)") }
    for (index, entry) in entries.enumerated()
    where entry.system.constraintCount <= Comparison.largest {
      guard let solution = try? entry.system.solve() else { continue }
      let other = kiwi.solution(index, variableCount: Int(entry.system.variableCount))
      write(entry.name, solution.rejected.count, solution.values, ours)
      write(entry.name, other.conflicts, other.values, theirs)
    }
    fclose(ours)
    fclose(theirs)
  }

  private func write(
    _ name: String, _ conflicts: Int, _ values: [Double], _ file: UnsafeMutablePointer<FILE>
  ) {
    fputs("\(name) \(conflicts)", file)
    for value in values { fputs(" \(value)", file) }
    fputs("\n", file)
  }
}
