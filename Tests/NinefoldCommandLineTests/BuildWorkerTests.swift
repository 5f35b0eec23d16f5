import Foundation
import NinefoldCommandLine
import Synchronization
import TestSupport
import Testing

/// Successive requests of build systems: `--persistent_worker`.
@Suite struct BuildWorkerTests {
  /// The responses of a worker until the end of its input.
  private struct WorkerRun {
    let status: NinefoldCommandLine.ExitStatus
    let answers: [[String: Any]]
    let error: String

    init(_ input: String, startup: [String] = [], chunk: Int = 1 << 16) throws {
      let output = Mutex<[UInt8]>([])
      let error = Mutex<[UInt8]>([])
      let console = Console.inMemory(
        input: Array(input.utf8),
        output: { bytes in
          output.withLock { $0 += bytes }
          return 0
        },
        error: { bytes in error.withLock { $0 += bytes } }, chunk: chunk)
      status = Tool.run(startup + ["--persistent_worker"], console: console)
      self.error = error.withLock { String(decoding: $0, as: UTF8.self) }
      // Each response is a line, and there is no other output.
      let lines = output.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
      answers = try lines.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }

    func output(_ index: Int) -> String { answers[index]["output"] as? String ?? "" }
    func exitCode(_ index: Int) -> Int? { answers[index]["exitCode"] as? Int }
    func id(_ index: Int) -> Int? { answers[index]["requestId"] as? Int }
  }

  private func request(_ arguments: [String], more: [String: Any] = [:]) throws -> String {
    let members = more.merging(["arguments": arguments]) { $1 }
    return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }

