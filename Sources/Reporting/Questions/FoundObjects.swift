import InterfaceSource
package import Ninefold
import StructuredData

/// The objects that a search found, as text and as JSON.
package enum FoundObjects {
  /// Returns a line for each object: `path:line: id class "name"`.
  package static func text(_ objects: [ObjectIdentity]) -> String {
    objects.map { object in
      PrintedText.line("\(object.path):\(object.line): \(Self.name(object))") + "\n"
    }.joined()
  }

  /// Returns the id, class and name of an object.
  static func name(_ object: ObjectIdentity) -> String {
    let isNamed =
      object.name != object.className && object.name != ObjectName.title(object.className)
    let name = object.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(object.id) \(object.className)" + (isNamed ? " \"\(name.shortened(to: 60))\"" : "")
  }

  /// Returns all objects.
  ///
  /// - Parameters:
  ///   - objects: The objects, document by document.
  ///   - withoutLayouts: The paths of the documents that are not laid out, with their systems.
  /// - Returns: The bytes of the answer.
  package static func json(
    _ objects: [ObjectIdentity], withoutLayouts: [(path: String, system: String)]
  ) -> [UInt8] {
    QuestionJSON.bytes { member in
      member.member("format", "ninefold-objects")
      member.member("version", 1)
      member.array("objects", objects, .lines) { writer, object in
        writer.object { QuestionJSON.write(object, to: &$0) }
      }
      member.array("withoutLayouts", withoutLayouts, .lines) { writer, document in
        writer.object { member in
          member.member("path", document.path)
          member.member("system", document.system)
        }
      }
    }
  }
}
