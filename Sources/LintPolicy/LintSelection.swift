package import Reporting
package import ConfigurationReading
package import InterfaceLint
package import InterfaceSource
package import InterfaceTraits
import Ninefold
package import NinefoldProject

/// The configured treatment of the findings in each file.
package struct LintSelection: Sendable {
  /// The declarations of a configuration.
  private struct Declarations {
    let section: LintSection
    /// The real paths of its files' folders.
    let folders: [String]
    /// The policy for every document, or `nil` if it depends on the document's path.
    let policy: LintPolicy?
    /// The settings of rules for every document, or `nil` if they depend on the document's path.
    let settings: LintSettings?

    init(_ section: LintSection, folders: [String]) {
      self.section = section
      self.folders = folders
      policy =
        section.dependsOnPaths
        ? nil : LintPolicy(section, paths: folders.map { _ in "" })
      settings = policy.map { LintSettings(section, policy: $0) }
    }

    /// Returns the policy at a real path.
    func policy(at path: @autoclosure () -> String) -> LintPolicy {
      if let policy { return policy }
      let path = path()
      let paths = folders.map { folder in
        RealPath.isPath(path, at: folder)
          ? String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self) : path
      }
      return LintPolicy(section, paths: paths)
    }
  }

  private let configurations: ConfigurationSelection
  /// The declarations of each configuration, or `nil` for one without declarations about rules.
  private let declarations: [Declarations?]

  /// Creates a selection for the configurations of documents.
  package init(_ configurations: ConfigurationSelection) {
    self.configurations = configurations
    declarations = configurations.all.map { configuration in
      let section = configuration.sections[LintSection.self]
      guard !section.layers.isEmpty else { return nil }
      return Declarations(
        section, folders: configuration.files.map { RealPath.of(Path.folder($0.path) ?? "") })
    }
  }

  /// Returns the index of a document's configuration if it has a `lint:` section.
  private func number(for document: DocumentInput) -> Int? {
    configurations.number(for: document).flatMap { declarations[$0] == nil ? nil : $0 }
  }

  /// Returns the declarations of a document's configuration, or `nil` if it has none about rules.
  private func declarations(for document: DocumentInput) -> Declarations? {
    configurations.number(for: document).flatMap { declarations[$0] }
  }

  /// Returns the policy for a document.
  package func policy(for document: DocumentInput) -> LintPolicy {
    guard let declarations = declarations(for: document) else { return LintPolicy() }
    // A link in the last component is not followed: the document belongs to the folder in which it
    // was found.
    return declarations.policy(
      at: Path.join(
        RealPath.of(Path.folder(document.path) ?? ""), Path.lastPart(document.path)))
  }

  /// Returns the policy for a folder, which is that of a document that could be inside.
  package func policy(for document: DocumentInput, inFolder folder: String) -> LintPolicy {
    declarations(for: document)?.policy(at: RealPath.of(folder)) ?? LintPolicy()
  }

  /// Returns the settings of rules for a document.
  package func settings(for document: DocumentInput) -> LintSettings {
    guard let declarations = declarations(for: document) else { return LintSettings() }
    return declarations.settings
      ?? LintSettings(declarations.section, policy: policy(for: document))
  }

  /// Returns the section of a document's configuration, or `nil` if there is none.
  package func section(for document: DocumentInput) -> LintSection? {
    declarations(for: document)?.section
  }

  // MARK: Findings

  /// Drops findings in a document, changes their severity, and suppresses them.
  ///
  /// Returns the usage of suppressions, or `nil` if there are none.
  package func apply(
    to report: inout FileReport?, of document: DocumentInput, _ file: SourceFile
  ) -> SuppressionUsage? {
    // Single documents for other platforms in a folder were not requested: only their number is
    // reported.
    if document.origin == .folder { report?.removeOmission() }
    let policy = policy(for: document)
    guard let number = number(for: document), let section = declarations[number]?.section else {
      report?.apply(policy, [])
      return nil
    }
    let matched = report?.apply(policy, section.suppressions) ?? []
    guard !policy.applicableSuppressions.isEmpty else { return nil }
    var use = SuppressionUsage(configuration: number, matched: matched)
    for handle in policy.applicableSuppressions where !matched.contains(handle) {
      if Self.isAbout(file, section.suppressions[handle]) { use.present.insert(handle) }
    }
    return use
  }

  /// Drops findings that rules about the whole project made in a document, changes their severity,
  /// and suppresses them.
  ///
  /// Returns the suppressions that were used, or `nil` if there are none.
  package func apply(to report: inout FileReport?, of document: DocumentInput) -> SuppressionUsage?
  {
    let policy = policy(for: document)
    let number = number(for: document)
    let suppressions = number.flatMap { declarations[$0]?.section.suppressions } ?? []
    let matched = report?.apply(policy, suppressions) ?? []
    return number.map { SuppressionUsage(configuration: $0, matched: matched) }
  }

  /// Returns whether a document contains one of the objects and one of the scenes of a suppression.
  private static func isAbout(_ file: SourceFile, _ suppression: LintSuppression) -> Bool {
    (suppression.objects.isEmpty
      || suppression.objects.contains { hasText(file.bytes, " id=\"\($0)\"") })
      && (suppression.scenes.isEmpty
        || suppression.scenes.contains {
          hasText(file.bytes, " sceneID=\"\($0)\"") || hasText(file.bytes, " id=\"\($0)\"")
        })
  }

  private static func hasText(_ bytes: [UInt8], _ text: String) -> Bool {
    let part = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        bytes[index] == part[0] && bytes[index...].starts(with: part)
      }
    }
  }

  /// Returns the keys of suppressions in the section of a document.
  package func suppressions(
    _ handles: Set<Handle<LintSuppression>>, of document: DocumentInput
  ) -> Set<SuppressionKey> {
    guard let configuration = number(for: document) else { return [] }
    return Set(handles.compactMap { suppressionKey($0, of: configuration)?.key })
  }

  /// Returns the unused suppressions, by file: those that apply to something that was linted, and
  /// those whose target no longer exists.
  ///
  /// `others` were used in files other than documents. `covers` returns whether everything at a
  /// real path was linted.
  package func needless(
    _ uses: [SuppressionUsage], besides others: Set<SuppressionKey>,
    covers: (_ path: String) -> Bool
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    var matched = others
    var needless: [SuppressionKey: (file: SourceFile, gone: String?)] = [:]
    for use in uses {
      for handle in use.matched {
        if let (key, _) = suppressionKey(handle, of: use.configuration) { matched.insert(key) }
      }
      for handle in use.present {
        if let (key, file) = suppressionKey(handle, of: use.configuration) {
          needless[key] = (file, nil)
        }
      }
    }
    for (configuration, declaration) in declarations.enumerated() {
      guard let declaration else { continue }
      for (handle, suppression) in declaration.section.suppressions.indexed {
        guard let (key, file) = suppressionKey(handle, of: configuration), !matched.contains(key),
          needless[key] == nil,
          let gone = Self.gone(
            suppression, from: declaration.folders[suppression.location.file],
            isComplete: configurations.isComplete(file), covers: covers)
        else { continue }
        needless[key] = (file, gone)
      }
    }
    return needless.filter { !matched.contains($0.key) }.sorted {
      ($0.value.file.path, $0.key.range.start) < ($1.value.file.path, $1.key.range.start)
    }.map { ($0.value.file, [.needlessSuppression(at: $0.key.range, gone: $0.value.gone)]) }
  }

  private func suppressionKey(
    _ handle: Handle<LintSuppression>, of configuration: Int
  ) -> (key: SuppressionKey, file: SourceFile)? {
    guard let section = declarations[configuration]?.section else { return nil }
    let location = section.suppressions[handle].location
    let file = configurations.all[configuration].files[location.file]
    return (SuppressionKey(path: PathKey(file.path), range: location.range), file)
  }

  /// Returns the missing target of a suppression.
  ///
  /// Returns `nil` if it exists, or may exist somewhere that was not examined. `isComplete` is true if
  /// all documents that the configuration may apply to were examined.
  private static func gone(
    _ suppression: LintSuppression, from folder: String, isComplete: Bool,
    covers: (_ path: String) -> Bool
  ) -> String? {
    let paths = suppression.paths.map { firm($0.text) }
    let found = paths.map { Path.join(folder, $0.path) }.filter { FileReading.isThere($0) }
    guard isComplete || !found.isEmpty && found.allSatisfy({ covers(RealPath.of($0)) }) else {
      return nil
    }
    if !paths.isEmpty, !suppression.paths.contains(where: { isThere($0, below: folder) }) {
      return suppression.paths.map(\.text).joined(separator: "', '")
    }
    let ids = suppression.objects + suppression.scenes
    guard !ids.isEmpty else { return nil }
    guard paths.isEmpty else {
      let files =
        paths.allSatisfy(\.isComplete)
        ? found.compactMap { try? FileReading.read($0, limit: 64 << 20) } : []
      // Missing targets in folders were reported with their documents.
      guard files.count == found.count,
        !files.contains(where: {
          GitLFSPointer.isPointer($0) || isAbout(SourceFile(path: "", bytes: $0), suppression)
        })
      else { return nil }
      return ids.joined(separator: "', '")
    }
    return covers(folder) ? ids.joined(separator: "', '") : nil
  }

  /// Returns whether any file matches a pattern.
  ///
  /// Hidden folders count if the pattern names them.
  private static func isThere(_ pattern: PathPattern, below folder: String) -> Bool {
    let (path, isComplete) = firm(pattern.text)
    let isThere = FileReading.isThere(Path.join(folder, path))
    guard isThere, !isComplete else { return isThere }
    var folders = [path]
    while let below = folders.popLast() {
      // The file may exist in a folder that cannot be read.
      guard let found = try? Folder(listing: Path.join(folder, below), isSorted: false) else {
        return true
      }
      for entry in found.entries {
        let location = Path.join(below, entry.name)
        if pattern.matches(Path.parts(location).map { Array($0.utf8) }) { return true }
        if entry.kind == .folder, entry.name.utf8.first != UInt8(ascii: ".") {
          folders.append(location)
        }
      }
    }
    return false
  }

  /// Returns the literal prefix of a pattern, and whether the whole pattern is literal.
  private static func firm(_ pattern: String) -> (path: String, isComplete: Bool) {
    let parts = Path.parts(pattern)
    let firm = parts.prefix { part in !part.utf8.contains { "*?[".utf8.contains($0) } }
    return (firm.joined(separator: "/"), firm.count == parts.count)
  }

  /// The identity of a suppression: its location.
  package struct SuppressionKey: Hashable {
    package var path: PathKey
    package var range: SourceRange
  }
}

