import ConstraintSolver
import Glibc

/// Measures the constraint solver against kiwi, interleaved in one process, and prints ratios.
@main
struct SolverBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 5, arguments[0] == "loop" {
      let times = Int(arguments[4]) ?? 1
      do {
        try Loop.run(arguments[1], arguments[2], prefix: arguments[3], times: times)
      } catch { print("\(error)") }
      return
    }
    guard arguments.count >= 3, let kiwi = Kiwi(library: arguments[2]) else {
      print("usage: SolverBenchmark (table | compare | dump) DATA-FOLDER KIWI-LIBRARY [FOLDER]")
      print(
        "       SolverBenchmark loop (cold | repeated | fresh | plan | replay | cells) FILE NAME-PREFIX TIMES"
      )
      exit(2)
    }
    let real = arguments[1] + "/systems-real.txt"
    let synthetic = arguments[1] + "/systems-synthetic.txt"
    switch arguments[0] {
    case "table":
      let runs = arguments.count > 3 ? Int(arguments[3]) ?? 9 : 9
      let table = Table(kiwi: kiwi, runs: runs)
      let part = arguments.count > 4 ? arguments[4] : "all"
      if part != "synthetic" { table.measureReal(real) }
      if part != "real" { table.measureSynthetic(synthetic) }
    case "compare":
      Comparison(kiwi: kiwi).compare(real)
      Comparison(kiwi: kiwi).compare(synthetic)
    case "dump":
      let folder = arguments.count > 3 ? arguments[3] : "."
      Comparison(kiwi: kiwi).dump(real, to: folder + "/real")
      Comparison(kiwi: kiwi).dump(synthetic, to: folder + "/synthetic")
    default:
      print("unknown mode \(arguments[0])")
      exit(2)
    }
  }
}
