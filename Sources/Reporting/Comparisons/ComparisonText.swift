package import InterfaceComparison
import InterfaceSource

/// A comparison as lines of text for people.
package enum ComparisonText {
  /// Returns the lines, with a summary at the end.
  package static func text(_ comparison: Comparison) -> String {
    var lines: [String] = []
    for document in comparison.documents {
      lines.append(ChangeDescription.name(of: document) + suffix(document.presence))
      for scene in document.scenes {
        lines.append("  " + ChangeDescription.name(of: scene) + suffix(scene.presence))
        for object in scene.objects {
          lines.append("    " + ChangeDescription.name(of: object))
          for change in object.changes {
            lines.append(
              "      " + ChangeDescription.text(of: change) + ", "
                + ChangeDescription.configurationText(of: change))
          }
        }
      }
    }
    for document in comparison.notCompared {
      lines.append("not compared: \(document.path): \(ChangeDescription.reason(for: document))")
    }
    lines.append(ChangeDescription.sum(of: comparison))
    return lines.map { PrintedText.line($0) + "\n" }.joined()
  }

  private static func suffix(_ presence: SceneDifference.Presence) -> String {
    switch presence {
    case .stays: ""
    case .added: ": added"
    case .removed: ": removed"
    }
  }
}
