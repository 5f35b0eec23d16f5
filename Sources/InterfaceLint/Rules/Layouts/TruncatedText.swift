import InterfaceLayout
import TextMeasurement
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A text that does not fit into its view.
package enum TruncatedText: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "truncated-text", .warning, .texts,
    summary: "Text does not fit into its view and is truncated.",
    rationale:
      "An ellipsis replaces part of it, even on the screen that the document was designed for.",
    remedy:
      "Give the view more space or more lines, turn a fixed width or height into a minimum, or let the font shrink."
  ).aliased(
    "layout_text_truncated", "layout_fixed_width", "layout_center_plus_edges", "i18n_grows_past")

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let truncated = scene.layout.texts.filter { $0.value.isCut }.map(\.key).sorted()
    for index in truncated where scene.truncatesText(index) {
      let view = scene.scene.views[index]
      findings.report(
        kind, at: view, "the text of the \(view.displayName) does not fit and is truncated",
        notes: [scene.fixedExtent(of: index)].compactMap(\.self))
    }
  }
}

extension LintedScene {
  /// Returns whether a text in the document is certainly truncated.
  func truncatesText(_ index: ViewIndex) -> Bool {
    guard let text = layout.texts[index], text.isCut else { return false }
    let view = scene.views[index]
    let state = states[index]
    guard view.superview != nil,
      state.isDisjoint(with: [.isUnseen, .isUnsure, .isInBar, .isStandardPart]),
      state.contains(.isOnScreen), view.customClass == nil,
      frames[index].width > 0.5, frames[index].height > 0.5,
      !access.isConnected(view.id), !isInPrototype(index), !isMovedByCode(index),
      !isPlacedByClass(index)
    else { return false }
    switch view.content {
    // A label that may shrink its text does so.
    case .label(let label):
      return label.lineBreakMode != .clip && !label.adjustsFontSizeToFitWidth
    // An image that fills the button is meant to hide its title.
    case .button(let button): return button.normal.image == nil
    default: return false
    }
  }

  /// Returns a note with the constraint that determines the width or height of a view whose text is
  /// truncated.
  fileprivate func fixedExtent(of index: ViewIndex) -> Diagnostic.Note? {
    let isTooLow = lacksHeight(index)
    let extent = isTooLow ? frames[index].height : frames[index].width
    return scene.constraints.first { constraint in
      constraint.second == nil && constraint.first == .view(index)
        && constraint.firstAttribute == (isTooLow ? .height : .width)
        && constraint.relation != .greaterThanOrEqual && abs(constraint.constant - extent) < 0.5
    }.map { constraint in
      Diagnostic.Note(
        "its \(isTooLow ? "height" : "width") is \(constraint.relation == .equal ? "fixed at" : "at most") "
          + "\(PointText.text(constraint.constant)) points",
        range: constraint.range, object: constraint.id)
    }
  }

  /// Returns whether a truncated text lacks height, and not width or lines.
  private func lacksHeight(_ index: ViewIndex) -> Bool {
    switch scene.views[index].content {
    case .label:
      // A label omits the lines that do not fit.
      guard let text = layout.texts[index], !text.lines.isEmpty else { return false }
      let line = text.block.height / Double(text.lines.count)
      return frames[index].height < text.block.height - line / 2
    case .button(let button):
      // A title that wraps is truncated if it has too many lines.
      return button.configuration != nil || button.lineBreakMode == .wordWrap
        || button.lineBreakMode == .characterWrap
    default: return false
    }
  }
}
