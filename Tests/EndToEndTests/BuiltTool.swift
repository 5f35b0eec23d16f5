import Foundation
import TestSupport

/// The program as built with the tests, or the one in `$NINEFOLD_TOOL`.
struct BuiltTool {
  /// The result of a run.
  struct Run {
    let status: Int32
    let output: Data
    let error: String
  }

  /// The location of the program.
  static let url = Program.released?.url ?? products.appending(path: "ninefold")

  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle.map { $0.bundleURL.deletingLastPathComponent() } ?? Bundle.main.bundleURL
  }

  /// Runs the program and waits for its end.
  ///
  /// The environment variables replace those that hide the fonts of the system.
  static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String]? = nil
  ) throws -> Run {
    try run(url, arguments, input: input, environment: environment)
  }

  /// Runs a line of shell, in which `$NINEFOLD` is the program.
  static func shell(_ line: String) throws -> Run {
    try run(URL(filePath: "/bin/sh"), ["-c", line])
  }

  /// Runs the program and discards its output.
  ///
  /// - Returns: Its exit status, or -1 if a signal ended it, and its peak memory use, in bytes.
  static func peak(_ arguments: [String]) throws -> (status: Int32, bytes: Int) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([url.path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let fault = posix_spawn(&process, url.path, &actions, nil, words, environ)
    guard fault == 0 else { throw POSIXError(POSIXErrorCode(rawValue: fault) ?? .EIO) }
    var status: Int32 = 0
    #if canImport(Darwin)
      var usage = rusage()
      guard wait4(process, &status, 0, &usage) == process else { throw POSIXError(.ECHILD) }
      let bytes = usage.ru_maxrss
    #else
      // Linux includes the memory of this process, from which it was forked, in the statistics of a process that has
      // ended; therefore the running process is queried.
      var bytes = 0
      while true {
        let ended = waitpid(process, &status, WNOHANG)
        if ended == process { break }
        guard ended == 0 else { throw POSIXError(.ECHILD) }
        bytes = max(bytes, peakSoFar(of: process))
        usleep(1_000)
      }
    #endif
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -1, bytes)
  }

  #if !canImport(Darwin)
    /// Returns the peak memory use of a running process since its program started, in bytes, or 0 if it cannot be
    /// determined.
    private static func peakSoFar(of process: pid_t) -> Int {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = Int(line.filter(\.isNumber))
      else { return 0 }
      return kilobytes << 10
    }
  #endif

  static func run(
    _ program: URL, _ arguments: [String], input: Data = Data(),
    environment: [String: String]? = nil
  ) throws -> Run {
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
    process.environment = (environment ?? Program.withoutSystemFonts)
      .merging(["NINEFOLD": url.path, "PATH": "/usr/bin:/bin"]) { given, _ in given }
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
