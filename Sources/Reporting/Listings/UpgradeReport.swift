import InterfaceLint
import InterfaceSource
package import Ninefold

/// The changes of an upgrade, and what remains unchanged, by document.
package enum UpgradeReport {
  /// Returns the report.
  ///
  /// Documents without changes, and those that were not read, are counted at the end.
  package static func text(
    _ upgrades: [DocumentUpgrade], unreadable: Int, isDryRun: Bool
  ) -> String {
    var text = ""
    var changed = 0
    let unread = upgrades.compactMap(\.unread)
    let skips =
      unread.map { Omission($0)?.skip ?? .unreadable }
      + Array(repeating: .unreadable, count: unreadable)
    for upgrade in upgrades {
      var lines: [String] = []
      for item in upgrade.items {
        let line = item.line.map { "line \($0): " } ?? ""
        lines.append(
          item.isDone
            ? "\(item.step.name): \(item.summary)"
            : "\(item.step.name) skipped: \(line)\(item.summary)"
        )
      }
      if !upgrade.file.edits.isEmpty { changed += 1 }
      guard !lines.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      text += PrintedText.line(upgrade.file.original.path) + "\n"
      for line in lines { text += PrintedText.line("  " + line) + "\n" }
    }
    let all = CountedNoun.text(upgrades.count - unread.count, "document")
    return text + (text.isEmpty ? "" : "\n")
      + (isDryRun ? "would upgrade \(changed) of \(all)" : "upgraded \(changed) of \(all)")
      + (Omission.Skip.summary(skips).map { "; \($0)" } ?? "") + "\n"
  }
}
