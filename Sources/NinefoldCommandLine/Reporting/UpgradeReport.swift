import InterfaceMending
import InterfaceSource
import Ninefold

/// What an upgrade did and left, document by document.
enum UpgradeReport {
  /// The report; documents with nothing to do are counted at the end.
  ///
  /// - Parameters:
  ///   - upgrades: What became of the documents.
  ///   - isDryRun: Whether nothing was written.
  ///   - namesUnreadable: The documents of which it is told that they cannot be upgraded.
  /// - Returns: The text.
  static func text(
    _ upgrades: [DocumentUpgrade], isDryRun: Bool, namesUnreadable: Set<PathKey>
  ) -> String {
    var text = ""
    var changed = 0
    for upgrade in upgrades {
      let path = upgrade.file.original.path
      var lines: [String] = []
      if let obstacle = upgrade.obstacle, namesUnreadable.contains(PathKey(path)) {
        lines.append("left: \(obstacle)")
      }
      for item in upgrade.items {
        let line = item.line.map { "line \($0): " } ?? ""
        lines.append(
          item.isDone
            ? "\(item.step.name): \(item.words)" : "\(item.step.name) left: \(line)\(item.words)")
      }
      if !upgrade.file.edits.isEmpty { changed += 1 }
      guard !lines.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      text += PrintedText.line(path) + "\n"
      for line in lines { text += PrintedText.line("  " + line) + "\n" }
    }
    let all = "\(upgrades.count) document\(upgrades.count == 1 ? "" : "s")"
    return text + (text.isEmpty ? "" : "\n")
      + (isDryRun ? "would upgrade \(changed) of \(all)\n" : "upgraded \(changed) of \(all)\n")
  }
}
