import InterfaceSource
import LanguageServer
import Ninefold
import ProjectIndex
import Reporting
import Synchronization

/// The findings in one version of a document, and the compilation that they are from.
struct CheckedDocument: Sendable {
  let uri: String
  let version: Int
  /// The text that was checked, by which findings have positions.
  let text: TextBuffer
  let entries: [FileReport.Entry]
  /// The text that was checked, as a file.
  var file: SourceFile { SourceFile(path: uri, bytes: text.bytes) }
  /// The names of all configurations that were examined.
  let configurations: [String]

  /// The compilation, or `nil` if the document could not be compiled.
  let compilation: Compilation?
  /// The sources and files of the document's project, or `nil` if none were searched.
  let project: SourceSearch.Project?

  /// Returns the same findings without what takes much memory.
  var reduced: CheckedDocument {
    CheckedDocument(
      uri: uri, version: version, text: text, entries: entries, configurations: configurations,
      compilation: nil, project: project)
  }
}

/// The latest findings of the open documents, from the thread that checks to the one that answers.
final class CheckedDocuments: Sendable {
  private struct State {
    var documents: [String: CheckedDocument] = [:]
    /// The addresses of the documents whose compilations are kept, the latest last.
    var kept: [String] = []
    /// The documents whose findings may have changed because of other files.
    var stale: Set<String> = []
    /// The project of the document that was checked last.
    var project: SourceSearch.Project?
  }

  /// The number of documents whose compilations are kept: those that someone works on.
  private static let keptCount = 4
  private let state = Mutex(State())

  func add(_ document: CheckedDocument) {
    state.withLock { state in
      state.documents[document.uri] = document
      state.stale.remove(document.uri)
      if let project = document.project { state.project = project }
      guard document.compilation != nil else { return }
      state.kept.removeAll { $0 == document.uri }
      state.kept.append(document.uri)
      while state.kept.count > Self.keptCount {
        let oldest = state.kept.removeFirst()
        state.documents[oldest] = state.documents[oldest]?.reduced
      }
    }
  }

  func remove(_ uri: String) {
    state.withLock { state in
      state.documents[uri] = nil
      state.kept.removeAll { $0 == uri }
    }
  }

  /// Notes that the findings of all documents may be others now.
  func markStale() { state.withLock { $0.stale = Set($0.documents.keys) } }

  /// Returns the findings of a version of a document, or `nil` if it was not checked or something else
  /// changed since.
  func current(_ uri: String, version: Int) -> CheckedDocument? {
    state.withLock { state in
      guard !state.stale.contains(uri), let document = state.documents[uri],
        document.version == version
      else { return nil }
      return document
    }
  }

  /// Returns the latest findings of a document, or `nil` if it was not checked yet.
  func latest(_ uri: String) -> CheckedDocument? { state.withLock { $0.documents[uri] } }

  /// The project that was searched last, or `nil` if there is none.
  var project: SourceSearch.Project? { state.withLock { $0.project } }
}
