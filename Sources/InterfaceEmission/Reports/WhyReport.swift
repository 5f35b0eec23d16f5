import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource
import InterfaceTraits
import StructuredData

/// Explains the frame of a view in words.
package enum WhyReport {
  /// Returns the report, with a paragraph per edge.
  ///
  /// - Parameters:
  ///   - explanation: The explanation from the layout.
  ///   - file: The document, for the lines of constraints.
  /// - Returns: Lines, each ending in a line feed.
  package static func text(of explanation: LayoutExplanation, in file: SourceFile) -> String {
    Writer(explanation: explanation, file: file).report()
  }

  /// Returns the sentences of the report by edge, with only the lines of the document as positions.
  ///
  /// - Parameters:
  ///   - explanation: The explanation from the layout.
  ///   - file: The document.
  ///   - lines: The lines of the document.
  /// - Returns: The explanation of each edge. Empty for a layout root, whose size the canvas, table
  ///   or container determines.
  package static func edges(
    of explanation: LayoutExplanation, in file: SourceFile, _ lines: LineTable
  ) -> [(edge: LayoutExplanation.EdgeExplanation, sentences: [String])] {
    guard explanation.root != explanation.view else { return [] }
    let writer = Writer(explanation: explanation, file: file, lines: lines)
    return explanation.edges.map { ($0, writer.sentences($0)) }
  }

  /// Writes the report of one configuration.
  struct Writer {
    let explanation: LayoutExplanation
    let file: SourceFile
    /// The lines, if the document need not be named.
    var lines: LineTable?

    var scene: ResolvedScene { explanation.scene }

    func report() -> String {
      let frame = explanation.frame
      var lines = DumpText()
      lines.add("\(name(explanation.view)) in \(explanation.configuration.name):", at: 0)
      var location = "x \(number(frame.x)), y \(number(frame.y)), "
      location += "width \(number(frame.width)), height \(number(frame.height))"
      let superview = scene.views[explanation.view].superview
      lines.add(superview.map { "\(location) in \(name($0))" } ?? location, at: 1)
      guard explanation.root != explanation.view else {
        lines.add(
          "the view is a layout root: its canvas, table or container determines its size", at: 1)
        return lines.text
      }
      for edge in explanation.edges { add(edge, to: &lines) }
      return lines.text
    }

    private func add(_ edge: LayoutExplanation.EdgeExplanation, to lines: inout DumpText) {
      lines.add("", at: 0)
      let location = "\(edge.edge.rawValue) edge at \(number(edge.position))"
      let end = edge.isDetermined ? ":" : ", which the constraints leave ambiguous:"
      lines.add("\(location) in \(name(explanation.root))\(end)", at: 0)
      for sentence in sentences(edge) { lines.add(sentence, at: 1) }
    }

    func sentences(_ edge: LayoutExplanation.EdgeExplanation) -> [String] {
      let reasons = shownReasons(of: edge)
      let sentences =
        reasons.isEmpty ? ["no decision was necessary"] : reasons.map { sentence($0) }
      return edge.isDetermined ? sentences : sentences + placeholders(along: edge.edge.axis)
    }

    /// Returns the reasons that say something.
    func shownReasons(of edge: LayoutExplanation.EdgeExplanation) -> [LayoutReason] {
      edge.reasons.filter { $0.kind != .nonNegative || edge.reasons.count == 1 }
    }

    /// Returns the constraints that determine the view on the document's own canvas, but not in an
    /// app.
    func placeholders(along axis: LayoutAxis) -> [String] {
      let view = explanation.view
      var sentences = scene.constraints.filter { constraint in
        constraint.isRemoved && constraint.firstAttribute.axis == axis
          && [constraint.first, constraint.second].contains(.view(view))
      }.map { constraint in
        "\(location(constraint.range)): a placeholder that Xcode removes when it builds the "
          + "document: \(constraint.sentence(in: scene))"
      }
      let layout = scene.views[view].layout
      if layout.removesPlaceholderSize, layout.placeholderIntrinsicSize[axis] != .absent {
        sentences.append(
          "\(location(view)): the placeholder for the intrinsic size of \(name(view)) applies only "
            + "in Interface Builder")
      }
      return sentences
    }

    func sentence(_ reason: LayoutReason) -> String {
      let description = reason.description(in: scene)
      switch reason.kind {
      case .root: return "\(name(reason.view)) has the size of its canvas or container"
      case .contentView, .standardCell, .scrollContent, .nonNegative: return description
      case .constraint(let index):
        return "\(location(scene.constraints[index].range)): \(description)\(at(reason))"
      case .autoresizing, .stackView, .stored: return "\(location(reason.view)): \(description)"
      case .hugging, .compressionResistance:
        return "\(location(reason.view)): \(description)\(at(reason))"
      }
    }

    private func at(_ reason: LayoutReason) -> String {
      guard let priority = reason.priority else { return "" }
      return priority >= 1000 ? ", required" : ", at priority \(number(priority))"
    }

    func name(_ view: ViewIndex) -> String { scene.views[view].name }

    private func location(_ view: ViewIndex) -> String { location(scene.views[view].range) }

    private func location(_ range: SourceRange) -> String {
      if let lines { return "line \(lines.location(of: range.start).line)" }
      let location = file.location(of: range.start)
      return "\(file.path):\(location.line):\(location.column)"
    }

    private func number(_ value: Double) -> String {
      // Differences of a millionth of a point are not shown.
      NumberFormat.text((value * 1e6).rounded() / 1e6)
    }
  }
}
