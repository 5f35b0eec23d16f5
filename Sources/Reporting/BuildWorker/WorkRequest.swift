import InterfaceEmission
import Ninefold
import StructuredData

/// A command line that a build system asks a worker to run.
package struct WorkRequest: Hashable, Sendable {
  /// The arguments after those that the worker was started with.
  package var arguments: [String]
  /// The id that the response must have.
  package var id: Int
  /// Whether the request cancels an earlier one.
  package var isCancellation: Bool

  /// Parses a request and ignores unknown members.
  ///
  /// Returns `nil` if the bytes are not a request.
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

  /// Returns the response to the request, a line of JSON with the exit status and the output of the
  /// run.
  package func response(status: Int32, output: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { response in
      response.member("exitCode", status)
      response.member("output", output)
      response.member("requestId", id)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
