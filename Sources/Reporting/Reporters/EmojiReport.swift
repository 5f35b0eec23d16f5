import InterfaceSource
import Ninefold

/// Findings as lines below the path of their file, each with an emoji for its severity.
enum EmojiReport {
  static func text(_ reports: [FileReport], _ devices: DeviceTitles) -> String {
    var text = ""
    for report in reports where !report.isEmpty {
      text += PrintedText.line(report.path) + "\n"
      for entry in report.entries {
        let diagnostic = entry.diagnostic
        let message = devices.text(FindingText.message(entry, in: report))
        text += PrintedText.line(
          "\(diagnostic.severity.choose("⛔️", "⚠️", "ℹ️")) Line \(entry.start.line): \(message) [\(diagnostic.id)]"
        )
        text += "\n"
      }
    }
    return text
  }
}
