import Foundation
import FuzzTargets

/// What scripts ask: `TestDriver conflicts` solves systems, for `scripts/check conflicts`, and `TestDriver TARGET FILE…` tries
/// files once each, without a fuzzer.
///
/// So `scripts/fuzz TARGET seeds` shows that a target holds on its own seeds, on any machine. Before a file is tried its name is
/// kept, and a property that does not hold ends the process after that name was printed.
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
