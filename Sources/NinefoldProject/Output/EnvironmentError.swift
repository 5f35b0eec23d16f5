/// What the environment does not allow.
package enum EnvironmentError: Error, Hashable, Sendable {
  /// A file or folder could not be read.
  case file(FileError)
  /// A folder that should be searched holds no documents.
  case noDocuments(folder: String)
  /// A folder that should be searched holds no asset catalogs.
  case noCatalogs(folder: String)
  /// All documents of a folder are ignored by git, or lie in folders of other people's code.
  case onlyIgnored(folder: String)
  /// A file or folder cannot be written.
  case unwritable(path: String, SystemFault)
  /// Results should go below something that is named like a single result.
  case fileForFolder(path: String)
  /// A result would take the place of an input, and why what is there is one.
  case replacesInput(path: String, reason: String)
  /// A result would lie outside the output folder: by its name, or by a symbolic link in that folder.
  case outside(path: String, folder: String)
  /// Something that should be compared with a revision is in no git repository.
  case noRepository(path: String)
  /// A repository belongs to somebody else, and git does not read it.
  case foreignRepository
  /// There is no git to ask.
  case noGit
  /// A repository has no such revision, or git cannot read it.
  case noRevision(String)
  /// What should be a baseline is none.
  case noBaseline(path: String, reason: String)
  /// What should be a layout file is none, or one of another version.
  case noLayoutFile(path: String)
  /// A picture cannot be turned into PNG, for want of the program or as it fails.
  case noPNG(RasterizerFault)
  /// A file that shall be mended is not any more what was read.
  case changed(path: String)
  /// Standard output cannot be written.
  case closedOutput(SystemFault)

  /// The error in words: lower case, no full stop.
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
  /// A file or folder cannot be read.
  package static func unreadable(path: String, _ fault: SystemFault) -> EnvironmentError {
    .file(.unreadable(path: path, fault))
  }

  /// What should be a folder is not.
  static func notAFolder(path: String) -> EnvironmentError { .file(.notAFolder(path: path)) }
}

extension EnvironmentError {
  /// Does work that the environment may not allow, and returns what it did not; nil if the work was done.
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
