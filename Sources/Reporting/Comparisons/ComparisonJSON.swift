package import InterfaceComparison
import InterfaceEmission
import InterfaceSource
package import StructuredData

/// A comparison as JSON.
package enum ComparisonJSON {
  /// Returns one object with all changes.
  package static func bytes(_ comparison: Comparison) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("format", "ninefold-comparison")
      member.member("version", 1)
      member.object("counts") { counts in
        for (kind, count) in comparison.counts { counts.member(kind.rawValue, Double(count)) }
      }
      member.array("documents", comparison.documents, .lines) { write($1, to: &$0) }
      member.array("withoutLayouts", comparison.withoutLayouts, .lines) { writer, document in
        writer.object { member in
          member.member("path", document.path)
          member.member("system", document.foreignSystem)
        }
      }
      member.array("notCompared", comparison.notCompared, .lines) { writer, document in
        writer.object { member in
          member.member("path", document.path)
          if let reason = document.before { member.member("before", reason) }
          if let reason = document.after { member.member("after", reason) }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Writes the changes of one document as an object.
  package static func write(_ document: DocumentDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("path", document.path)
      if let path = document.oldPath { member.member("oldPath", path) }
      member.member("presence", document.presence.rawValue)
      member.array("configurations", document.configurations) { $0.value($1) }
      member.array("objects", document.objects, .lines) { write($1, to: &$0) }
      member.array("scenes", document.scenes, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ scene: SceneDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("id", scene.id)
      if scene.oldID != scene.id { member.member("oldID", scene.oldID) }
      member.member("controller", scene.controller)
      member.member("presence", scene.presence.rawValue)
      member.array("configurations", scene.configurations) { $0.value($1) }
      member.array("objects", scene.objects, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ object: ObjectDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("id", object.id)
      if let id = object.oldID { member.member("oldID", id) }
      member.member("class", object.element)
      if let label = object.label { member.member("label", label) }
      member.array("changes", object.changes, .lines) { writer, change in
        writer.object { member in
          member.member("kind", change.kind.rawValue)
          if let property = change.property { member.member("property", property) }
          member.member("from", change.from)
          member.member("to", change.to)
          member.member("everywhere", change.isEverywhere)
          if change.isEffect { member.member("effect", true) }
          member.array("configurations", change.configurations) { $0.value($1) }
        }
      }
    }
  }
}
