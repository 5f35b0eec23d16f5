import InterfaceComparison
import InterfaceEmission
import InterfaceSource

/// What changed, as JSON.
enum ComparisonJSON {
  static func bytes(_ comparison: Comparison) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("format", "ninefold-comparison")
      member.member("version", 1)
      member.key("counts")
      member.object { counts in
        for (kind, count) in comparison.counts { counts.member(kind.rawValue, Double(count)) }
      }
      member.key("documents")
      member.array(comparison.documents, .lines) { write($1, to: &$0) }
      member.key("notCompared")
      member.array(comparison.notCompared, .lines) { writer, document in
        writer.object { member in
          member.member("path", document.path)
          if let reason = document.before { member.member("before", reason) }
          if let reason = document.after { member.member("after", reason) }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ document: DocumentDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("path", document.path)
      if let path = document.oldPath { member.member("oldPath", path) }
      member.member("presence", document.presence.rawValue)
      member.key("configurations")
      member.array(document.configurations) { $0.value($1) }
      member.key("scenes")
      member.array(document.scenes, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ scene: SceneDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("id", scene.id)
      if scene.oldID != scene.id { member.member("oldID", scene.oldID) }
      member.member("controller", scene.controller)
      member.member("presence", scene.presence.rawValue)
      member.key("configurations")
      member.array(scene.configurations) { $0.value($1) }
      member.key("objects")
      member.array(scene.objects, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ object: ObjectDifference, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("id", object.id)
      if let id = object.oldID { member.member("oldID", id) }
      member.member("class", object.element)
      if let label = object.label { member.member("label", label) }
      member.key("changes")
      member.array(object.changes, .lines) { writer, change in
        writer.object { member in
          member.member("kind", change.kind.rawValue)
          if let property = change.property { member.member("property", property) }
          member.member("from", change.from)
          member.member("to", change.to)
          member.member("everywhere", change.isEverywhere)
          member.key("configurations")
          member.array(change.configurations) { $0.value($1) }
        }
      }
    }
  }
}
