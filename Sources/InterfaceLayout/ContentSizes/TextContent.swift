import InterfaceModel
import InterfaceResolution
import PlatformFacts
import TextMeasurement

/// The texts that views show.
extension ContentMeasurer {
  /// The text of a label or text view: an attributed one before a plain one.
  func textRuns(of view: ResolvedView) -> [TextRun] {
    if let attributed = view.properties.attributedString(.attributedText) {
      return runs(attributed, standard: Self.attributedFont)
    }
    let text = view.attributes[.text] ?? view.properties.string(.text) ?? ""
    return text.isEmpty ? [] : [TextRun(text, font: font(of: view))]
  }

  /// The title of a button in its normal state.
  func titleRuns(of button: ResolvedView) -> [TextRun] {
    guard let state = button.properties.element(.normal) else { return [] }
    if let attributed = state.attributedTitle {
      return runs(attributed, standard: font(of: button))
    }
    let title = state.attributes[.title] ?? state.child(.title)?.text ?? ""
    return title.isEmpty ? [] : [TextRun(title, font: font(of: button))]
  }

  /// The font of attributed text that names none: what text systems begin with.
  static let attributedFont = Font.named("Helvetica", family: "Helvetica", size: 12)

  func runs(_ string: AttributedString, standard: Font) -> [TextRun] {
    string.fragments.filter { !$0.content.isEmpty }.map { fragment in
      TextRun(
        fragment.content,
        font: fragment.font.map { Font($0, standardSize: 12) } ?? standard,
        kern: fragment.kern,
        paragraph: fragment.paragraphStyle.map { ParagraphStyle($0) })
    }
  }

  /// How a label's lines break.
  func textOptions(of label: ResolvedView) -> TextOptions {
    TextOptions(
      numberOfLines: label.numberOfLines,
      lineBreakMode: label.attributes[.lineBreakMode].flatMap { LineBreakMode(documentName: $0) }
        ?? .tailTruncation)
  }
}

extension ParagraphStyle {
  init(_ style: AttributedString.ParagraphStyle) {
    self.init(
      lineSpacing: style.lineSpacing, lineHeightMultiple: style.lineHeightMultiple,
      minimumLineHeight: style.minimumLineHeight, paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore,
      firstLineHeadIndent: style.firstLineHeadIndent, headIndent: style.headIndent)
  }
}
