import InterfaceEditing
import InterfaceResolution
import InterfaceLayout
public import InterfaceLint
public import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// The result of upgrading a document.
///
/// ```swift
/// var compiler = Compiler()
/// let upgrade = compiler.upgrade(file, steps: UpgradeStep.allCases)
/// for item in upgrade.items { print(item.isDone ? "done:" : "left:", item.summary) }
/// print(upgrade.upgraded.bytes.count)
/// ```
public struct DocumentUpgrade: Sendable {
  /// An upgrade that was made or skipped.
  ///
  /// ```swift
  /// var compiler = Compiler()
  /// for item in compiler.upgrade(file, steps: [.safeAreas]).items where !item.isDone {
  ///   print(item.step, item.line ?? 0, item.summary)
  /// }
  /// ```
  public struct Item: Hashable, Sendable {
    /// The step that the upgrade belongs to.
    public var step: UpgradeStep
    /// A description of the upgrade, or the reason why it was skipped.
    public var summary: String
    /// The line in the document before the step, or `nil` if the item has no single location.
    public var line: Int?
    /// A Boolean value that indicates whether the upgrade was made.
    public var isDone: Bool
  }

  /// The document before and after.
  package internal(set) var file: EditedFile
  /// The upgraded document.
  public var upgraded: SourceFile { file.current }
  /// The edits that upgrade the document.
  public var edits: [SourceEdit] { file.edits }
  /// The upgrades that were made and skipped, in the order of the steps.
  public internal(set) var items: [Item] = []
  /// The compilation of a document that cannot be read or is for another system, or `nil` if steps
  /// were tried.
  public internal(set) var unread: Compilation?
}

extension Compiler {
  /// Upgrades a document step by step; a step that would cause an error, or move a view in one of
  /// the compiler's configurations, is skipped.
  ///
  /// - Parameters:
  ///   - file: The document's bytes.
  ///   - steps: The steps to try.
  ///   - assets: The images and colors that the document can refer to.
  ///   - movesViews: Whether to take steps that move views.
  /// - Returns: The upgraded document, with the upgrades that were made and skipped.
  public mutating func upgrade(
    _ file: SourceFile, steps: [UpgradeStep], assets: Assets = Assets(), movesViews: Bool = false
  ) -> DocumentUpgrade {
    var upgrade = DocumentUpgrade(file: EditedFile(file))
    var now = checked(file, assets)
    guard now.compilation.laidOut != nil else {
      upgrade.unread = now.compilation
      return upgrade
    }
    for step in UpgradeStep.allCases where steps.contains(step) {
      let current = upgrade.file.current
      guard let xml = read(current).document else { return upgrade }
      let proposal = step.proposal(DocumentEditing(xml, current))
      let lines = LineTable(current)
      for remaining in proposal.remaining {
        upgrade.items.append(
          .init(
            step: step, summary: remaining.reason, line: lines.location(of: remaining.offset).line,
            isDone: false))
      }
      guard !proposal.edits.isEmpty else { continue }
      var changed = upgrade.file
      let reason: String?
      var next = now
      var moved: String?
      if changed.apply(proposal.edits) {
        next = checked(changed.current, assets)
        moved = Self.firstMoved(from: now.compilation, to: next.compilation)
        reason =
          Self.newError(from: now, to: next)
          ?? (movesViews ? nil : moved.map { "it would move \($0)" })
      } else {
        reason = "its edits overlap"
      }
      if let reason {
        upgrade.items.append(.init(step: step, summary: reason, line: nil, isDone: false))
        continue
      }
      upgrade.file = changed
      now = next
      for summary in proposal.changes {
        upgrade.items.append(.init(step: step, summary: summary, line: nil, isDone: true))
      }
      if let moved {
        upgrade.items.append(.init(step: step, summary: "moved \(moved)", line: nil, isDone: true))
      }
    }
    return upgrade
  }

  /// A compiled document and its errors.
  private struct Checked {
    let compilation: Compilation
    let errors: [Diagnostic]
  }

  /// Compiles a document and checks it against its deployment target, because an upgrade must not
  /// require a newer system.
  private mutating func checked(_ file: SourceFile, _ assets: Assets) -> Checked {
    let compilation = compile(file, assets: assets)
    let found = lint(compilation, rules: [NewerThanDeploymentTarget.kind.id]).diagnostics
    return Checked(
      compilation: compilation,
      errors: (compilation.diagnostics + found).filter { $0.severity == .error })
  }

  /// Returns the first error of a document that its earlier version did not have.
  private static func newError(from old: Checked, to new: Checked) -> String? {
    guard new.compilation.laidOut != nil else { return "the document could no longer be read" }
    var counts: [String: Int] = [:]
    for diagnostic in old.errors { counts[diagnostic.id, default: 0] += 1 }
    for diagnostic in new.errors {
      counts[diagnostic.id, default: 0] -= 1
      if counts[diagnostic.id] == -1 { return "it would cause an error: \(diagnostic.message)" }
    }
    return nil
  }

  /// Returns the first view whose frame differs in another version of a document, and the
  /// configuration.
  private static func firstMoved(from old: Compilation, to new: Compilation) -> String? {
    guard let one = old.laidOut?.layout, let other = new.laidOut?.layout,
      one.scenes.count == other.scenes.count
    else {
      return "everything"
    }
    for (first, second) in zip(one.scenes, other.scenes) {
      for number in one.configurations.indices {
        guard let before = first.layouts.first(where: { $0.configurations.contains(number) }),
          let after = second.layouts.first(where: { $0.configurations.contains(number) })
        else { continue }
        let name = one.configurations[number].name
        let frames = (before.layout.frames, after.layout.frames)
        guard frames.0.count == frames.1.count else { return "views in \(name)" }
        for index in frames.0.indices where isElsewhere(frames.0[index], than: frames.1[index]) {
          return "the \(after.scene.views[index].displayName) in \(name)"
        }
      }
    }
    return nil
  }

  private static func isElsewhere(_ one: LayoutRect, than other: LayoutRect) -> Bool {
    max(
      abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width),
      abs(one.height - other.height)) > 0.01
  }
}
