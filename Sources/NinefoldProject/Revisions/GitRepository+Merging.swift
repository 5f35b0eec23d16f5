/// A file that git could not merge, in the index of a repository.
package struct UnmergedFile: Sendable {
  /// A version of the file.
  package struct Version: Sendable {
    /// The name of the git object.
    package var name: String
    /// Whether it is a file, not a link or a submodule.
    package var isFile: Bool
  }

  /// The path relative to the top folder.
  package let path: String
  /// The common ancestor, or `nil` if both sides added the file.
  package fileprivate(set) var base: Version?
  /// The version of the current branch, or `nil` if it deleted the file.
  package fileprivate(set) var ours: Version?
  /// The version of the other branch, or `nil` if it deleted the file.
  package fileprivate(set) var theirs: Version?
}

extension GitRepository {
  /// Returns the files that git could not merge, in the order of the index.
  ///
  /// Files whose path is not UTF-8 are left out.
  package func unmergedFiles() throws(EnvironmentError) -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    for entry in try indexEntries("--unmerged", of: .workingCopy) {
      if files.last?.path != entry.path { files.append(UnmergedFile(path: entry.path)) }
      switch entry.stage {
      case "1": files[files.count - 1].base = entry.version
      case "2": files[files.count - 1].ours = entry.version
      case "3": files[files.count - 1].theirs = entry.version
      default: break
      }
    }
    return files
  }

  /// Returns the names of the objects of documents in the index that is committed, by paths relative to the top folder.
  ///
  /// Links, submodules and files that are not merged are left out.
  package func stagedDocuments() throws(EnvironmentError) -> [String: String] {
    var names: [String: String] = [:]
    for entry in try indexEntries("--stage", of: .commit)
    where entry.version.isFile && entry.stage == "0" && Path.isDocument(entry.path) {
      names[entry.path] = entry.version.name
    }
    return names
  }

  /// Returns entries of the index whose path is UTF-8, in the order of the index.
  private func indexEntries(
    _ selection: String, of index: Index
  ) throws(EnvironmentError) -> [(path: String, stage: String, version: UnmergedFile.Version)] {
    let outcome = try run(
      ["ls-files", selection, "-z", "--full-name"], limit: 512 << 20, index: index)
    if Self.isForeign(outcome) { throw .foreignRepository }
    guard let bytes = outcome.success else { throw .unreadableIndex(top) }
    return bytes.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { return nil }
      return (
        path, words[2],
        UnmergedFile.Version(name: words[1], isFile: words[0].hasPrefix("100"))
      )
    }
  }

  /// Returns the top folder of the repository that contains the first of some paths, or the current
  /// folder.
  package static func top(of paths: [String]) throws(EnvironmentError) -> String {
    let path = paths.first ?? "."
    let isFolder = (try? FileReading.kind(of: path)) == .folder
    guard let top = RevisionCheckout.top(of: isFolder ? path : Path.folder(path) ?? ".") else {
      throw .noRepository(path: path)
    }
    return top
  }

  /// Whether git may have left files unmerged, by the files that it writes then: this costs no
  /// process.
  package static func mayHaveUnmergedFiles(top: String) -> Bool {
    let names = [
      "AUTO_MERGE", "CHERRY_PICK_HEAD", "MERGE_HEAD", "REVERT_HEAD", "rebase-apply",
      "rebase-merge",
    ]
    var folder = Path.join(top, ".git")
    if (try? FileReading.kind(of: folder)) == .file {
      // A linked working copy has a file with the path of its folder.
      let bytes = (try? FileReading.read(folder, limit: 1 << 12)) ?? []
      let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""
      guard words.hasPrefix("gitdir: ") else { return false }
      let path = String(words.dropFirst("gitdir: ".count))
      folder = path.hasPrefix("/") ? path : Path.join(top, path)
    }
    return names.contains { (try? FileReading.kind(of: Path.join(folder, $0))) != nil }
  }

  /// Merges the lines of three files, as git does without a driver.
  ///
  /// - Parameters:
  ///   - base: The path of the common ancestor.
  ///   - ours: The path of ours.
  ///   - theirs: The path of theirs.
  ///   - markerSize: The length of the markers of conflicts.
  /// - Returns: The merged file, and whether it has no conflicts; `nil` if git fails.
  /// - Throws: An error if git is not installed.
  package static func mergedLines(
    base: String, ours: String, theirs: String, markerSize: Int
  ) throws(EnvironmentError) -> (bytes: [UInt8], isClean: Bool)? {
    guard let program = ProgramPath.find("git") else { throw .noGit }
    let words = [
      "-c", "core.pager=cat", "merge-file", "-p", "-q", "--marker-size=\(markerSize)",
      "-L", "ours", "-L", "base", "-L", "theirs", "--",
    ]
    let outcome: Subprocess.Outcome
    do throws(SystemFault) {
      outcome = try Subprocess.run(
        program, words + [ours, base, theirs].map(RealPath.resolvingParent),
        environment: [("GIT_*", nil), ("LC_ALL", "C"), ("GIT_CONFIG_NOSYSTEM", "1")],
        within: ProgramBounds(seconds: 60, output: 256 << 20))
    } catch {
      throw .noGit
    }
    // The status is the number of conflicts, at most 127.
    guard case .status(let status) = outcome.end, status <= 127 else { return nil }
    return (outcome.output, status == 0)
  }
}