  @Test func responsesEqualThoseOfSingleRuns() throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(Sample.xib(), to: "Clean.xib")
    let faulty = try folder.write(Sample.faulty, to: "Faulty.xib")
    let lines: [[String]] = [
      ["compile", clean, "--cell", "canvas"], ["lint", faulty, "--no-config"],
      ["lint", clean, "--no-config"], ["compile", "--nonsense"],
      ["compile", folder.path("Missing.xib")], ["--version"],
      ["compile", clean, "-o", folder.path("out")],
    ]
    let served = try WorkerRun(lines.map { try request($0) }.joined(separator: "\n"))
    #expect(served.status == .clean)
    #expect(served.error.isEmpty)
    #expect(served.answers.count == lines.count)
    for (index, line) in lines.enumerated() {
      let alone = ToolRun(line)
      #expect(served.exitCode(index) == Int(alone.status.rawValue))
      #expect(served.id(index) == 0)
      // Success is not reported to builds.
      guard !alone.output.hasPrefix("wrote ") else {
        #expect(served.output(index).isEmpty)
        continue
      }
      // A run that prints to both streams returns both.
      #expect(alone.output.isEmpty || served.output(index).contains(alone.output))
      #expect(served.output(index).utf8.count == alone.output.utf8.count + alone.error.utf8.count)
    }
    #expect(folder.text("out/Clean.xib.layout.json") == ToolRun(["compile", clean]).output)
    #expect(served.answers.contains { $0["exitCode"] as? Int == 1 })
    #expect(served.answers.contains { $0["exitCode"] as? Int == 2 })
  }

  @Test func documentsMayChangeBetweenRequests() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Sample.xib("first"), to: "A.xib")
    let second = try folder.write(Sample.xib("second"), to: "B/A.xib")
    let lines = [first, second, first].map { ["compile", $0, "-o", folder.path("out")] }
    var served = try WorkerRun(lines.map { try request($0) }.joined())
    #expect(served.answers.count == 3)
    #expect(folder.text("out/A.xib.layout.json")?.contains("first") == true)
    try folder.write(Sample.faulty, to: "A.xib")
    served = try WorkerRun(try request(["lint", first, "--no-config"]))
    #expect(served.exitCode(0) == 1)
  }

  @Test func startupArgumentsPrecedeThoseOfRequests() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let served = try WorkerRun(
      try request([path], more: ["requestId": 7]), startup: ["compile", "--cell", "canvas"])
    #expect(served.id(0) == 7)
    #expect(served.output(0) == ToolRun(["compile", "--cell", "canvas", path]).output)
  }

  @Test(arguments: [1, 2, 7, 1 << 16])
  func requestsAreReadInChunks(chunk: Int) throws {
    let requests = [
      #"{"arguments": ["explain", "}{\"\\"], "inputs": [{"path": "a}", "digest": "[{"}], "requestId": 1}"#,
      " \r\n\t", #"{"requestId":2,"arguments":["--version"],"verbosity":1,"sandboxDir":""}"#,
      #"{"requestId":2,"cancel":true}"#, #"{"arguments":["--version"]}"#, "\n",
    ]
    let served = try WorkerRun(requests.joined(), chunk: chunk)
    #expect(served.status == .clean)
    #expect(served.answers.count == 3)
    #expect(served.id(0) == 1)
    #expect(served.exitCode(0) == 2)
    #expect(served.output(0).contains(#"}{"\"#))
    #expect(served.id(1) == 2)
    #expect(served.exitCode(1) == 0)
    #expect(served.id(2) == 0)
  }

  @Test func emptyInputEndsTheWorker() throws {
    for input in ["", "\n", "  \n\n"] {
      let served = try WorkerRun(input)
      #expect(served.status == .clean)
      #expect(served.answers.isEmpty)
      #expect(served.error.isEmpty)
    }
  }

  @Test(arguments: [
    "x", "[]", #"{"arguments": ["#, #"{"arguments": "x"}"#, #"{"arguments": [1]}"#, "{]",
    #"{"requestId": "x"}"#, #"{"requestId": 0.5}"#, #"{"cancel": 1}"#, #"{"a": "#, "\u{0}",
  ])
  func malformedRequestsEndTheWorker(input: String) throws {
    let served = try WorkerRun(try request(["--version"]) + input)
    #expect(served.status == .failure)
    #expect(served.answers.count == 1)
    #expect(
      served.error == "ninefold: error: standard input does not contain a valid request\n")
  }

  @Test func standardInputAndWatchModeAreRejected() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let lines = [
      ["compile", "-"], ["preview", path, "--watch", "-o", folder.path("out")],
      ["--persistent_worker"], ["compile", path, "--cell", "canvas"],
    ]
    let served = try WorkerRun(lines.map { try request($0) }.joined(separator: "\n"))
    #expect(served.answers.map { $0["exitCode"] as? Int } == [2, 2, 2, 0])
    #expect(served.output(0).contains("it is closed"))
    #expect(served.output(1).contains("--watch is not available in a worker"))
    #expect(served.output(2).contains("unknown option"))
  }

  @Test func argumentFilesAreAllowedLast() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.xib(), to: "A.xib")
    let expected = ToolRun(["compile", "--cell", "canvas", path]).output
    let lines = try folder.write("--cell\r\ncanvas\r\n\(path)\r\n", to: "lines")
    let watching = try folder.write(
      "preview\n\(path)\n-o\n\(folder.path("out"))\n--watch\n", to: "watching")
    let requests = [
      ["compile", "@\(lines)"], ["@\(watching)"], ["compile", "@@\(lines)"],
      ["compile", "--", "@\(lines)"], ["lint", path, "--since", "@\(lines)"],
    ]
    let served = try WorkerRun(requests.map { try request($0) }.joined(separator: "\n"))
    #expect(served.output(0) == expected)
    // The check applies to the contents of the file, not only to the request.
    #expect(served.exitCode(1) == 2)
    #expect(served.output(1).contains("--watch is not available in a worker"))
    #expect(folder.text("out/.ninefold-pictures") == nil)
    for index in [2, 3] {
      #expect(served.output(index).contains("cannot read '@\(lines)'"))
    }
    // The value of an option.
    #expect(served.output(4).contains("is not in a git repository"), "\(served.output(4))")
  }

  @Test func closedOutputEndsTheWorker() throws {
    let input = try request(["--version"])
    let console = Console.inMemory(input: Array(input.utf8), output: { _ in 32 }, error: { _ in })
    #expect(Tool.run(["--persistent_worker"], console: console) == .failure)
  }
}
