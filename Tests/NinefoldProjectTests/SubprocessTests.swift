import Foundation
import TestSupport
import Testing

@testable import NinefoldProject

/// Programs end, regardless of their behavior.
@Suite struct SubprocessTests {
  private static func run(
    _ script: String, input: [UInt8] = [], seconds: Double = 30, output: Int = 1 << 20,
    processorSeconds: Int? = nil, memory: Int? = nil, of time: ProgramTime? = nil
  ) throws -> Subprocess.Outcome {
    try Subprocess.run(
      "/bin/sh", ["-c", script], input: input,
      within: ProgramBounds(
        seconds: seconds, output: output, processorSeconds: processorSeconds, memory: memory),
      of: time)
  }

  @Test func outputAndExitStatusAreReturned() throws {
    let outcome = try Self.run("echo a; echo b >&2; exit 3")
    #expect(outcome.end == .status(3) && outcome.success == nil)
    #expect(outcome.output == Array("a\n".utf8) && outcome.error == Array("b\n".utf8))
    #expect(try Self.run("kill -9 $$").end == .signal)
    #expect(throws: SystemFault(code: ENOENT)) {
      _ = try Subprocess.run("/no/such", [], within: ProgramBounds(seconds: 1, output: 1))
    }
  }

  /// Input and output that exceed a pipe's capacity, at the same time, and a program that reads
  /// nothing.
  @Test func largeInput() throws {
    let input = [UInt8](repeating: 65, count: 3 << 20)
    #expect(try Self.run("cat", input: input, output: 4 << 20).success == input)
    #expect(try Self.run("exit 0", input: input).end == .status(0))
    #expect(try Self.run("exec <&-; echo a", input: input).output == Array("a\n".utf8))
  }

  @Test func outputLimitTerminatesTheProgram() throws {
    #expect(try Self.run("head -c 1000 /dev/zero", output: 1000).success?.count == 1000)
    let more = try Self.run("head -c 1001 /dev/zero; sleep 60", output: 1000)
    #expect(more.end == .tooMuchOutput && more.output.isEmpty && more.seconds < 20)
    #expect(try Self.run("exec yes", output: 1 << 20).end == .tooMuchOutput)
    // Standard error is read to its end, and stored in part.
    let errors = try Self.run("head -c 3000000 /dev/zero >&2; echo a")
    #expect(errors.end == .status(0) && errors.error.count <= 4096)
    #expect(errors.output == Array("a\n".utf8))
  }

  @Test(arguments: [
    "sleep 60", "exec sleep 60", "exec >&- 2>&-; sleep 60",
    "trap '' TERM HUP INT; sleep 60; sleep 60",
    "sleep 60 &", "(sleep 60 &) ; exit 0", "while :; do :; done", "exec yes >&2",
  ]) func timeoutTerminatesTheProgramAndItsChildren(script: String) throws {
    let outcome = try Self.run(script, seconds: 0.3)
    #expect(outcome.end == .outOfTime)
    #expect(outcome.seconds < 20)
  }

  @Test func childProcessesAreTerminatedAfterExit() throws {
    let folder = try TemporaryFolder()
    let mark = folder.path("mark")
    // In the process group of the program, without its streams.
    let script = "(sleep 2; echo > '\(mark)') >/dev/null 2>&1 & echo a"
    #expect(try Self.run(script).output == Array("a\n".utf8))
    Thread.sleep(forTimeInterval: 2.5)
    #expect(folder.text("mark") == nil)
  }

  @Test func processorTimeAndMemoryAreLimited() throws {
    let spinning = try Self.run("while :; do :; done", processorSeconds: 1)
    #expect(spinning.end == .signal && spinning.seconds < 25)
    #expect(try Self.run("echo \"$0\"", memory: 1 << 20).success == Array("/bin/sh\n".utf8))
  }

  @Test func totalTimeOfARunIsLimited() throws {
    let time = ProgramTime(seconds: 0.5)
    #expect(try Self.run("sleep 60", of: time).end == .outOfTime)
    #expect(time.left(atMost: 1) == 0)
    // No further program is started.
    let late = try Self.run("echo a", of: time)
    #expect(late.end == .outOfTime && late.seconds == 0)
  }

  /// An empty entry of the path, and a relative one, refer to the current folder.
  @Test func environmentIsRestricted() throws {
    let outcome = try Subprocess.run(
      "/usr/bin/env", [],
      environment: [("HOME", nil), ("NINEFOLD_X", "1"), ("LC_*", nil)],
      within: ProgramBounds(seconds: 30, output: 1 << 20))
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("NINEFOLD_X=1"))
    #expect(!lines.contains { $0.hasPrefix("HOME=") || $0.hasPrefix("LC_") })
    #expect(ProgramPath.find("sh").map { $0.hasPrefix("/") } == true)
    #expect(ProgramPath.find("no-such-program") == nil)
    #expect(ProgramPath.folders.allSatisfy { $0.hasPrefix("/") })
  }
}
