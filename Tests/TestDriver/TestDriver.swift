import Foundation
import FuzzTargets

/// The driver that scripts use: `TestDriver conflicts` solves systems for `scripts/check conflicts`, and `TestDriver
/// TARGET FILE…` runs a fuzz target once with each file, without a fuzzer.
///
/// This way `scripts/fuzz TARGET seeds` tests a target with its own seeds on any machine. The name of each file is
/// recorded before the file is tried, and printed before a violated property ends the process.
@main enum TestDriver {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.elementsEqual(["conflicts"]) { return ConflictRun.run() }
    guard let target = words.first.flatMap({ FuzzTarget(rawValue: $0) }) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fail("a target is one of \(names)")
    }
    for path in words.dropFirst() {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        fail("cannot read \(path)")
      }
      FileHandle.standardOutput.write(Data("\(path)\n".utf8))
      target.attempt(Array(bytes))
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
