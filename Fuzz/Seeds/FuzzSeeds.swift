import Foundation
import FuzzTargets

/// Tries files once each, without a fuzzer: `FuzzSeeds TARGET FILE…`.
///
/// So `scripts/fuzz TARGET seeds` shows that a target holds on its own seeds, on any machine. Before a file is tried its name is
/// kept, and a property that does not hold ends the process after that name was printed.
@main enum FuzzSeeds {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let target = words.first.flatMap({ FuzzTarget(rawValue: $0) }) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("a target is one of \(names)\n".utf8))
      exit(2)
    }
    for path in words.dropFirst() {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
        exit(2)
      }
      FileHandle.standardOutput.write(Data("\(path)\n".utf8))
      target.attempt(Array(bytes))
    }
  }
}
