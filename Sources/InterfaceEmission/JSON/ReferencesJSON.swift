import InterfaceResolution
import InterfaceSource
import StructuredData

/// Writes the connections and texts of a scene.
enum ReferencesJSON {
  /// Writes the lists that are not empty.
  static func write(_ part: DocumentReferences.Part, to member: inout JSONWriter) {
    if !part.connections.isEmpty {
      member.array("connections", part.connections, .lines) { writer, connection in
        writer.object { member in write(connection, to: &member) }
      }
    }
    if !part.texts.isEmpty {
      member.array("texts", part.texts, .lines) { writer, text in
        writer.object { member in
          member.member("object", text.object.text)
          member.member("property", text.property)
          member.member("text", text.string)
        }
      }
    }
  }

  private static func write(_ connection: ObjectConnection, to member: inout JSONWriter) {
    member.member("id", connection.id?.text)
    switch connection.kind {
    case .outlet(let property):
      member.member("kind", "outlet")
      member.member("property", property)
    case .outletCollection(let property):
      member.member("kind", "outletCollection")
      member.member("property", property)
    case .action(let selector, let event):
      member.member("kind", "action")
      member.member("selector", selector)
      if let event { member.member("event", event) }
    }
    member.member("source", connection.source?.text)
    member.member("destination", connection.destination?.text)
  }
}
