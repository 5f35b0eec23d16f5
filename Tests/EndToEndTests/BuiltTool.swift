import Foundation

/// The program as it was built beside the tests.
struct BuiltTool {
  /// What a run came to.
  struct Run {
    let status: Int32
    let output: Data
    let error: String
  }

  /// The program's place.
  static let url = products.appending(path: "ninefold")

  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle.map { $0.bundleURL.deletingLastPathComponent() } ?? Bundle.main.bundleURL
  }

  /// Runs the program and waits for its end.
  static func run(_ arguments: [String], input: Data = Data()) throws -> Run {
    try run(url, arguments, input: input)
  }

  /// Runs a line of shell, in which `$NINEFOLD` is the program.
  static func shell(_ line: String) throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", line])
  }

  private static func run(_ program: URL, _ arguments: [String], input: Data = Data()) throws -> Run
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ data: Data = Data()) throws -> FileHandle {
      let url = folder.appending(path: name)
      try data.write(to: url)
      return try FileHandle(forUpdating: url)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["NINEFOLD": url.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = try file("in", input)
    process.standardOutput = try file("out")
    process.standardError = try file("err")
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: folder.appending(path: "out")),
      error: String(
        decoding: try Data(contentsOf: folder.appending(path: "err")), as: UTF8.self))
  }
}
