import Glibc
import MeasuredProcess

/// Compares whole runs of the tool, with one thread, with `xmllint --noout` on the same documents.
struct ToolComparison {
  /// Starts the processes.
  let launcher: Launcher
  let tool: String
  /// The folder with the documents; documents with the same name in different folders cannot be passed individually.
  let folder: String
  /// The same documents, as arguments of xmllint.
  let documents: [String]
  /// The measured commands.
  let commands: [(name: String, arguments: [String])]
  /// The folder that the commands write to.
  var output: String?

  /// The nine cells of the size-class grid.
  private static let cells = ["A", "C", "R"].flatMap { width in
    ["A", "C", "R"].flatMap { height in ["--cell", "w\(width)-h\(height)"] }
  }

  /// The pipeline from documents to layouts.
  static func pipeline(
    _ output: String, lintOptions: [String]
  ) -> [(name: String, arguments: [String])] {
    [
      ("compile, nine cells", ["compile", "-o", output, "--jobs", "1"] + Self.cells),
      ("compile, canvas and nine cells", ["compile", "-o", output, "--jobs", "1"]),
      ("compile, canvas only", ["compile", "-o", output, "--jobs", "1", "--cell", "canvas"]),
      ("lint", ["lint", "--jobs", "1"] + lintOptions),
      ("preview, canvas and nine cells", ["preview", "-o", output + "/pictures", "--jobs", "1"]),
    ]
  }

  /// Runs all commands alternately, so that a temporary slowdown affects all of them.
  func measure(runs: Int) {
    var theirs: [Double] = []
    var ours = commands.map { _ in [Double]() }
    for run in 0...runs {
      let floor = seconds(["xmllint", "--noout"] + documents)
      if run > 0 { theirs.append(floor) }
      for (index, command) in commands.enumerated() {
        let time = seconds([tool] + command.arguments + [folder])
        if run > 0 { ours[index].append(time) }
      }
    }
    if let output { _ = seconds(["rm", "-rf", output]) }
    print("whole processes, one thread, user and system time, against xmllint --noout:")
    let floor = PipelineBenchmark.median(theirs)
    for (index, command) in commands.enumerated() {
      PipelineBenchmark.report(
        command.name, PipelineBenchmark.median(ours[index]), floor, documents: documents.count)
    }
  }

  /// Returns the user and system seconds of a process whose output is discarded.
  private func seconds(_ command: [String]) -> Double {
    guard let run = launcher.run(command) else {
      print("cannot run \(command[0])")
      exit(2)
    }
    return run.seconds
  }
}
