import InterfaceComparison
import Ninefold
import NinefoldProject
import Reporting
import Synchronization

/// Draws the scenes of a folder of references, and records them or compares them with it.
struct ReferenceRun: Sendable {
  let settings: ReferenceSettings
  let folder: OutputFolder
  private let batch: Batch
  private let search: InputSearch

  /// The results of the documents together.
  struct Outcome: Sendable {
    var differences: [Int: DocumentDifference] = [:]
    var before: Review.Scenes = [:]
    var after: Review.Scenes = [:]
    /// The titles of configurations, by name.
    var titles: [String: String] = [:]
    /// The requested names that belong to a scene.
    var names: Set<String> = []
    var pictureCount = 0
  }

  /// The screens of a phone and a tablet that many products share.
  static let configurations = ["retina6_12", "retina6_12:landscape", "ipad10_9rounded"]
    .compactMap { name in
      ConfigurationRequest.DeviceWindow(name: name).map { ConfigurationRequest.device($0) }
    }

  init(
    _ settings: ReferenceSettings, _ arguments: Arguments, in folder: String, jobs: Int? = nil
  ) throws(ToolError) {
    self.settings = settings
    self.folder = OutputFolder(folder)
    var documents = try ToolError.rethrowing(
      usage: DocumentArguments(arguments, otherwise: Self.configurations))
    if let jobs { documents.jobs = jobs }
    documents.imageRoot = ComparisonSide.folder(of: documents.operands[0])
    search = try documents.search()
    _ = try ToolError.rethrowing(usage: OutputPlan(folder: folder, documents: search.documents))
    batch = try Batch(documents, search)
  }

  /// Draws the documents and passes the state of each to a function, which several workers call at
  /// the same time.
  ///
  /// - Parameters:
  ///   - console: The streams for errors and warnings.
  ///   - reporter: Receives the errors.
  ///   - use: Records or compares the state, and returns the difference, or `nil` if it records.
  ///     The last value is whether the references of the document are written.
  /// - Returns: What was found.
  /// - Throws: An error if a requested scene does not exist.
  func run(
    _ console: Console, _ reporter: inout RunReporter,
    _ use:
      @escaping @Sendable (ReferenceState) throws(EnvironmentError)
      -> (comparison: ReferenceComparison?, isWritten: Bool)
  ) throws(ToolError) -> Outcome {
    let found = Mutex(Outcome())
    let products = ConfigurationRequest.products(in: batch.options.configurations)
    var numbers: [DocumentInput: Int] = [:]
    for (index, document) in batch.documents.enumerated() { numbers[document] = index }
    let (folder, scenes) = (folder, settings.scenes)
    let results = batch.run(console) { [numbers] compilation, document, result in
      guard
        let state = ReferenceState(compilation, of: document, scenes: scenes)
      else { return }
      found.withLock {
        $0.names.formUnion(state.names)
        $0.pictureCount += state.pictures.count
      }
      do throws(EnvironmentError) {
        let (comparison, isWritten) = try use(state)
        if isWritten {
          try state.write(to: folder)
          result.pictures = state.files(of: document, in: folder)
        }
        guard let comparison else { return }
        let titles = compilation.configurationNames.map { name in
          (name, compilation.title(ofConfiguration: name, products: products) ?? name)
        }
        found.withLock {
          $0.differences[numbers[document] ?? 0] = comparison.difference
          $0.before.merge(comparison.before) { $1 }
          $0.after.merge(comparison.after) { $1 }
          $0.titles.merge(titles) { $1 }
        }
      } catch {
        result.faults.append(error)
      }
    }
    reporter.report(batch.faults, batch.warnings)
    // `lint` reports the problems of documents, except those that make them unreadable.
    reporter.report(results.filter { !$0.isMade }.compactMap(\.report).filter { $0.hasErrors() })
    reporter.report(results.flatMap(\.faults))
    let outcome = found.withLock(\.self)
    if results.allSatisfy(\.isMade), batch.faults.isEmpty,
      let name = settings.scenes.first(where: { !outcome.names.contains($0) })
    {
      throw .usage(.unmatchedScene(name))
    }
    let written = results.compactMap(\.pictures)
    if !written.isEmpty {
      reporter.report(
        EnvironmentError.caught(
          try folder.note(written, below: search.folders, keepsOtherConfigurations: false)))
    }
    return outcome
  }

  /// The configurations that were asked for.
  var requests: [ConfigurationRequest] { batch.options.configurations }

  /// The paths of documents that have references and no longer exist.
  var goneDocuments: [String] {
    let current = Set(batch.documents.map { PathKey($0.outputPath) })
    return LayoutFileSearch(folder.path).files.map { path in
      String(decoding: path.utf8.dropLast(LayoutFileSearch.ending.utf8.count), as: UTF8.self)
    }.filter { !current.contains(PathKey($0)) }
  }

  /// Removes the layouts of documents that no longer exist.
  func removeGoneDocuments() {
    for document in goneDocuments { folder.removeFile(document + LayoutFileSearch.ending) }
  }
}
