package import Reporting
package import InterfaceSource
import Ninefold
package import NinefoldProject

/// Documents that fix-its changed, in memory.
package struct MendedDocuments: Sendable {
  private struct Document: Sendable {
    var file: EditedFile
    /// The file before the last round; nil where that changed nothing.
    var previous: EditedFile?
    /// How many findings were mended, and how many of them in the last round.
    var count = 0
    var lastCount = 0
    /// Whether a fix-it did harm, so that no more are tried.
    var isClosed = false
  }

  private var documents: [Document] = []
  private var numbers: [PathKey: Int] = [:]

  /// None.
  package init() {}

  /// How many findings were mended.
  package var count: Int { documents.reduce(0) { $0 + $1.count } }

  /// How many findings were mended, and in how many documents.
  package var countWords: String {
    let changed = documents.count { $0.count > 0 }
    return "\(CountedNoun.text(count, "finding")) in \(CountedNoun.text(changed, "document"))"
  }

  /// The changed bytes, by the real paths of the files.
  package var contents: [PathKey: [UInt8]] {
    numbers.mapValues { documents[$0].file.current.bytes }
  }

  /// Applies the fix-its of a round that may be made without asking and do not touch each other.
  ///
  /// Returns how many findings were mended.
  package mutating func mend(_ reports: [FileReport]) -> Int {
    for index in documents.indices {
      documents[index].previous = nil
      documents[index].lastCount = 0
    }
    var looked: Set<PathKey> = []
    for report in reports {
      guard let source = report.source else { continue }
      let key = PathKey(RealPath.of(report.path))
      guard looked.insert(key).inserted else { continue }
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

  /// Takes back what the last round did to documents that are more broken since.
  ///
  /// Returns whether something was taken back.
  package mutating func takeBack(_ before: [FileReport], _ after: [FileReport]) -> Bool {
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

  /// How many findings say that a document is broken or cannot be read, by its real path.
  private static func faults(_ reports: [FileReport]) -> [PathKey: Int] {
    var faults: [PathKey: Int] = [:]
    for report in reports {
      let count = report.entries.count { $0.isFixed }
      if count > 0 { faults[PathKey(RealPath.of(report.path))] = count }
    }
    return faults
  }

  private static func isWellFormed(_ file: SourceFile) -> Bool {
    var compiler = Compiler()
    return !compiler.readXML(file).contains { $0.severity == .error }
  }

  /// Writes the documents; where one changed meanwhile, none is written.
  package func write() throws(EnvironmentError) {
    try FileReplacement.write(documents.filter { $0.count > 0 }.map { FileReplacement($0.file) })
  }

  /// What changes, as a unified diff.
  package func difference(isForTerminal: Bool) -> [UInt8] {
    UnifiedDifference.bytes(documents.map(\.file), isForTerminal: isForTerminal)
  }
}