extension FileReport {
  /// Drops findings, changes their severity, and suppresses them.
  ///
  /// Returns the suppressions that were used.
  @discardableResult
  package mutating func apply(
    _ policy: LintPolicy, _ suppressions: ObjectTable<LintSuppression>
  ) -> Set<Handle<LintSuppression>> {
    var matched: Set<Handle<LintSuppression>> = []
    let verdicts = entries.map { policy.verdict(on: $0.diagnostic) }
    var remaining: [Entry] = []
    // Reports exist until the run ends, and so would unused capacity.
    remaining.reserveCapacity(verdicts.count { if case .reported = $0 { true } else { false } })
    for (entry, verdict) in zip(entries, verdicts) {
      var entry = entry
      switch verdict {
      case .off: break
      case .suppressed(let handle):
        matched.insert(handle)
        suppress(entry, reason: suppressions[handle].reason)
      case .reported(let severity):
        entry.diagnostic.severity = severity
        remaining.append(entry)
      }
    }
    entries = remaining
    return matched
  }

  /// Removes the finding that the document was skipped.
  mutating func removeOmission() {
    guard omission != nil else { return }
    entries.removeAll { Omission.kinds.contains($0.diagnostic.id) }
  }

  /// Changes errors to warnings, except those that mean that a document is broken or cannot be
  /// read.
  package mutating func soften() {
    guard hasErrors() else { return }
    var softened = entries
    for index in softened.indices where !softened[index].isMandatory {
      let severity = softened[index].diagnostic.severity
      softened[index].diagnostic.severity = min(severity, .warning)
    }
    entries = softened
  }
}

extension Diagnostic {
  fileprivate static func needlessSuppression(
    at range: SourceRange, gone: String?
  ) -> Diagnostic {
    Diagnostic(
      .configurationUnusedSuppression, at: range,
      message: gone.map { "this suppression refers to '\($0)', which does not exist" }
        ?? "this suppression matches no findings",
      notes: [Note("remove it, or correct what it refers to")])
  }
}
