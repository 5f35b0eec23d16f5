import InterfaceComparison
import Ninefold
import NinefoldProject

/// One side of a comparison: layout files, or documents that are compiled for it.
enum ComparisonSide: Sendable {
  /// Files with the paths by which they are compared, and whether there is one that is the operand itself.
  case files([(path: String, name: String)], isOperand: Bool = false, jobs: Int?)
  /// Documents, with what their paths begin with that the other side's do not.
  case documents(Batch, [String])

  /// Looks at what an operand names.
  ///
  /// Paths are taken from `root`, the real path of a repository's folder, or from operands.
  init(_ arguments: DocumentArguments, from root: String? = nil) throws(ToolError) {
    if arguments.operands.count == 1, let files = try Self.layoutFiles(arguments.operands[0]) {
      let isOperand = LayoutFileSearch.isLayoutFile(arguments.operands[0])
      self = .files(files, isOperand: isOperand, jobs: arguments.jobs)
      return
    }
    var arguments = arguments
    // By the same names on both sides.
    arguments.imageRoot = root ?? arguments.operands.first.map(Self.folder)
    let batch = try Batch(arguments)
    self = .documents(
      batch,
      batch.documents.map { document in
        root.map { Path.relative(RealPath.ofPlace(document.path), to: $0) } ?? document.outputPath
      })
  }

  /// The real path of the folder that an operand is, or lies in.
  private static func folder(of operand: String) -> String {
    let isFolder = (try? FileReading.kind(of: operand)) == .folder
    return RealPath.of(isFolder ? operand : Path.folder(operand) ?? "")
  }

  /// The layout files that an operand names; nil where it names documents.
  private static func layoutFiles(
    _ operand: String
  ) throws(ToolError) -> [(path: String, name: String)]? {
    if LayoutFileSearch.isLayoutFile(operand) {
      return [(operand, name(of: Path.lastPart(operand)))]
    }
    guard (try? FileReading.kind(of: operand)) == .folder else { return nil }
    let search = LayoutFileSearch(operand)
    guard !search.files.isEmpty, FolderSearch(operand).documents.isEmpty else { return nil }
    if let fault = search.faults.first { throw .environment(fault) }
    return search.files.map { (Path.join(operand, $0), name(of: $0)) }
  }

  /// The path of the document that a layout file was made of.
  private static func name(of path: String) -> String {
    String(decoding: path.utf8.dropLast(LayoutFileSearch.ending.utf8.count), as: UTF8.self)
  }

  /// The paths by which documents are compared.
  var paths: [String] {
    switch self {
    case .files(let files, _, _): files.map(\.name)
    case .documents(_, let paths): paths
    }
  }

  /// The documents that are compiled; nil where layouts are read from files, which may be anything.
  var batch: Batch? {
    if case .documents(let batch, _) = self { batch } else { nil }
  }

  /// Whether the side is one document or layout file that is named itself.
  var isOneFile: Bool {
    switch self {
    case .files(_, let isOperand, _): isOperand
    case .documents(let batch, _):
      batch.documents.count == 1 && batch.documents[0].origin != .folder
    }
  }

  /// Whether layouts are read from files.
  var isOfFiles: Bool { batch == nil }

  /// The side without documents of some paths.
  func leavingOut(_ paths: Set<PathKey>) -> ComparisonSide {
    guard !paths.isEmpty, case .documents(var batch, let all) = self else { return self }
    let kept = zip(batch.documents, all).filter { !paths.contains(PathKey($0.1)) }
    batch.documents = kept.map(\.0)
    return .documents(batch, kept.map(\.1))
  }

  /// Hands the layouts of every document to a function.
  ///
  /// It is called by several workers at once, with the document's number. Returns what became of the documents besides.
  func forEach(
    _ console: Console,
    _ body: @Sendable @escaping (Int, ComparedLayout) -> Void
  ) -> [DocumentResult] {
    switch self {
    case .files(let files, _, let jobs):
      return Workers.map(files, count: jobs) {
        { (index, file) -> DocumentResult in
          var result = DocumentResult()
          do throws(SystemFault) {
            let bytes = try FileReading.read(file.path, limit: 1 << 30)
            result.isMade = true
            body(index, ComparedLayout(path: file.name, bytes: bytes, appearances: Appearances()))
          } catch {
            result.faults.append(.unreadable(path: file.path, error))
          }
          return result
        }
      }
    case .documents(let batch, let paths):
      let digests = ImageDigests()
      var numbers: [DocumentInput: Int] = [:]
      for (index, document) in batch.documents.enumerated() { numbers[document] = index }
      return batch.run(console) { [numbers] compilation, document, result in
        guard let number = numbers[document],
          let bytes = compilation.layoutFile(named: Path.lastPart(document.outputPath))
        else { return }
        body(
          number,
          ComparedLayout(
            path: paths[number], bytes: bytes, appearances: compilation.appearances(digests)))
      }
    }
  }
}
