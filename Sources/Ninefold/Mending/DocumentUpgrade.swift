import InterfaceResolution
import InterfaceLayout
public import InterfaceLint
public import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// What became of a document that was brought up to date.
///
/// ```swift
/// var compiler = Compiler()
/// let upgrade = compiler.upgrade(file, steps: UpgradeStep.allCases)
/// for item in upgrade.items { print(item.isDone ? "done:" : "left:", item.words) }
/// print(upgrade.upgraded.bytes.count)
/// ```
public struct DocumentUpgrade: Sendable {
  /// Something that was done or left.
  ///
  /// ```swift
  /// var compiler = Compiler()
  /// for item in compiler.upgrade(file, steps: [.safeAreas]).items where !item.isDone {
  ///   print(item.step, item.line ?? 0, item.words)
  /// }
  /// ```
  public struct Item: Hashable, Sendable {
    /// The step that it belongs to.
    public var step: UpgradeStep
    /// What was done, or why it was not.
    public var words: String
    /// The line in the document as it was before the step; nil where nothing was left.
    public var line: Int?
    /// Whether it was done.
    public var isDone: Bool
  }

  /// The document before and after.
  package internal(set) var file: EditedFile
  /// The document as it is afterwards.
  public var upgraded: SourceFile { file.current }
  /// What turns the document into that.
  public var edits: [SourceEdit] { file.edits }
  /// What was done and what was left, in the order of the steps.
  public internal(set) var items: [Item] = []
  /// What became of a document that cannot be read, or is for another system; nil where steps were tried.
  public internal(set) var unread: Compilation?
}

extension Compiler {
  /// Brings a document up to date, step by step; a step that would make an error, or move a view in one of the places that the
  /// compiler lays documents out in, is left.
  ///
  /// - Parameters:
  ///   - file: The document's bytes.
  ///   - steps: What shall be done.
  ///   - assets: The images and colours that it can name.
  ///   - movesViews: Whether steps that move views are taken.
  /// - Returns: The document afterwards, with what was done and what was left.
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
      for rest in proposal.rest {
        upgrade.items.append(
          .init(
            step: step, words: rest.reason, line: lines.location(of: rest.offset).line,
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
        reason = "its parts touch each other"
      }
      if let reason {
        upgrade.items.append(.init(step: step, words: reason, line: nil, isDone: false))
        continue
      }
      upgrade.file = changed
      now = next
      for words in proposal.changes {
        upgrade.items.append(.init(step: step, words: words, line: nil, isDone: true))
      }
      if let moved {
        upgrade.items.append(.init(step: step, words: "moved \(moved)", line: nil, isDone: true))
      }
    }
    return upgrade
  }

  /// A compiled document, and the errors in it.
  private struct Checked {
    let compilation: Compilation
    let errors: [Diagnostic]
  }

  /// Compiles a document, and holds it to its deployment target: what the oldest system of the app does not have is no
  /// improvement.
  private mutating func checked(_ file: SourceFile, _ assets: Assets) -> Checked {
    let compilation = compile(file, assets: assets)
    let found = lint(compilation, rules: [NewerThanDeploymentTarget.kind.id]).diagnostics
    return Checked(
      compilation: compilation,
      errors: (compilation.diagnostics + found).filter { $0.severity == .error })
  }

  /// The first error of a document that another did not have.
  private static func newError(from old: Checked, to new: Checked) -> String? {
    guard new.compilation.laidOut != nil else { return "the document could not be read any more" }
    var counts: [String: Int] = [:]
    for diagnostic in old.errors { counts[diagnostic.id, default: 0] += 1 }
    for diagnostic in new.errors {
      counts[diagnostic.id, default: 0] -= 1
      if counts[diagnostic.id] == -1 { return "it would make an error: \(diagnostic.message)" }
    }
    return nil
  }

  /// The first view that lies elsewhere in another version of a document, and where.
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
          return "the \(after.scene.views[index].spokenName) in \(name)"
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
