/// An error caused by the environment.
package enum EnvironmentError: Error, Hashable, Sendable {
  /// A file or folder could not be read.
  case file(FileError)
  /// A folder to search contains no documents.
  case noDocuments(folder: String)
  /// A folder to search contains no asset catalogs.
  case noCatalogs(folder: String)
  /// All documents of a folder are ignored by git or in folders of third-party code.
  case onlyIgnored(folder: String)
  /// A file or folder cannot be written.
  case unwritable(path: String, SystemFault)
  /// The path for a folder of results is named like a single result.
  case fileForFolder(path: String)
  /// A result would replace an input, with the reason why the existing file is one.
  case replacesInput(path: String, reason: String)
  /// A result would be outside the output folder, because of its name or a symbolic link in that
  /// folder.
  case outside(path: String, folder: String)
  /// A path to compare with a revision is not in a git repository.
  case noRepository(path: String)
  /// A repository belongs to another user, so git does not read it.
  case foreignRepository
  /// git is not installed.
  case noGit
  /// git cannot read the index of the repository at this path.
  case unreadableIndex(String)
  /// A merged file would replace changes that were made since git left it unmerged.
  case edited(path: String)
  /// The revision does not exist, or git cannot read it.
  case noRevision(String)
  /// A file to use as a baseline is not one.
  case noBaseline(path: String, reason: String)
  /// A file is not the settings of references.
  case noReferences(path: String, reason: String)
  /// A file to use as a layout file is not one, or has another version.
  case noLayoutFile(path: String)
  /// A picture cannot be converted to PNG because the program is missing or fails.
  case noPNG(RasterizerFault)
  /// A file to fix has changed since it was read.
  case changed(path: String)
  /// Standard output cannot be written.
  case closedOutput(SystemFault)

  /// A description of the error: lower case, no full stop.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .noDocuments(let folder):
      "'\(folder)' contains no .storyboard or .xib files; use --allow-empty to allow this"
    case .noCatalogs(let folder):
      "'\(folder)' contains no .xcassets folders; use --allow-empty to allow this"
    case .onlyIgnored(let folder):
      """
      all documents in '\(folder)' are skipped: git ignores them, or they are in folders such as Pods; \
      name the documents to lint, or use --allow-empty to allow this
      """
    case .unwritable(let path, let fault): "cannot write '\(path)': \(fault.message)"
    case .fileForFolder(let path):
      "'\(path)' is a file name, but --output requires a folder"
    case .replacesInput(let path, let reason): "cannot overwrite '\(path)': \(reason)"
    case .outside(let path, let folder):
      "cannot write '\(path)': it is outside the output folder '\(folder)'"
    case .noRepository(let path): "'\(path)' is not in a git repository"
    case .foreignRepository:
      "git refuses to read the repository because it belongs to another user: allow it with git's safe.directory setting"
    case .noGit: "reading revisions requires 'git', which is not installed"
    case .unreadableIndex(let path): "git cannot read the index of the repository '\(path)'"
    case .edited(let path):
      """
      '\(path)' has changes that are in none of the versions that git left unmerged: save them \
      elsewhere, or use --overwrite to replace them
      """
    case .noRevision(let name): "git cannot find the revision '\(name)'"
    case .noBaseline(let path, let reason): "'\(path)' is not a baseline: \(reason)"
    case .noReferences(let path, let reason):
      "'\(path)' does not describe references: \(reason)"
    case .noLayoutFile(let path):
      "cannot read layouts from '\(path)': it is not a layout file that 'ninefold compile' wrote"
    case .noPNG(.missing):
      "drawing PNG requires 'rsvg-convert': install librsvg2-bin (Debian) or librsvg (Homebrew)"
    case .noPNG(.failed): "'rsvg-convert' failed to draw a picture"
    case .noPNG(.tooSlow): "'rsvg-convert' took too long to draw a picture"
    case .noPNG(.tooLarge): "'rsvg-convert' drew a picture larger than 1 GiB"
    case .changed(let path): "'\(path)' has changed since it was read: nothing was written"
    case .closedOutput(let fault): "cannot write to standard output: \(fault.message)"
    }
  }
}

extension EnvironmentError {
  package static func unreadable(path: String, _ fault: SystemFault) -> EnvironmentError {
    .file(.unreadable(path: path, fault))
  }

  static func notAFolder(path: String) -> EnvironmentError { .file(.notAFolder(path: path)) }
}

extension EnvironmentError {
  /// Performs work and returns the error that it throws, or `nil` if it succeeds.
  package static func caught(
    _ work: @autoclosure () throws(EnvironmentError) -> Void
  ) -> EnvironmentError? {
    do throws(EnvironmentError) {
      try work()
      return nil
    } catch {
      return error
    }
  }
}
