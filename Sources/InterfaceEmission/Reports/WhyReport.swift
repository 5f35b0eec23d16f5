package import InterfaceLayout
import InterfaceModel
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// Says in words why a view lies where it lies.
package enum WhyReport {
  /// The report, a paragraph per edge.
  ///
  /// - Parameters:
  ///   - explanation: What the layout knows.
  ///   - file: The document, for the lines of constraints.
  /// - Returns: Lines that end with a newline.
  package static func text(of explanation: LayoutExplanation, in file: SourceFile) -> String {
    var writer = Writer(explanation: explanation, file: file)
    return writer.report()
  }

  private struct Writer {
    let explanation: LayoutExplanation
    let file: SourceFile

    var scene: ResolvedScene { explanation.scene }

    mutating func report() -> String {
      let frame = explanation.frame
      var text = "\(name(explanation.view)) in \(explanation.configuration.name):\n"
      text += "  x \(number(frame.x)), y \(number(frame.y)), "
      text += "width \(number(frame.width)), height \(number(frame.height))"
      let superview = scene.views[explanation.view].superview
      text += superview < 0 ? "\n" : " in \(name(superview))\n"
      guard explanation.root != explanation.view else {
        return text + "  the view is a layout root: its canvas, table or container says its size\n"
      }
      for edge in explanation.edges { text += paragraph(edge) }
      return text
    }

    private func paragraph(_ edge: LayoutExplanation.EdgeExplanation) -> String {
      var text = "\n\(edge.edge.rawValue) edge at \(number(edge.position))"
      text += " in \(name(explanation.root))"
      text += edge.isDetermined ? ":\n" : ", which the constraints leave open:\n"
      let reasons = edge.reasons.filter { $0.kind != .nonNegative || edge.reasons.count == 1 }
      if reasons.isEmpty { text += "  nothing had to be decided\n" }
      for reason in reasons { text += "  \(sentence(reason))\n" }
      return text
    }

    private func sentence(_ reason: LayoutExplanation.Reason) -> String {
      switch reason.kind {
      case .root: return "\(name(reason.view)) has the size of its canvas or container"
      case .constraint(let index):
        let constraint = scene.constraints[index]
        return "\(place(constraint.range)): \(constraint.summary(in: scene))\(at(reason))"
      case .contentView: return "\(name(reason.view)) fills its cell or effect view"
      case .autoresizing:
        return "\(place(reason.view)): the frame and autoresizing mask of \(name(reason.view))"
      case .stackView: return "\(place(reason.view)): \(name(reason.view)) arranges its subviews"
      case .hugging(let axis, let extent):
        return "\(place(reason.view)): the content of \(name(reason.view)) is "
          + "\(number(extent)) \(word(axis)) and hugs it\(at(reason))"
      case .compressionResistance(let axis, let extent):
        return "\(place(reason.view)): the content of \(name(reason.view)) is "
          + "\(number(extent)) \(word(axis)) and resists compression\(at(reason))"
      case .scrollContent: return "the content of \(name(reason.view)) is at least empty"
      case .nonNegative: return "\(name(reason.view)) has no negative extent"
      case .stored:
        return "\(place(reason.view)): nothing else says it, so \(name(reason.view)) stays where "
          + "the document stored it"
      }
    }

    private func at(_ reason: LayoutExplanation.Reason) -> String {
      guard let priority = reason.priority else { return "" }
      return priority >= 1000 ? ", required" : ", at priority \(number(priority))"
    }

    private func word(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

    private func name(_ view: Int) -> String {
      let view = scene.views[view]
      let label = view.attributes[.userLabel].map { " (\($0))" } ?? ""
      return view.elementSpelling + (view.id.map { " '\($0)'" } ?? "") + label
    }

    private func place(_ view: Int) -> String { place(scene.views[view].range) }

    private func place(_ range: SourceRange) -> String {
      let location = file.location(of: range.start)
      return "\(file.path):\(location.line):\(location.column)"
    }

    private func number(_ value: Double) -> String {
      // A millionth of a point is nothing that a person wants to see.
      NumberFormat.text((value * 1e6).rounded() / 1e6)
    }
  }
}
