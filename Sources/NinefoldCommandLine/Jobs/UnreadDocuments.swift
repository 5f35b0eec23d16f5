import Reporting
import Ninefold
import InterfaceComparison
import NinefoldProject

/// The documents of a comparison that could not be read on one or both sides, with reasons.
struct UnreadDocuments: Sendable {
  private var byName: [PathKey: UncomparedDocument] = [:]
  /// The files that should contain layouts and do not.
  private(set) var faults: Set<EnvironmentError> = []
  /// The path of the new document if two files are compared whatever their names are, or `nil`.
  private let pair: String?

  init(isPair: Bool, newPaths: [String]) { pair = isPair ? newPaths.first : nil }

  /// The documents, in no particular order.
  var documents: [UncomparedDocument] { Array(byName.values) }

  /// Returns whether a document of the new side could not be read on either side.
  func has(new path: String) -> Bool { byName[PathKey(pair ?? path)] != nil }

  /// Adds an old document if it was not read.
  mutating func add(_ result: DocumentResult, old path: String) {
    guard let reason = Self.reason(result) else { return }
    self[path].before = reason
  }

  /// Adds a new document if it was not read.
  mutating func add(_ result: DocumentResult, new path: String) {
    guard let reason = Self.reason(result) else { return }
    self[path].after = reason
  }

  /// Adds a document whose layout file on one side is invalid.
  mutating func add(noLayoutsAt path: String, isOld: Bool) {
    faults.insert(.noLayoutFile(path: path))
    let reason = "it is not a layout file that 'ninefold compile' wrote"
    if isOld { self[path].before = reason } else { self[path].after = reason }
  }

  private subscript(path: String) -> UncomparedDocument {
    get {
      let path = pair ?? path
      return byName[PathKey(path)] ?? UncomparedDocument(path: path)
    }
    set { byName[PathKey(pair ?? path)] = newValue }
  }

  /// Returns the reason why no result could be produced for a document, or `nil` if one was.
  private static func reason(_ result: DocumentResult) -> String? {
    guard !result.isMade else { return nil }
    if case .file(.unreadable(_, let fault))? = result.faults.first {
      return "it cannot be read: \(fault.message)"
    }
    let findings = result.report?.entries.map(\.diagnostic) ?? []
    return findings.max { $0.severity < $1.severity }?.message ?? "it contains no document"
  }
}
