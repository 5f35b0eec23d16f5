import InterfaceComparison
import Ninefold
import NinefoldProject

/// One side of a comparison: layout files, or documents to compile.
enum ComparisonSide: Sendable {
  /// Files with the paths by which they are compared, and whether the only one is the operand
  /// itself.
  case files([(path: String, name: String)], isOperand: Bool = false, jobs: Int?)
  /// Documents, with the paths by which they are compared.
  case documents(Batch, [String])

  /// Finds the files of an operand.
  ///
  /// Paths are relative to `root`, the real path of a repository's folder, or else to operands.
  init(_ arguments: DocumentArguments, from root: String? = nil) throws(ToolError) {
    if arguments.operands.count == 1, let files = try Self.layoutFiles(arguments.operands[0]) {
      let isOperand = LayoutFileSearch.isLayoutFile(arguments.operands[0])
      self = .files(files, isOperand: isOperand, jobs: arguments.jobs)
      return
    }
    var arguments = arguments
    // The names must be the same on both sides.
    arguments.imageRoot = root ?? arguments.operands.first.map(Self.folder)
    let batch = try Batch(arguments)
    self = .documents(
      batch,
      batch.documents.map { document in
        root.map { Path.relative(RealPath.resolvingParent(document.path), to: $0) }
          ?? document.outputPath
      })
  }

  /// Returns the real path of an operand that is a folder, or of the folder that contains it.
  static func folder(of operand: String) -> String {
    let isFolder = (try? FileReading.kind(of: operand)) == .folder
    return RealPath.of(isFolder ? operand : Path.folder(operand) ?? "")
  }

  /// Returns the layout files of an operand, or `nil` if it contains documents.
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

  /// Returns the path of the document that a layout file was compiled from.
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

  /// The documents to compile, or `nil` if layouts are read from files, which may contain anything.
  var batch: Batch? {
    if case .documents(let batch, _) = self { batch } else { nil }
  }

  /// Whether the side is one document or layout file that is the operand itself.
  var isOneFile: Bool {
    switch self {
    case .files(_, let isOperand, _): isOperand
    case .documents(let batch, _):
      batch.documents.count == 1 && batch.documents[0].origin != .folder
    }
  }

  /// Whether layouts are read from files.
  var isOfFiles: Bool { batch == nil }

  /// Returns the side without the documents at some paths.
  func leavingOut(_ paths: Set<PathKey>) -> ComparisonSide {
    guard !paths.isEmpty, case .documents(var batch, let all) = self else { return self }
    let remaining = zip(batch.documents, all).filter { !paths.contains(PathKey($0.1)) }
    batch.documents = remaining.map(\.0)
    return .documents(batch, remaining.map(\.1))
  }

  /// Passes the layouts of every document to a function.
  ///
  /// The function is called concurrently by several workers, with the index of the document.
  /// Returns the other results of the documents.
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
        guard let number = numbers[document] else { return }
        if let system = compilation.foreignSystem {
          result.isMade = true
          body(
            number,
            ComparedLayout(path: paths[number], withoutLayouts: compilation.file, for: system))
        }
        guard let bytes = compilation.layoutFile(named: Path.lastPart(document.outputPath))
        else { return }
        body(
          number,
          ComparedLayout(
            path: paths[number], bytes: bytes, appearances: compilation.appearances(digests),
            source: compilation.file))
      }
    }
  }
}
