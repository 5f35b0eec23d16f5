import Ninefold
import NinefoldProject

/// The paths of results.
///
/// No two inputs write the same file.
struct OutputPlan: Sendable {
  /// The output folder.
  let folder: OutputFolder

  /// Creates a plan for documents.
  ///
  /// Two documents with the same output file are a usage error.
  init(folder: String, documents: [DocumentInput]) throws(UsageError) {
    // Generated files can be generated again, and the next run checks whether they are complete.
    self.folder = OutputFolder(folder, syncs: false)
    var used: [PathKey: String] = [:]
    for document in documents {
      if let first = used.updateValue(document.path, forKey: PathKey(document.outputPath)) {
        throw .sameOutput(
          Path.join(folder, document.outputPath), first: first, second: document.path)
      }
    }
  }

  private init(_ folder: OutputFolder) { self.folder = folder }

  /// Returns the plan for another run, which opens the folder again.
  func again() -> OutputPlan { OutputPlan(OutputFolder(folder.path, syncs: false)) }

  /// Returns the path of a document's layout file, relative to the folder.
  func layoutFile(of document: DocumentInput) -> String {
    document.outputPath + ".layout.json"
  }

  /// Returns the path of a picture of a document, relative to the folder.
  func picture(_ name: String, of document: DocumentInput) -> String {
    Path.join(document.outputPath, name)
  }
}
