import ConfigurationReading
import InterfaceLint
import InterfaceSource
import Ninefold

/// What configurations say of the findings of each file.
struct LintSelection: Sendable {
  private let configurations: ConfigurationSelection
  /// The sections of the configurations with the real paths of their files' folders; nil where none says anything.
  private let sections: [(section: LintSection, folders: [String])?]

  /// Takes the configurations of documents.
  init(_ configurations: ConfigurationSelection) {
    self.configurations = configurations
    sections = configurations.all.map { configuration in
      let section = configuration.sections[LintSection.self]
      guard !section.layers.isEmpty else { return nil }
      return (
        section, configuration.files.map { RealPath.of(Path.folder($0.path) ?? "") }
      )
    }
  }

  /// The configuration of a document that has a `lint:` section, by its number.
  private func number(for document: DocumentInput) -> Int? {
    configurations.number(for: document).flatMap { sections[$0] == nil ? nil : $0 }
  }

  /// What holds for a document.
  func policy(for document: DocumentInput) -> LintPolicy {
    guard let number = number(for: document), let (section, folders) = sections[number] else {
      return LintPolicy(rules: .all)
    }
    // The last part is not followed where it is a link: the document lies where it was found.
    let folder = RealPath.of(Path.folder(document.path) ?? "")
    return Self.policy(
      section, folders, path: Path.join(folder, Path.lastPart(document.path)))
  }

  /// What holds for a folder, by a document that could be in it.
  func policy(for document: DocumentInput, inFolder folder: String) -> LintPolicy {
    guard let number = number(for: document), let (section, folders) = sections[number] else {
      return LintPolicy(rules: .all)
    }
    return Self.policy(section, folders, path: RealPath.of(folder))
  }

  private static func policy(
    _ section: LintSection, _ folders: [String], path: String
  ) -> LintPolicy {
    let paths = folders.map { folder in
      RealPath.isPath(path, at: folder)
        ? String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self) : path
    }
    return LintPolicy(section, paths: paths, rules: .all)
  }

  /// What rules are told of a document.
  func settings(for document: DocumentInput) -> LintSettings {
    section(for: document).map { LintSettings($0, policy(for: document)) } ?? LintSettings()
  }

  /// The section of a document's configuration; nil where none says anything.
  func section(for document: DocumentInput) -> LintSection? {
    number(for: document).flatMap { sections[$0]?.section }
  }

  // MARK: Findings

  /// Drops, grades and suppresses the findings of a document.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - document: The document.
  ///   - file: The document's bytes, to see what suppressions are about.
  /// - Returns: What became of the suppressions; nil where there are none.
  func apply(
    to report: inout FileReport?, of document: DocumentInput, _ file: SourceFile
  ) -> LintUse? {
    // Nobody asked about the documents of other platforms that a folder holds too.
    if document.origin == .folder { report?.removeUnsupportedRuntime() }
    let policy = policy(for: document)
    guard let number = number(for: document), let section = sections[number]?.section else {
      report?.apply(policy, [])
      return nil
    }
    let matched = report?.apply(policy, section.suppressions) ?? []
    guard !policy.applicableSuppressions.isEmpty else { return nil }
    var use = LintUse(configuration: number, matched: matched)
    for number in policy.applicableSuppressions where !matched.contains(number) {
      if Self.isAbout(file, section.suppressions[number]) { use.present.insert(number) }
    }
    return use
  }

  /// Drops, grades and suppresses what was found in a document by looking at its whole project.
  ///
  /// - Returns: The suppressions that suppressed something; nil where there are none.
  func apply(to report: inout FileReport?, of document: DocumentInput) -> LintUse? {
    let policy = policy(for: document)
    let number = number(for: document)
    let suppressions = number.flatMap { sections[$0]?.section.suppressions } ?? []
    let matched = report?.apply(policy, suppressions) ?? []
    return number.map { LintUse(configuration: $0, matched: matched) }
  }

  /// Whether a document has one of the objects and one of the scenes that a suppression names.
  private static func isAbout(_ file: SourceFile, _ suppression: LintSuppression) -> Bool {
    (suppression.objects.isEmpty
      || suppression.objects.contains { holds(file.bytes, " id=\"\($0)\"") })
      && (suppression.scenes.isEmpty
        || suppression.scenes.contains {
          holds(file.bytes, " sceneID=\"\($0)\"") || holds(file.bytes, " id=\"\($0)\"")
        })
  }

  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    let part = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        bytes[index] == part[0] && bytes[index...].starts(with: part)
      }
    }
  }

  /// The suppressions that suppressed nothing though they are about something that was linted, file by file.
  func needless(_ uses: [LintUse]) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    var matched: Set<Statement> = []
    var needless: [Statement: SourceFile] = [:]
    func statement(_ number: Int, of configuration: Int) -> (Statement, SourceFile)? {
      guard let section = sections[configuration]?.section else { return nil }
      let place = section.suppressions[number].place
      let file = configurations.all[configuration].files[place.file]
      return (Statement(path: PathKey(file.path), range: place.range), file)
    }
    for use in uses {
      for number in use.matched {
        if let (key, _) = statement(number, of: use.configuration) { matched.insert(key) }
      }
      for number in use.present {
        if let (key, file) = statement(number, of: use.configuration) { needless[key] = file }
      }
    }
    return needless.filter { !matched.contains($0.key) }.sorted {
      ($0.value.path, $0.key.range.start) < ($1.value.path, $1.key.range.start)
    }.map { ($0.value, [.needlessSuppression(at: $0.key.range)]) }
  }

  private struct Statement: Hashable {
    var path: PathKey
    var range: SourceRange
  }
}

extension FileReport {
  /// Drops, grades and suppresses findings.
  ///
  /// - Parameters:
  ///   - policy: What holds for the file.
  ///   - suppressions: The suppressions of its section.
  /// - Returns: The numbers of the suppressions that suppressed something.
  @discardableResult
  mutating func apply(_ policy: LintPolicy, _ suppressions: [LintSuppression]) -> Set<Int> {
    var matched: Set<Int> = []
    var kept: [Entry] = []
    kept.reserveCapacity(entries.count)
    for var entry in entries {
      switch policy.verdict(on: entry.diagnostic) {
      case .off: break
      case .suppressed(let number):
        matched.insert(number)
        suppressed.append(Suppressed(entry: entry, reason: suppressions[number].reason))
      case .reported(let severity):
        entry.diagnostic.severity = severity
        kept.append(entry)
      }
    }
    entries = kept
    return matched
  }

  /// Removes the note that a document is for a platform whose documents are not laid out.
  mutating func removeUnsupportedRuntime() {
    entries.removeAll { $0.diagnostic.id == "unsupported-runtime" }
  }

  /// Takes errors for warnings, but for those that tell that a document is broken.
  mutating func soften() {
    for index in entries.indices where !entries[index].isFixed {
      let severity = entries[index].diagnostic.severity
      entries[index].diagnostic.severity = min(severity, .warning)
    }
  }
}

extension Diagnostic {
  fileprivate static func needlessSuppression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .configurationNeedlessSuppression, at: range,
      message: "this suppression suppresses nothing that was found",
      notes: [Note("remove it, or correct what it is about")])
  }
}
