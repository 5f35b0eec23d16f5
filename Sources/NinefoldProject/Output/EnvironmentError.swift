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
  /// The revision does not exist, or git cannot read it.
  case noRevision(String)
  /// A file to use as a baseline is not one.
  case noBaseline(path: String, reason: String)
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
      "no .storyboard or .xib file is in '\(folder)' or below; --allow-empty lets that pass"
    case .noCatalogs(let folder):
      "no .xcassets folder is in '\(folder)' or below; --allow-empty lets that pass"
    case .onlyIgnored(let folder):
      """
      all documents below '\(folder)' are left out: git ignores them, or they are in folders such as Pods; \
      name those that shall be linted, or let that pass with --allow-empty
      """
    case .unwritable(let path, let fault): "cannot write '\(path)': \(fault.message)"
    case .fileForFolder(let path):
      "'\(path)' is the name of a file, and --output names the folder that results are written below"
    case .replacesInput(let path, let reason): "'\(path)' is not overwritten: \(reason)"
    case .outside(let path, let folder):
      "cannot write '\(path)': it would lie outside the output folder '\(folder)'"
    case .noRepository(let path): "'\(path)' is in no git repository"
    case .foreignRepository:
      "git does not read the repository, which belongs to another user: allow it with git's setting safe.directory"
    case .noGit: "revisions are read by 'git', which is not here"
    case .noRevision(let name): "git finds no revision '\(name)'"
    case .noBaseline(let path, let reason): "'\(path)' is no baseline: \(reason)"
    case .noLayoutFile(let path):
      "the layouts of '\(path)' cannot be read: they are not what 'ninefold compile' writes"
    case .noPNG(.missing):
      "PNG is drawn by 'rsvg-convert', which is not here: install librsvg2-bin (Debian) or librsvg (Homebrew)"
    case .noPNG(.failed): "'rsvg-convert' cannot draw a picture"
    case .noPNG(.tooSlow): "'rsvg-convert' takes too long to draw a picture"
    case .noPNG(.tooLarge): "'rsvg-convert' draws a picture of more than 1 GiB"
    case .changed(let path): "'\(path)' changed after it was read: nothing is written"
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
