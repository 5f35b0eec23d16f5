import CFuzzer
import Foundation
import FuzzTargets

/// Runs libFuzzer's loop for one target: `Fuzz --target=NAME`, followed by libFuzzer's arguments.
///
/// libFuzzer ignores options with two dashes and passes them on when it restarts itself.
@main enum Fuzz {
  private static let target = CommandLine.arguments.lazy.compactMap { argument in
    argument.hasPrefix("--target=") ? FuzzTarget(rawValue: String(argument.dropFirst(9))) : nil
  }.first

  static func main() {
    guard target != nil else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("--target= takes one of \(names)\n".utf8))
      exit(2)
    }
    var count = CommandLine.argc
    var arguments = Optional(CommandLine.unsafeArgv)
    let status = withUnsafeMutablePointer(to: &arguments) { pointer in
      pointer.withMemoryRebound(
        to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1
      ) {
        LLVMFuzzerRunDriver(&count, $0) { data, count in
          Fuzz.target?.attempt(Array(UnsafeBufferPointer(start: data, count: count)))
          return 0
        }
      }
    }
    exit(status)
  }
}
