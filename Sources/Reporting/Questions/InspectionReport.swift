import InterfaceMerging
import InterfaceSource
import InterfaceTraits
package import Ninefold
import StructuredData

/// Everything that is known of objects, as text and as JSON.
package enum InspectionReport {
  // MARK: Text

  /// Returns a paragraph for each object.
  package static func text(_ inspections: [ObjectInspection]) -> String {
    inspections.map { paragraph($0) }.joined(separator: "\n")
  }

  private static func paragraph(_ inspection: ObjectInspection) -> String {
    var lines: [String] = []
    let object = inspection.object
    lines.append("\(FoundObjects.name(object)), \(object.path):\(object.line)")
    if let container = inspection.container { lines.append("  in \(FoundObjects.name(container))") }
    if let system = inspection.foreignSystem {
      lines.append("  documents for \(system) are not laid out")
    }
    let all = inspection.configurations.count
    if let installed = inspection.installed {
      lines.append("  installed in \(installed.joined(separator: ", "))")
    }
    add("frame", inspection.frames, of: all, to: &lines) { frame in
      "x \(PointText.text(frame.x)), y \(PointText.text(frame.y)), "
        + "width \(PointText.text(frame.width)), height \(PointText.text(frame.height))"
    }
    if !inspection.children.isEmpty {
      lines.append("objects in it:")
      lines += inspection.children.map { "  \(FoundObjects.name($0))" }
    }
    if !inspection.properties.isEmpty {
      lines.append("properties:")
      lines += inspection.properties.map { "  \($0.name): \($0.value)" }
    }
    for difference in inspection.differences {
      add(difference.name, difference.values, of: all, to: &lines) { $0 }
    }
    if !inspection.constraints.isEmpty {
      lines.append("constraints:")
      for constraint in inspection.constraints {
        add(constraint, of: inspection.configurations, to: &lines)
      }
    }
    if !inspection.connections.isEmpty {
      lines.append("connections:")
      lines += inspection.connections.map { line($0) }
    }
    if !inspection.findings.isEmpty {
      lines.append("findings:")
      lines += inspection.findings.map { finding in
        let diagnostic = finding.diagnostic
        return "  line \(finding.line): \(diagnostic.severity.rawValue): \(diagnostic.message)"
          + " [\(diagnostic.id)]"
      }
    }
    return lines.map { PrintedText.line($0) + "\n" }.joined()
  }

  private static func add<Value>(
    _ name: String, _ values: [ObjectInspection.Applied<Value>], of count: Int,
    to lines: inout [String], _ text: (Value) -> String
  ) {
    guard !values.isEmpty else { return }
    if values.count == 1, values[0].configurations.count == count {
      return lines.append("\(name): \(text(values[0].value))")
    }
    lines.append("\(name):")
    lines += values.map { "  \(text($0.value)) \(places($0.configurations, of: count))" }
  }

  /// Returns where one of several values applies: `otherwise` if it is in most configurations.
  private static func places(_ configurations: [String], of count: Int) -> String {
    configurations.count * 2 > count
      ? "otherwise" : "in \(configurations.joined(separator: ", "))"
  }

  private static func add(
    _ constraint: ObjectInspection.Constraint, of all: [String], to lines: inout [String]
  ) {
    let object = constraint.object
    lines.append("  \(object.id) \(constraint.equation.text), line \(object.line)")
    if let meaning = constraint.meaning { lines.append("    \(meaning)") }
    if let active = constraint.configurations, active.count < all.count {
      let others = all.filter { !active.contains($0) }
      lines.append(
        active.isEmpty
          ? "    active in no configuration"
          : active.count > others.count
            ? "    not active in \(others.joined(separator: ", "))"
            : "    active in \(active.joined(separator: ", "))")
    }
    lines += constraint.values.map {
      "    \($0.value) \(places($0.configurations, of: constraint.configurations?.count ?? 0))"
    }
  }

  private static func line(_ connection: ObjectInspection.Connection) -> String {
    let other = connection.other.map { FoundObjects.name($0) } ?? "nothing in the document"
    let event = connection.event.map { " on \($0)" } ?? ""
    let kind = connection.kind == "outletCollection" ? "outlet collection" : connection.kind
    return "  \(kind) \(connection.name)\(event) \(connection.isOutgoing ? "to" : "from") \(other)"
  }

  // MARK: JSON

  /// Returns all objects.
  package static func json(
    _ inspections: [ObjectInspection], of document: QuestionedDocument
  ) -> [UInt8] {
    QuestionJSON.bytes { member in
      QuestionJSON.writeHead("inspection", document, to: &member)
      member.array("configurations", document.compilation.configurationNames) { $0.value($1) }
      member.array("objects", inspections, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ inspection: ObjectInspection, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      QuestionJSON.write(inspection.object, to: &member)
      write("container", inspection.container, to: &member)
      member.array("children", inspection.children, .lines) { writer, child in
        writer.object { QuestionJSON.write(child, to: &$0) }
      }
      if let installed = inspection.installed {
        member.array("installed", installed) { $0.value($1) }
      }
      member.array("frames", inspection.frames, .lines) { writer, frame in
        writer.object { member in
          member.key("frame")
          member.value(frame.value)
          member.array("configurations", frame.configurations) { $0.value($1) }
        }
      }
      member.array("properties", inspection.properties, .lines) { writer, property in
        writer.object { member in
          member.member("property", property.name)
          member.member("value", property.value)
        }
      }
      member.array("differences", inspection.differences, .lines) { writer, difference in
        writer.object { member in
          member.member("property", difference.name)
          write("values", difference.values, to: &member)
        }
      }
      member.array("constraints", inspection.constraints, .lines) { write($1, to: &$0) }
      member.array("connections", inspection.connections, .lines) { writer, connection in
        writer.object { member in
          QuestionJSON.write(connection.object, to: &member)
          member.member("kind", connection.kind)
          member.member("direction", connection.isOutgoing ? "to" : "from")
          if let event = connection.event { member.member("event", event) }
          write("other", connection.other, to: &member)
        }
      }
      member.array("findings", inspection.findings, .lines) { writer, finding in
        writer.object { member in
          member.member("id", finding.diagnostic.id)
          member.member("severity", finding.diagnostic.severity.rawValue)
          member.member("line", finding.line)
          member.member("message", finding.diagnostic.message)
          member.array("configurations", finding.diagnostic.configurations) { $0.value($1) }
        }
      }
    }
  }

  private static func write(
    _ name: String, _ object: ObjectIdentity?, to member: inout JSONWriter
  ) {
    guard let object else { return member.member(name, nil) }
    member.object(name) { QuestionJSON.write(object, to: &$0) }
  }

  private static func write(
    _ name: String, _ values: [ObjectInspection.Applied<String>], to member: inout JSONWriter
  ) {
    member.array(name, values) { writer, value in
      writer.object { member in
        member.member("value", value.value)
        member.array("configurations", value.configurations) { $0.value($1) }
      }
    }
  }

  private static func write(
    _ constraint: ObjectInspection.Constraint, to writer: inout JSONWriter
  ) {
    writer.object { member in
      QuestionJSON.write(constraint.object, to: &member)
      let equation = constraint.equation
      write("first", equation.first, to: &member)
      member.member("relation", equation.relation)
      if let second = equation.second { write("second", second, to: &member) }
      member.member("multiplier", equation.multiplier)
      member.member("constant", equation.constant)
      member.member("priority", equation.priority)
      if let meaning = constraint.meaning { member.member("meaning", meaning) }
      if let active = constraint.configurations {
        member.array("active", active) { $0.value($1) }
      }
      if !constraint.values.isEmpty { write("values", constraint.values, to: &member) }
    }
  }

  private static func write(
    _ name: String, _ side: ConstraintEquation.Side, to member: inout JSONWriter
  ) {
    member.object(name) { member in
      member.member("item", side.id)
      member.member("name", side.name)
      member.member("attribute", side.attribute)
    }
  }
}
