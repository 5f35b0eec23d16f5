package import Foundation

/// A program that tests start, with the package that provides it.
package struct Program: Sendable {
  /// The name to search for in `PATH`, or an absolute path.
  package let name: String
  /// The name of Debian's package, or `nil` if the program is not from a package.
  package let package: String?

  package init(_ name: String, package: String? = nil) {
    self.name = name
    self.package = package
  }

  package static let fish = Program("fish", package: "fish")
  package static let git = Program("git", package: "git")
  package static let make = Program("make", package: "make")
  package static let man = Program("man", package: "man-db")
  package static let pdftocairo = Program("pdftocairo", package: "poppler-utils")
  package static let rsvgConvert = Program("rsvg-convert", package: "librsvg2-bin")
  /// The released program in `$NINEFOLD_TOOL`, or `nil`: then tests run the program built with them.
  package static let released = ProcessInfo.processInfo.environment["NINEFOLD_TOOL"].map {
    Program($0)
  }
  /// Environment variables that hide the fonts of the system from the tool.
  package static let withoutSystemFonts = [
    "XDG_DATA_DIRS": "/dev/null", "XDG_DATA_HOME": "/dev/null",
  ]
  package static let xmllint = Program("xmllint", package: "libxml2-utils")
  package static let zsh = Program("zsh", package: "zsh")

  /// The reason why a test that needs the program cannot run without it; `scripts/report-skips` repeats it.
  package var absence: String {
    "\(name) is not installed" + (package.map { " (Debian: \($0))" } ?? "")
  }

  /// The location of the program, or `nil` if no folder of `PATH` contains it.
  package var url: URL? {
    name.hasPrefix("/")
      ? URL(filePath: name)
      : (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(filePath: "\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The output of a program, and its exit status.
  package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let error: String
  }

  /// Runs the program until it exits.
  ///
  /// Standard output and standard error are separate, so that a wrapper's warnings are not part of the results.
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - input: Its standard input.
  ///   - environment: The environment variables, or `nil` for those of this process.
  /// - Returns: Its exit status and output.
  /// - Throws: `ProgramError` if the program cannot be started: for a program that `scripts/setup` installs, that is a
  ///   failure of the test.
  package func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String]? = nil
  ) throws -> Run {
    guard let url else { throw ProgramError(description: absence) }
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files do not fill up, unlike pipes that are not being read.
    func file(_ name: String, _ bytes: [UInt8] = []) throws -> FileHandle {
      let url = scratch.appending(path: name)
      try Data(bytes).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: scratch.appending(path: name)), as: UTF8.self)
    }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = try file("input", input)
    process.standardOutput = try file("output")
    process.standardError = try file("error")
    do { try process.run() } catch {
      throw ProgramError(description: "\(name) cannot be started: \(error)")
    }
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try text("output"), error: try text("error"))
  }
}

/// The reason why a program did not run, in one line.
package struct ProgramError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
