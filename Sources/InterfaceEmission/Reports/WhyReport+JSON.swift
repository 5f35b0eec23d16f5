package import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import StructuredData

extension WhyReport {
  /// Returns the report as JSON: `explanation` in `schemas/questions.schema.json`.
  ///
  /// - Parameters:
  ///   - explanations: The explanations of the view, one for each configuration.
  ///   - file: The document.
  /// - Returns: JSON that ends in a line feed.
  package static func json(of explanations: [LayoutExplanation], in file: SourceFile) -> [UInt8] {
    let lines = LineTable(file)
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("format", "ninefold-explanation")
      member.member("version", 1)
      member.member("path", file.path)
      member.member("digest", Digest(ofAll: [file.bytes[...]]).description)
      member.array("views", explanations, .lines) { writer, explanation in
        Writer(explanation: explanation, file: file, lines: lines).write(to: &writer)
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension WhyReport.Writer {
  /// Writes the explanation of one configuration.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      let view = scene.views[explanation.view]
      member.member("id", view.id?.text)
      member.member("name", name(explanation.view))
      member.member("configuration", explanation.configuration.name)
      member.member("frame", explanation.frame)
      member.member("superview", view.superview.flatMap { scene.views[$0].id?.text })
      member.member("root", scene.views[explanation.root].id?.text)
      let edges = explanation.root == explanation.view ? [] : explanation.edges
      member.array("edges", edges, .lines) { write($1, to: &$0) }
    }
  }

  private func write(
    _ edge: LayoutExplanation.EdgeExplanation, to writer: inout JSONWriter
  ) {
    writer.object(.lines) { member in
      member.member("edge", edge.edge.rawValue)
      member.member("position", (edge.position * 1e6).rounded() / 1e6)
      member.member("isDetermined", edge.isDetermined)
      member.array("reasons", shownReasons(of: edge), .lines) { writer, reason in
        writer.object { member in
          member.member("id", reason.object(in: scene)?.text)
          member.member("text", sentence(reason))
          member.key("priority")
          if let priority = reason.priority { member.value(priority) } else { member.null() }
        }
      }
      let others = edge.isDetermined ? [] : placeholders(along: edge.edge.axis)
      if !others.isEmpty { member.array("placeholders", others) { $0.value($1) } }
    }
  }
}
