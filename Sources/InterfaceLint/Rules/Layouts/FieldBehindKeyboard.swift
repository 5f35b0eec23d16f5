import PlatformFacts
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A text field that the keyboard covers.
package enum FieldBehindKeyboard: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "field-behind-keyboard", .warning, .layout,
    summary: "The keyboard will cover an editable field, and nothing scrolls.",
    rationale:
      "People do not see what they type unless code moves the view. The heights of the keyboard were measured on iOS 26.5, in both orientations; on a screen that was not measured, the height is that of the most similar one.",
    remedy: "Put it into a scroll view, or constrain it to the keyboard layout guide."
  ).optIn

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    guard let keyboard = scene.configuration.systemKeyboard,
      !scene.scene.guides.contains(where: { $0.kind == .keyboard })
    else { return }
    for (index, view) in scene.scene.views.indexed {
      switch view.content {
      case .textField: break
      case .textView(let textView) where textView.isEditable: break
      default: continue
      }
      let state = scene.states[index]
      guard state.contains(.isOnScreen),
        state.isDisjoint(with: [.isUnseen, .isScrolled, .isInCell, .isUnsure, .isInBar])
      else { continue }
      let frame = scene.frames[index]
      let free = scene.bounds(around: index).height - keyboard.height
      // A text view scrolls; it counts as covered if its top is.
      guard view.kind == .textView ? frame.y > free : frame.maxY > free + 1,
        frame.y < free + keyboard.height, !scene.isMovedByCode(index), !scene.isPlacedByClass(index)
      else { continue }
      findings.report(
        kind, at: view,
        "the keyboard, \(PointText.text(keyboard.height)) points high, will cover the \(view.displayName), and nothing scrolls",
        summary: "the keyboard will cover the \(view.displayName), and nothing scrolls",
        notes: [Diagnostic.Note("the height was \(keyboard.source)")])
      // One cause: the fix for one field also moves the others.
      return
    }
  }
}
