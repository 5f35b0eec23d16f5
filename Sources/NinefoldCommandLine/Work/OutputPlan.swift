import Ninefold
import NinefoldProject

/// Says where results go, and that no two inputs write the same file.
struct OutputPlan: Sendable {
  /// The folder under which results are written.
  let folder: OutputFolder

  /// Makes a plan for documents; two that would write the same file are a usage error.
  init(folder: String, documents: [DocumentInput]) throws(UsageError) {
    // What is generated can be generated again, and the next run looks whether it is whole.
    self.folder = OutputFolder(folder, syncs: false)
    var taken: [PathKey: String] = [:]
    for document in documents {
      if let first = taken.updateValue(document.path, forKey: PathKey(document.outputPath)) {
        throw .sameOutput(
          Path.join(folder, document.outputPath), first: first, second: document.path)
      }
    }
  }

  /// The path, below the folder, of a document's layout file.
  func layoutFile(of document: DocumentInput) -> String {
    document.outputPath + ".layout.json"
  }

  /// The path, below the folder, of a picture of a document.
  func picture(_ name: String, of document: DocumentInput) -> String {
    Path.join(document.outputPath, name)
  }
}
