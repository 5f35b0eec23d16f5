import Ninefold
import NinefoldProject

enum TextForm: String, Sendable, CaseIterable {
  /// Text elements, which a viewer draws in its own fonts.
  case text
  /// Outlines of the available fonts.
  case paths

  /// The form in which a run draws text by default: rasters and pages
  /// look the same everywhere, and text in SVG files can be selected and edited.
  static func standard(_ format: PreviewCommand.Format) -> TextForm {
    format == .png ? .paths : .text
  }

  /// Returns the fonts that draw outlines and a counter of the texts that remain text elements, or
  /// `nil` if all do; an isolated run ignores the fonts of the system.
  func tally(isIsolated: Bool, _ console: Console) -> TextTally? {
    guard self == .paths else { return nil }
    return TextTally(
      standIns: StandInFonts.find(isIsolated: isIsolated) { console.environment($0) })
  }

  /// Returns a warning about texts that no font file could draw, or `nil` if there are none.
  static func note(_ tally: TextTally?) -> String? {
    guard let tally, !tally.remaining.isEmpty else { return nil }
    let remaining = tally.remaining
    let count = remaining.reduce(0) { $0 + $1.count }
    let fonts = remaining.prefix(5).map { $0.font.isEmpty ? "the system font" : "'\($0.font)'" }
    let rest = remaining.count - fonts.count
    return
      """
      \(count == 1 ? "1 text is" : "\(count) texts are") not drawn as outlines because no available font \
      file can draw \(count == 1 ? "it" : "them"): \(fonts.joined(separator: ", "))
      """
        + (rest > 0 ? " and \(rest) more fonts" : "")
        + (tally.lacksStandIns
          ? "; install the font Inter (Debian: fonts-inter, Homebrew: font-inter), or" : ";")
        + " use --fonts to add font files"
  }
}

extension Option where Value == TextForm {
  static var textForm: Option {
    Option(
      choice: "--text-as", "FORM",
      help: """
        Form of text in pictures: text, or paths, which look the same everywhere (default: paths \
        for PNG and HTML, text for SVG)
        """
    ).detailed("Paths are drawn for fonts whose file is available.")
  }
}
