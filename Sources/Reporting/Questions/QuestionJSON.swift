package import Ninefold
package import StructuredData

/// The one form of objects in the JSON of all answers.
package enum QuestionJSON {
  /// Writes the members of an object: `id`, `class`, `name`, `scene`, `path`, `line`, and `frame` if
  /// it was requested.
  package static func write(_ object: ObjectIdentity, to member: inout JSONWriter) {
    member.member("id", object.id)
    member.member("class", object.className)
    member.member("name", object.name)
    member.member("scene", object.scene)
    member.member("path", object.path)
    member.member("line", object.line)
    if let frame = object.frame {
      member.key("frame")
      member.value(frame)
    }
  }

  /// Writes the head of an answer about one document.
  static func writeHead(
    _ format: String, _ document: QuestionedDocument, to member: inout JSONWriter
  ) {
    member.member("format", "ninefold-\(format)")
    member.member("version", 1)
    member.member("path", document.file.path)
    member.member("digest", document.digest)
    member.member("isLaidOut", document.foreignSystem == nil)
    if let system = document.foreignSystem { member.member("system", system) }
  }

  /// Returns the bytes of an answer.
  static func bytes(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { members(&$0) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
