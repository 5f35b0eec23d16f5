package import Reporting
package import InterfaceSource
import Ninefold
package import NinefoldProject

/// Documents changed by fix-its, in memory.
package struct FixedDocuments: Sendable {
  private struct Document: Sendable {
    var file: EditedFile
    /// The file before the last round, or `nil` if that round did not change it.
    var previous: EditedFile?
    /// The number of fixed findings, and the number of those fixed in the last round.
    var count = 0
    var lastCount = 0
    /// Whether a fix-it did harm, so that no others are applied.
    var isClosed = false
  }

  private var documents: [Document] = []
  private var numbers: [PathKey: Int] = [:]

  package init() {}

  /// The number of fixed findings.
  package var count: Int { documents.reduce(0) { $0 + $1.count } }

  /// The number of fixed findings and of documents, as a text.
  package var countSummary: String {
    let changed = documents.count { $0.count > 0 }
    return "\(CountedNoun.text(count, "finding")) in \(CountedNoun.text(changed, "document"))"
  }

  /// The changed bytes, by the real paths of the files.
  package var contents: [PathKey: [UInt8]] {
    numbers.mapValues { documents[$0].file.current.bytes }
  }

  /// Applies the safe fix-its of a round that do not overlap.
  ///
  /// Returns the number of fixed findings.
  package mutating func apply(_ reports: [FileReport]) -> Int {
    for index in documents.indices {
      documents[index].previous = nil
      documents[index].lastCount = 0
    }
    var visited: Set<PathKey> = []
    for report in reports {
      guard let source = report.source else { continue }
      let key = PathKey(RealPath.of(report.path))
      guard visited.insert(key).inserted else { continue }
      let fixIts = SafeFixIts(of: report.entries.map(\.diagnostic))
      guard !fixIts.edits.isEmpty else { continue }
      let number = numbers[key] ?? documents.count
      var document =
        number < documents.count
        ? documents[number] : Document(file: EditedFile(source))
      guard !document.isClosed else { continue }
      document.previous = document.file
      guard document.file.apply(fixIts.edits),
        Self.isWellFormed(document.file.current) || !Self.isWellFormed(source)
      else { continue }
      document.lastCount = fixIts.count
      document.count += fixIts.count
      if number < documents.count {
        documents[number] = document
      } else {
        documents.append(document)
      }
      numbers[key] = number
    }
    return documents.reduce(0) { $0 + $1.lastCount }
  }

  /// Reverts the last round in documents with more serious findings than before.
  ///
  /// Returns whether anything was reverted.
  package mutating func revert(_ before: [FileReport], _ after: [FileReport]) -> Bool {
    let (old, new) = (Self.faults(before), Self.faults(after))
    var isChanged = false
    for (key, number) in numbers where new[key, default: 0] > old[key, default: 0] {
      guard let previous = documents[number].previous else { continue }
      documents[number].file = previous
      documents[number].count -= documents[number].lastCount
      documents[number].isClosed = true
      isChanged = true
    }
    return isChanged
  }

  /// Returns the number of findings, by real path, that mean that a document is broken or cannot be
  /// read.
  private static func faults(_ reports: [FileReport]) -> [PathKey: Int] {
    var faults: [PathKey: Int] = [:]
    for report in reports {
      let count = report.entries.count { $0.isMandatory }
      if count > 0 { faults[PathKey(RealPath.of(report.path))] = count }
    }
    return faults
  }

  private static func isWellFormed(_ file: SourceFile) -> Bool {
    var compiler = Compiler()
    return !compiler.readXML(file).contains { $0.severity == .error }
  }

  /// Writes the documents.
  ///
  /// If any of them has changed in the meantime, none is written.
  package func write() throws(EnvironmentError) {
    try FileReplacement.write(documents.filter { $0.count > 0 }.map { FileReplacement($0.file) })
  }

  /// Returns the changes as a unified diff.
  package func difference(isForTerminal: Bool) -> [UInt8] {
    UnifiedDifference.bytes(documents.map(\.file), isForTerminal: isForTerminal)
  }
}
