#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A revision of a repository, as far as lint looks into it, written into a folder of its own.
///
/// Git writes it by way of an index of its own, so that nothing in the repository changes. The configurations
/// in it are those of today, so that what is compared is the documents.
struct OldTree {
  /// The real path of the repository's top folder.
  let top: String
  /// The real path of the folder that holds the revision.
  let folder: String
  private let temporary: String

  /// Writes a revision.
  ///
  /// - Parameters:
  ///   - revision: Anything that names a commit.
  ///   - operands: What is linted: all in one repository.
  /// - Throws: When it is no revision, an operand is in no repository, or git fails.
  init(_ revision: String, around operands: [String]) throws(ToolError) {
    var tops: [String] = []
    for operand in operands {
      guard operand != "-" else {
        throw .usage(.contradiction("--since compares files of a repository: '-' is none"))
      }
      guard let top = Self.top(of: operand) else {
        throw .environment(.noRepository(path: operand))
      }
      if !tops.contains(where: { Path.isSame($0, top) }) { tops.append(top) }
    }
    guard let top = tops.first, tops.count == 1 else {
      throw .usage(
        .contradiction("--since compares files of one repository, and these are of several"))
    }
    self.top = top
    let found = try? Self.git(
      top, ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard let found, found.status == 0 else {
      throw .environment(.noRevision(revision, repository: top))
    }
    let commit = String(
      decoding: found.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    var pattern = Array(Path.join(TemporaryFile.folder, "ninefold-XXXXXX").utf8CString)
    guard mkdtemp(&pattern) != nil else {
      throw .environment(.unwritable(path: TemporaryFile.folder, .last))
    }
    temporary = String(
      decoding: pattern.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = RealPath.of(temporary) + "/tree"
    do throws(EnvironmentError) {
      try write(commit)
      try takeConfigurations()
    } catch {
      remove()
      throw .environment(error)
    }
  }

  /// Removes the folder.
  func remove() { _ = try? Subprocess.run(["rm", "-rf", "--", temporary]) }

  /// The place in the folder of something in the repository; nil where it was not there.
  func place(of path: String) -> String? {
    let place = Path.join(folder, Path.relative(RealPath.of(path), to: top))
    return (try? FileReading.kind(of: place)) == nil ? nil : place
  }

  private func write(_ commit: String) throws(EnvironmentError) {
    let index = Path.join(temporary, "index")
    func git(_ words: [String]) throws(EnvironmentError) -> [UInt8] {
      guard let outcome = try? Self.git(top, words, index: index), outcome.status == 0 else {
        throw .noRevision(commit, repository: top)
      }
      return outcome.output
    }
    _ = try git(["read-tree", commit])
    // As many at a time as a command line holds on any system.
    var batch: [String] = []
    var size = 0
    func writeBatch() throws(EnvironmentError) {
      guard !batch.isEmpty else { return }
      _ = try git(["checkout-index", "--force", "--quiet", "--prefix=\(folder)/", "--"] + batch)
      batch = []
      size = 0
    }
    for path in Self.paths(try git(["ls-files", "-z", "--"] + Self.wanted)) {
      batch.append(path)
      size += path.utf8.count + 16
      if size > 64 << 10 { try writeBatch() }
    }
    try writeBatch()
    // The top of a repository, for whatever looks for one; an empty revision has no folder yet.
    try OutputFolder(folder).write(Array("gitdir: nowhere\n".utf8), to: ".git")
  }

  /// The files that lint looks into, and those that tell it where a project ends and what to leave out.
  private static let wanted =
    [
      "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "swift", "h", "m", "mm",
      "ttf", "otf", "ttc", "otc", "png", "jpg", "jpeg", "gif", "pdf", "svg",
    ].map { ":(glob,icase)**/*.\($0)" }
    + [
      ":(glob,icase)**/*.xcassets/**", ":(glob)**/*.xcodeproj/project.pbxproj",
      ":(glob)**/*.xcworkspace/contents.xcworkspacedata", ":(glob)**/Package.swift",
      ":(glob)**/.gitignore", ":(glob)**/\(ConfigurationSearch.fileName)",
      ":(glob)**/.iblinter.yml",
    ]

  private func takeConfigurations() throws(EnvironmentError) {
    let names = [ConfigurationSearch.fileName, ".iblinter.yml"]
    let patterns = names.map { ":(glob)**/\($0)" }
    let old = try? Self.git(
      top, ["ls-files", "-z", "--"] + patterns, index: Path.join(temporary, "index"))
    for place in Self.paths(old?.output ?? []) { unlink(Path.join(folder, place)) }
    let new = try? Self.git(
      top, ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + patterns)
    for place in Self.paths(new?.output ?? []) {
      guard let bytes = try? FileReading.read(Path.join(top, place), limit: 1 << 20) else {
        continue
      }
      try OutputFolder(folder).write(bytes, to: place)
    }
  }

  private static func paths(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func git(
    _ top: String, _ words: [String], index: String? = nil
  ) throws(SystemFault) -> Subprocess.Outcome {
    // A hook has these set for another purpose.
    try Subprocess.run(
      ["env", "-u", "GIT_DIR", "-u", "GIT_WORK_TREE", "-u", "GIT_INDEX_FILE", "-u", "GIT_PREFIX"]
        + (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? [])
        // Large files are no documents, and are not fetched.
        + ["GIT_LFS_SKIP_SMUDGE=1", "git", "-C", top] + words)
  }

  /// The nearest folder with `.git`, from something on.
  private static func top(of path: String) -> String? {
    var folder = RealPath.of(path)
    while true {
      if (try? FileReading.kind(of: Path.join(folder, ".git"))) != nil { return folder }
      guard let above = Path.folder(folder), !Path.isSame(above, folder) else { return nil }
      folder = above
    }
  }
}
