import Foundation
import MeasuredProcess

/// Measures how the tool's time and memory grow with each repeatable part of a document.
///
/// The sizes grow by a factor of four until a run at the last size but one takes 5 ms longer than
/// one on a single copy, but not beyond the largest size. A short run that seems to grow too much is
/// measured at one size more. An exponent of 1 is linear. The result is the larger of two exponents:
/// that of the last step, and that from the first size whose time suffices to the last.
@main
struct GrowthBenchmark {
  private static let sizes = [1_000, 4_000, 16_000, 64_000, 256_000]
  private static let highestExponent = 1.15
  /// The processor seconds after which a run is terminated.
  private static let mostSeconds = 120
  /// A shorter run is repeated, and the shortest of these runs counts.
  private static let repeatedSeconds = 0.1
  private static let repetitions = 5

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
  /// Without these, documents with many parts are refused in no time.
  private static let limits = [
    "bytes=2147483647", "elements=100000000", "objects=100000000", "text=2147483647",
  ].flatMap { ["--limit", $0] }

  private let launcher: Launcher
  private let tool: String
  private let folder: URL
  private let lintOptions: [String]

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      print("usage: GrowthBenchmark LAUNCHER NINEFOLD [WORD…]")
      exit(2)
    }
    let words = arguments.dropFirst(2)
    let families = Family.all.filter { family in
      words.isEmpty || words.contains { family.name.contains($0) }
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ninefold-growth-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let launcher = Launcher(path: arguments[0])
    let benchmark = GrowthBenchmark(
      launcher: launcher, tool: arguments[1], folder: folder,
      lintOptions: launcher.lintOptions(of: arguments[1]))
    say("copies of each: milliseconds, MiB, exponents")
    var rows = 0
    var short: [String] = []
    var faults: [String] = []
    for family in families {
      for (name, growth) in try benchmark.growths(of: family) {
        say("  \(name): \(growth.words)")
        rows += 1
        if growth.time == nil { short.append(name) }
        if growth.exceeds(highestExponent) { faults.append("\(name): \(growth.words)") }
      }
    }
    say("\(short.count) of \(rows) take too short a time:")
    for name in short { say("  \(name)") }
    say("\(faults.count) grow by more than \(highestExponent):")
    for fault in faults { say("  \(fault)") }
  }

  /// Prints a line immediately, also into a file, because all families together take a long time.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Returns the growth of each command with a part, measured at as many sizes as it needs.
  private func growths(of family: Family) throws -> [(name: String, growth: Growth)] {
    try write(family, 1)
    var growths = try Self.commands.map { command in
      let single = (0..<Self.repetitions).compactMap { _ in run(command) }
      guard let best = single.min(by: { $0.seconds < $1.seconds }) else {
        throw CocoaError(.executableLoad)
      }
      return Growth(single: best)
    }
    for size in Self.sizes {
      let open = growths.indices.filter { index in
        !growths[index].isDetermined(unlessOver: Self.highestExponent)
      }
      guard !open.isEmpty else { break }
      try write(family, size)
      for index in open { growths[index].add(best(Self.commands[index]), size: size) }
    }
    return zip(Self.commands, growths).map { ("\(family.name), \($0.name)", $1) }
  }

  /// Writes the files of a family with a number of copies, in their own project, so that no other
  /// files are searched.
  private func write(_ family: Family, _ size: Int) throws {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    try manager.createDirectory(
      at: folder.appending(path: "project/.git"), withIntermediateDirectories: true)
    for file in family.files(size) {
      let destination = folder.appending(path: "project/\(file.path)")
      try manager.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: destination)
    }
  }

  /// Returns the shortest of several runs, or a single long one.
  private func best(_ command: (name: String, words: [String])) -> MeasuredProcess? {
    guard var best = run(command) else { return nil }
    for _ in 1..<Self.repetitions where best.seconds < Self.repeatedSeconds {
      guard let other = run(command) else { return nil }
      if other.seconds < best.seconds { best = other }
    }
    return best
  }

  /// Runs a command once, or returns `nil` if it was terminated.
  private func run(_ command: (name: String, words: [String])) -> MeasuredProcess? {
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "out")) }
    var words: [String] = [tool] + command.words + Self.limits
    switch command.name {
    case "lint": words += lintOptions + ["project"]
    case "why": words += ["project/A.storyboard", "root0"]
    default: words.append("project/A.storyboard")
    }
    let process = launcher.run(words, in: folder.path, atMost: Self.mostSeconds)
    return process?.status == nil ? nil : process
  }
}
