import InterfaceComparison
import InterfaceEditing
import InterfaceMerging
import InterfaceSource
import InterfaceTraits
import Ninefold
import NinefoldProject
import ProjectIndex
import Reporting
import Synchronization

/// Lays out and checks a document before and after an edit.
struct EditProof {
  /// The edited document, with the frames that layout gives to its views on the canvas.
  let bytes: [UInt8]
  /// The changes of the document and their effects.
  let difference: DocumentDifference?
  /// The findings that only the edited document has.
  let new: [FileReport.Entry]
  /// The findings that only the document before has.
  let gone: [FileReport.Entry]
  private let edited: DocumentState

  /// The kinds of findings, apart from errors, with which an edit is refused, if they are warnings: text
  /// whose measure is an approximation is a note.
  private static let warnings: Set<DiagnosticKind.ID> = ["off-screen-view", "truncated-text"]
  /// Those with which it is refused in any configuration: `lint` reports some in landscape as notes.
  private static let always: Set<DiagnosticKind.ID> = [
    "ambiguous-layout", "conflicting-constraints", "unsolved-layout",
  ]

  /// Compares both states of a document.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - arguments: The document, and the options with which it is laid out.
  ///   - sources: The declarations of sources that the edit changes.
  ///   - console: The streams for warnings.
  /// - Throws: An error if the document's surroundings cannot be read.
  init(
    _ edit: DocumentEdit, _ arguments: DocumentArguments,
    sources: ProjectIndexCache = ProjectIndexCache(), _ console: Console
  ) throws(ToolError) {
    let before = try Self.layouts(of: edit.before.file.bytes, arguments, console)
    let laidOut = try Self.layouts(
      of: edit.after.file.bytes, arguments, console,
      resources: edit.after.newResources(since: edit.before))
    let table = edit.before.table
    var moved: [String: LayoutRect] = [:]
    for (id, frame) in laidOut.frames {
      guard table.indices[DocumentTable.key(ofObject: id)] != nil else {
        moved[id] = frame
        continue
      }
      // Where layout does not reproduce Interface Builder's frame, it does not know the new one.
      guard let known = before.frames[id], !known.isNear(frame),
        let stored = edit.after.storedFrame(id), stored.isNear(known)
      else { continue }
      moved[id] = frame
    }
    let settled: DocumentState
    do throws(EditFault) {
      settled = try edit.after.settingFrames(moved)
        .settlingResources(since: edit.before, laidOut.resources)
    } catch {
      settled = edit.after
    }
    edited = settled
    bytes = settled.file.bytes
    let after = moved.isEmpty ? laidOut : try Self.layouts(of: bytes, arguments, console)
    if let one = before.layout, let other = after.layout {
      difference = try? other.difference(from: one)
    } else {
      difference = nil
    }
    let old = try Self.findings(in: edit.before.file.bytes, arguments, console)
    var found = try Self.findings(in: bytes, arguments, sources: sources, console)
    let added = Self.added(found, to: old)
    if added.contains(where: { $0.diagnostic.id == "ambiguous-layout" }) {
      // Suggestions take much longer than findings.
      var arguments = arguments
      arguments.suggestsConstraints = true
      found = try Self.findings(in: bytes, arguments, sources: sources, console)
      new = Self.added(found, to: old)
    } else {
      new = added
    }
    gone = Self.added(old, to: found)
  }

  /// Returns the findings in a document with other bytes.
  private static func findings(
    in bytes: [UInt8], _ arguments: DocumentArguments,
    sources: ProjectIndexCache = ProjectIndexCache(), _ console: Console
  ) throws(ToolError) -> [FileReport.Entry] {
    let key = PathKey(RealPath.of(arguments.operands[0]))
    var batch = try LintBatch(arguments.forLint)
    batch.reuse.scans = sources
    return try batch.reports(console, contents: [key: bytes])
      .filter { PathKey(RealPath.of($0.path)) == key }.flatMap(\.entries)
  }

  /// The findings with which the edit is refused, unless they are allowed.
  func refused(allowing allowed: Set<DiagnosticKind.ID>) -> [FileReport.Entry] {
    new.filter { entry in
      let finding = entry.diagnostic
      return !allowed.contains(finding.id)
        && (finding.severity == .error || Self.always.contains(finding.id)
          || finding.severity == .warning && Self.warnings.contains(finding.id))
    }
  }

  /// The operations that fix a finding of the edited document, or none.
  func fixes(of entry: FileReport.Entry) -> [EditOperation] {
    entry.diagnostic.fixIts.first.map { edited.operations(for: $0.edits) } ?? []
  }

  private struct Layouts: Sendable {
    var frames: [String: LayoutRect] = [:]
    var layout: ComparedLayout?
    var resources: [ResourceName: NewElement] = [:]
  }

  private static func layouts(
    of bytes: [UInt8], _ arguments: DocumentArguments, _ console: Console,
    resources: [ResourceName] = []
  ) throws(ToolError) -> Layouts {
    var arguments = arguments
    arguments.options.resolvesColors = false
    let batch = try Batch(arguments)
    let digests = ImageDigests()
    let path = arguments.operands[0]
    let found = Mutex(Layouts())
    _ = batch.run(console, contents: [PathKey(RealPath.of(path)): bytes]) {
      compilation, document, _ in
      let values = compilation.elements(of: resources)
      found.withLock { $0.resources = values }
      if let system = compilation.foreignSystem {
        found.withLock {
          $0.layout = ComparedLayout(
            path: path, withoutLayouts: compilation.file, for: system)
        }
        return
      }
      guard let file = compilation.layoutFile(named: Path.lastPart(document.outputPath)) else {
        return
      }
      let layout = ComparedLayout(
        path: path, bytes: file, appearances: compilation.appearances(digests),
        source: compilation.file)
      let frames = compilation.canvasFrames
      found.withLock {
        $0.frames = frames
        $0.layout = layout
      }
    }
    return found.withLock(\.self)
  }

  /// Returns the findings of one state that the other does not have.
  private static func added(
    _ entries: [FileReport.Entry], to others: [FileReport.Entry]
  ) -> [FileReport.Entry] {
    var known: [FindingKey: (count: Int, configurations: Set<String>)] = [:]
    for entry in others {
      known[FindingKey(entry.diagnostic, path: ""), default: (0, [])].count += 1
      known[FindingKey(entry.diagnostic, path: "")]?.configurations
        .formUnion(entry.diagnostic.configurations)
    }
    return entries.filter { entry in
      let key = FindingKey(entry.diagnostic, path: "")
      guard let found = known[key], found.count > 0,
        found.configurations.isSuperset(of: entry.diagnostic.configurations)
      else { return true }
      known[key]?.count -= 1
      return false
    }
  }
}

extension LayoutRect {
  /// Whether no component differs by more than a hundredth of a point.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height)
    ) <= 0.01
  }
}
