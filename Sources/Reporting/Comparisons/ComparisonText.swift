package import InterfaceComparison
import InterfaceSource

/// A comparison as lines of text for people.
package enum ComparisonText {
  /// Returns the lines, with a summary at the end.
  package static func text(_ comparison: Comparison) -> String {
    var lines: [String] = []
    for document in comparison.documents {
      lines.append(ChangeDescription.name(of: document) + suffix(document.presence))
      lines += document.objects.flatMap { Self.lines(about: $0, indentation: "  ") }
      for scene in document.scenes {
        lines.append("  " + ChangeDescription.name(of: scene) + suffix(scene.presence))
        for object in EffectSummary.causes(in: scene) {
          lines += Self.lines(about: object, indentation: "    ")
        }
        lines += EffectSummary.lines(for: scene).map { effect in
          let place = ChangeDescription.place(effect.configurations, effect.isEverywhere)
          return "    \(effect.text), \(place)"
        }
      }
    }
    for document in comparison.notCompared {
      lines.append("not compared: \(document.path): \(ChangeDescription.reason(for: document))")
    }
    if let documents = ChangeDescription.withoutLayouts(comparison) {
      lines.append("layouts not compared: \(documents)")
    }
    lines.append(ChangeDescription.sum(of: comparison))
    return lines.map { PrintedText.line($0) + "\n" }.joined()
  }

  private static func lines(about object: ObjectDifference, indentation: String) -> [String] {
    [indentation + ChangeDescription.name(of: object)]
      + object.changes.map { change in
        "\(indentation)  \(ChangeDescription.text(of: change)), "
          + ChangeDescription.configurationText(of: change)
      }
  }

  private static func suffix(_ presence: SceneDifference.Presence) -> String {
    switch presence {
    case .stays: ""
    case .added: ": added"
    case .removed: ": removed"
    }
  }
}
