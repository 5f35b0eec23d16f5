import Foundation
import MeasuredProcess

/// Measures how the tool's time and memory grow with each repeatable part of a document.
///
/// An exponent of 1 is linear. The result is the larger of two exponents: that from the first size to the last and that
/// of the last step, in which the constant cost of a run has less weight.
@main
struct GrowthBenchmark {
  private static let sizes = [1_000, 4_000, 16_000]
  private static let highestExponent = 1.15
  /// The processor seconds after which a run is terminated.
  private static let mostSeconds = 120
  /// The least processor seconds from which growth can be determined.
  private static let leastSeconds = 0.2

  private static let commands: [(name: String, words: [String])] = [
    ("compile", ["compile", "-o", "out"]),
    ("compile, canvas", ["compile", "-o", "out", "--cell", "canvas"]),
    ("compile, closed form", ["compile", "-o", "out", "--closed-form"]),
    ("lint", ["lint"]),
    ("preview", ["preview", "-o", "out", "--cell", "canvas", "--cell", "wC-hR"]),
    ("dump", ["dump", "--stage", "layout"]),
    ("codegen, layouts", ["codegen", "-o", "out", "--layouts"]),
    ("why", ["why"]),
  ]

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let tool = arguments.first else {
      print("usage: GrowthBenchmark NINEFOLD [WORD…]")
      exit(2)
    }
    let words = arguments.dropFirst()
    let families = Family.all.filter { family in
      words.isEmpty || words.contains { family.name.contains($0) }
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-growth-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    say("\(sizes.map(String.init).joined(separator: ", ")) of each: seconds, MiB, exponents")
    var faults: [String] = []
    for family in families {
      var runs: [[MeasuredProcess?]] = []
      for size in sizes { runs.append(try measure(tool, family, size, folder)) }
      for (index, command) in commands.enumerated() {
        let name = "\(family.name), \(command.name)"
        let ended = runs.map { $0[index].flatMap { $0.status == nil ? nil : $0 } }
        let growth = Growth(ended, sizes: sizes, leastSeconds: leastSeconds)
        say("  \(name): \(growth.words)")
        if growth.exceeds(highestExponent) { faults.append("\(name): \(growth.words)") }
      }
    }
    say("\(faults.count) grow by more than \(highestExponent):")
    for fault in faults { say("  \(fault)") }
  }

  /// Prints a line immediately, also into a file, because all families together take a long time.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Runs all commands on a document of one size.
  private static func measure(
    _ tool: String, _ family: Family, _ size: Int, _ folder: URL
  ) throws -> [MeasuredProcess?] {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    // In its own project, so that no other files are searched.
    try manager.createDirectory(
      at: folder.appending(path: "project/.git"), withIntermediateDirectories: true)
    for file in family.files(size) {
      let destination = folder.appending(path: "project/\(file.path)")
      try manager.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: destination)
    }
    return commands.map { command in
      defer { try? manager.removeItem(at: folder.appending(path: "out")) }
      let operand = command.name == "lint" ? "project" : "project/A.storyboard"
      let object = command.name == "why" ? ["root0"] : []
      let limit = "ulimit -t \(mostSeconds); cd \"$0\"; exec \"$@\""
      return MeasuredProcess.run(
        ["sh", "-c", limit, folder.path, tool] + command.words + [operand] + object)
    }
  }
}
