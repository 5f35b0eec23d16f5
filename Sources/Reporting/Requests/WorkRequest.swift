import InterfaceEmission
import Ninefold
import StructuredData

/// A command line that a build system asks to be run.
package struct WorkRequest: Hashable, Sendable {
  /// The arguments besides those that the worker was started with.
  package var arguments: [String]
  /// The number that the answer has to have.
  package var id: Int
  /// Whether it takes an earlier request back.
  package var isCancellation: Bool

  /// Reads a request, members that are not known left out; nil where the bytes are none.
  package init?(_ bytes: [UInt8]) {
    let document = StructuredDocument(json: SourceFile(path: "request", bytes: bytes))
    guard let members = document.root?.members else { return nil }
    var arguments: [String] = []
    var id = 0
    var isCancellation = false
    for member in members {
      switch member.name {
      case "arguments":
        guard let values = member.value.array else { return nil }
        for value in values {
          guard let argument = value.string else { return nil }
          arguments.append(argument)
        }
      case "requestId", "request_id":
        guard let number = member.value.number.flatMap({ Int(exactly: $0) }) else { return nil }
        id = number
      case "cancel":
        guard let value = member.value.bool else { return nil }
        isCancellation = value
      default: break
      }
    }
    self.arguments = arguments
    self.id = id
    self.isCancellation = isCancellation
  }

  /// The answer to the request, a line of JSON: how the run ended, and what it printed.
  package func answer(status: Int32, output: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("exitCode", status)
      answer.member("output", output)
      answer.member("requestId", id)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
