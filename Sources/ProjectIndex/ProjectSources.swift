import InterfaceSource
import NinefoldProject
import SourceScanning
import Synchronization

/// The declarations in the sources of a project.
struct ProjectSources: Sendable {
  /// Whether the sources are too large together, so that nothing is known about them.
  var isCut: Bool
  /// The declarations, or `nil` if there are no sources, and no pods or packages whose sources are
  /// missing.
  var declarations: DeclarationIndex?
  /// The parts other than documents that could not be examined, by paths relative to the project's
  /// folder.
  var gaps: [ProjectGap]

  /// Merges the declarations of sources.
  ///
  /// - Parameters:
  ///   - scans: The declarations of each source, or the reason why they are unknown; `nil` if the
  ///     sources are too large together.
  ///   - files: The files of the project.
  ///   - root: The path of the project's folder.
  init(
    _ scans: [Result<SourceDeclarations, ProjectGap.Reason>]?, _ files: ProjectFiles,
    in root: String
  ) {
    isCut = scans == nil
    let scans = scans ?? []
    // A source that could not be read may declare anything.
    gaps =
      files.gaps
      + zip(files.sources, scans).compactMap { path, result in
        guard case .failure(let reason) = result else { return nil }
        return ProjectGap(path, reason, holding: .sources)
      }
    guard !scans.isEmpty || gaps.contains(where: \.isDependency) else { return }
    let located = gaps.filter { $0.contents.contains(.sources) }.map { gap in
      var gap = gap
      gap.path = Path.join(root, gap.path)
      return gap
    }
    declarations = DeclarationIndex(scans.compactMap { try? $0.get() }, gaps: located)
  }

  /// Reads the sources of a project, unless an earlier run did and nothing changed.
  ///
  /// - Parameters:
  ///   - files: The files of the project.
  ///   - root: The path of the project's folder.
  ///   - jobs: The maximum number of workers, or `nil` for one per core.
  ///   - needsAll: Whether most classes are needed.
  init(reading files: ProjectFiles, in root: String, jobs: Int?, needsAll: Bool) {
    guard !files.isCut, !files.sources.isEmpty else {
      self.init([], files, in: root)
      return
    }
    self = KeptValues.part(
      "declarations", [root], encode: { $0.write(to: &$1) },
      decode: { (reader) throws(FieldReader.Fault) in
        try ProjectSources(from: &reader, needsAll: needsAll)
      },
      compute: {
        ProjectFiles.noteUse(of: root)
        return ProjectSources(
          SourceSearch.scans(of: files, in: root, jobs: jobs), files, in: root)
      })
  }

  private func write(to writer: inout FieldWriter) {
    writer.write(isCut)
    writer.write(gaps) { $1.write(to: &$0) }
    writer.write(declarations != nil)
    declarations?.write(to: &writer)
  }

  private init(from reader: inout FieldReader, needsAll: Bool) throws(FieldReader.Fault) {
    isCut = try reader.flag()
    gaps = try reader.list { reader throws(FieldReader.Fault) in try ProjectGap(from: &reader) }
    declarations =
      try reader.flag() ? try DeclarationIndex(from: &reader, needsAll: needsAll) : nil
  }
}

extension SourceSearch {
  /// The size of the sources that were read, which several workers add to.
  private final class TotalSize: Sendable {
    private let bytes = Atomic(0)

    /// Adds a source, and returns whether the limit is kept.
    func add(_ count: Int) -> Bool {
      bytes.add(count, ordering: .relaxed).newValue <= ProjectFiles.limits.bytes
    }

    var isExceeded: Bool { bytes.load(ordering: .relaxed) > ProjectFiles.limits.bytes }
  }

  /// Returns the declarations of each source, or the reason why they are unknown.
  ///
  /// Those of files that did not change since an earlier run are kept. `nil` if the sources are too
  /// large together.
  static func scans(
    of files: ProjectFiles, in root: String, jobs: Int?
  ) -> [Result<SourceDeclarations, ProjectGap.Reason>]? {
    let sources = files.sources
    let limit = ProjectFiles.limits.file
    let size = TotalSize()
    let scans = KeptValues.summaries(
      "sources", [root], of: sources.map { Path.join(root, $0) }, limit: limit + 1, jobs: jobs,
      KeptValues.Summarizing(
        encode: { $0.write(to: &$1) },
        decode: { (index, reader) throws(FieldReader.Fault) in
          try ScannedSource(path: sources[index], from: &reader)
        },
        compute: {
          { index, bytes in
            guard !size.isExceeded else { return nil }
            let scan = ScannedSource(sources[index], bytes, limit: limit)
            return size.add(scan.size) ? scan : nil
          }
        }))
    guard let scans, scans.reduce(0, { $0 + $1.size }) <= ProjectFiles.limits.bytes else {
      return nil
    }
    return scans.map(\.result)
  }

  /// Returns the declarations of each source, some of which are known, or the reason why they are
  /// unknown; `nil` if the sources are too large together.
  static func scans(
    of files: ProjectFiles, in root: String, jobs: Int?, known: [PathKey: SourceDeclarations]
  ) -> [Result<SourceDeclarations, ProjectGap.Reason>]? {
    let real = RealPath.of(root)
    let limit = ProjectFiles.limits.file
    let size = TotalSize()
    let scans = Workers.map(files.sources, count: jobs) {
      { _, path -> Result<SourceDeclarations, ProjectGap.Reason> in
        if let known = known[PathKey(Path.join(real, path))], Path.isSame(known.path, path) {
          return .success(known)
        }
        guard !size.isExceeded else { return .failure(.unreadable) }
        let bytes = try? FileReading.read(Path.join(root, path), limit: limit + 1)
        let scan = ScannedSource(path, bytes, limit: limit)
        return size.add(scan.size) ? scan.result : .failure(.unreadable)
      }
    }
    return size.isExceeded ? nil : scans
  }
}
