import InterfaceMending
import InterfaceSource
import Ninefold

/// What an upgrade did and left, document by document.
enum UpgradeReport {
  /// The report; documents with nothing to do, and those that were not read, are counted at the end.
  ///
  /// - Parameters:
  ///   - upgrades: What became of the documents.
  ///   - isDryRun: Whether nothing was written.
  /// - Returns: The text.
  static func text(_ upgrades: [DocumentUpgrade], isDryRun: Bool) -> String {
    var text = ""
    var changed = 0
    var skips: [Omission.Skip] = []
    for upgrade in upgrades {
      var lines: [String] = []
      if let unread = upgrade.unread { skips.append(Omission(unread)?.skip ?? .unreadable) }
      for item in upgrade.items {
        let line = item.line.map { "line \($0): " } ?? ""
        lines.append(
          item.isDone
            ? "\(item.step.name): \(item.words)" : "\(item.step.name) left: \(line)\(item.words)")
      }
      if !upgrade.file.edits.isEmpty { changed += 1 }
      guard !lines.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      text += PrintedText.line(upgrade.file.original.path) + "\n"
      for line in lines { text += PrintedText.line("  " + line) + "\n" }
    }
    let all = CountedNoun.text(upgrades.count - skips.count, "document")
    return text + (text.isEmpty ? "" : "\n")
      + (isDryRun ? "would upgrade \(changed) of \(all)" : "upgraded \(changed) of \(all)")
      + (Omission.Skip.words(skips).map { "; \($0)" } ?? "") + "\n"
  }
}
