import Reporting
import Ninefold
import InterfaceComparison
import NinefoldProject

/// The documents of a comparison that could not be read, and why, side by side.
struct UnreadDocuments: Sendable {
  private var byName: [PathKey: UncomparedDocument] = [:]
  /// What should be layout files and is none.
  private(set) var faults: Set<EnvironmentError> = []
  /// The path of the new document where two files are compared whatever their names are; nil else.
  private let pair: String?

  /// Begins with none.
  init(isPair: Bool, newPaths: [String]) { pair = isPair ? newPaths.first : nil }

  /// The documents, in no order.
  var documents: [UncomparedDocument] { Array(byName.values) }

  /// Whether a document of the new side is among them, on either side.
  func has(new path: String) -> Bool { byName[PathKey(pair ?? path)] != nil }

  /// Takes an old document where it was not read.
  mutating func add(_ result: DocumentResult, old path: String) {
    guard let reason = Self.reason(result) else { return }
    self[path].before = reason
  }

  /// Takes a new document where it was not read.
  mutating func add(_ result: DocumentResult, new path: String) {
    guard let reason = Self.reason(result) else { return }
    self[path].after = reason
  }

  /// Takes a document whose layout file, on one side, is none.
  mutating func add(noLayoutsAt path: String, isOld: Bool) {
    faults.insert(.noLayoutFile(path: path))
    let reason = "it is not what 'ninefold compile' writes"
    if isOld { self[path].before = reason } else { self[path].after = reason }
  }

  private subscript(path: String) -> UncomparedDocument {
    get {
      let path = pair ?? path
      return byName[PathKey(path)] ?? UncomparedDocument(path: path)
    }
    set { byName[PathKey(pair ?? path)] = newValue }
  }

  /// Why nothing could be made of a document; nil where something was.
  private static func reason(_ result: DocumentResult) -> String? {
    guard !result.isMade else { return nil }
    if case .file(.unreadable(_, let fault))? = result.faults.first {
      return "it cannot be read: \(fault.message)"
    }
    let findings = result.report?.entries.map(\.diagnostic) ?? []
    return findings.max { $0.severity < $1.severity }?.message ?? "it holds no document"
  }
}
