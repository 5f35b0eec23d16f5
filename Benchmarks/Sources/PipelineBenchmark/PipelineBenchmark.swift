import Glibc
import MeasuredProcess

/// Measures the pipeline from documents to layouts relative to libxml2 on the same documents and prints ratios.
@main
struct PipelineBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == "parse" {
      XMLComparison(documents: documents(listedIn: arguments[1]))?.measure(runs: 9)
      return
    }
    guard arguments.count >= 4 else {
      print(
        """
        usage: PipelineBenchmark LAUNCHER NINEFOLD FOLDER LIST-OF-ITS-DOCUMENTS [RUNS [CONFIGURATIONS]]
               PipelineBenchmark parse LIST-OF-DOCUMENTS
        """)
      exit(2)
    }
    let launcher = Launcher(path: arguments[0])
    let lintOptions = launcher.lintOptions(of: arguments[1])
    let runs = max(5, arguments.count > 4 ? Int(arguments[4]) ?? 5 : 5)
    let documents = documents(listedIn: arguments[3])
    print(
      "\(documents.count) documents; medians of \(runs) interleaved runs; ratio = ours / theirs")
    if arguments.count > 5 {
      let commands = LintCommands(folder: arguments[5], options: lintOptions).all
      ToolComparison(
        launcher: launcher, tool: arguments[1], folder: arguments[2], documents: documents,
        commands: commands
      ).measure(runs: runs)
      return
    }
    XMLComparison(documents: documents)?.measure(runs: runs)
    let output = "/tmp/ninefold-bench-\(getpid())"
    ToolComparison(
      launcher: launcher, tool: arguments[1], folder: arguments[2], documents: documents,
      commands: ToolComparison.pipeline(output, lintOptions: lintOptions), output: output
    ).measure(runs: runs)
  }

  private static func documents(listedIn path: String) -> [String] {
    Files.read(path).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Prints a ratio.
  static func report(_ name: String, _ ours: Double, _ theirs: Double, documents: Int) {
    let perSecond = Int((Double(documents) / ours).rounded())
    print("  \(name): \(rounded(ours / theirs)) (\(perSecond) documents/s)")
  }

  /// Returns the median of some measurements.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
