import InterfaceSource
import SystemCalls

/// A git repository that may be untrusted.
///
/// Only five git commands are run: `cat-file --batch-check`, `cat-file --batch`, `ls-tree`, and for
/// merges `ls-files --unmerged` and `merge-file`. They read objects and names, and `ls-files` the
/// index, but no files of the working copy and no attributes, so no filter, hook or file system
/// monitor runs. None writes objects, references or the index. Everything else that a repository's configuration
/// could make them run is disabled: fetching objects that a partial clone lacks, by any protocol,
/// and pagers.
package struct GitRepository: Sendable {
  /// The real path of the repository's top folder.
  package let top: String
  private let program: String

  /// The time that all git commands may take together.
  private let time = ProgramTime(seconds: 120)
  /// The maximum sizes of a list of files, and of contents that are requested at once, in bytes.
  private static let limits = (list: 128 << 20, contents: 256 << 20)

  /// Opens a repository.
  ///
  /// `top` is the real path of its top folder.
  package init(top: String) throws(EnvironmentError) {
    self.top = top
    guard let program = ProgramPath.find("git") else { throw .noGit }
    self.program = program
  }

  /// Returns the name of the commit that a revision refers to.
  package func commit(_ revision: String) throws(EnvironmentError) -> String {
    let unknown = EnvironmentError.noRevision(revision)
    // Each line of the input is a separate request.
    guard !revision.utf8.contains(0x0A), !revision.isEmpty else { throw unknown }
    // Requested alone, because in `:/text` everything that follows is text.
    guard let object = try object(revision),
      let commit = try self.object(object.name + "^{commit}"),
      commit.type == "commit"
    else { throw unknown }
    return commit.name
  }

  /// Returns the object that an expression refers to, or `nil` if there is none.
  private func object(
    _ expression: String
  ) throws(EnvironmentError) -> (name: String, type: Substring)? {
    let outcome = try run(
      ["cat-file", "--batch-check=%(objectname) %(objecttype)"],
      input: Array((expression + "\n").utf8), limit: 1 << 16)
    if Self.isForeign(outcome) { throw .foreignRepository }
    let words = outcome.success.map { String(decoding: $0, as: UTF8.self) }?
      .split(separator: "\n").first?.split(separator: " ")
    guard let words, words.count == 2, SecureHash(digits: words[0].utf8.count) != nil else {
      return nil
    }
    return (String(words[0]), words[1])
  }

  /// A file in a commit's tree.
  package struct Entry: Sendable {
    /// The path relative to the top folder.
    package var path: String
    /// The name of the git object.
    package var name: String
    package var isLink: Bool
  }

  /// Returns the files of a commit in git's order, without submodules and files whose path is not
  /// UTF-8.
  package func files(of commit: String) throws(EnvironmentError) -> [Entry] {
    let outcome = try run(["ls-tree", "-r", "-z", "--full-tree", commit], limit: Self.limits.list)
    guard let bytes = outcome.success else { throw .noRevision(commit) }
    return bytes.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8),
        // git does not write such paths, but other programs may.
        !path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
          .contains(where: { [[], [0x2E], [0x2E, 0x2E]].contains(Array($0)) })
      else { return nil }
      return Entry(
        path: path, name: String(decoding: words[2], as: UTF8.self),
        isLink: words[0].elementsEqual("120000".utf8))
    }
  }

  /// Returns the contents of objects by their names, without those that are missing or too large,
  /// individually or together.
  ///
  /// `limit` is the maximum size of one object, in bytes.
  package func contents(of names: [String], limit: Int) throws(EnvironmentError) -> [String:
    [UInt8]]
  {
    guard !names.isEmpty else { return [:] }
    func input(_ names: [String]) -> [UInt8] { Array((names.joined(separator: "\n") + "\n").utf8) }
    let sizes = try run(
      ["cat-file", "--batch-check=%(objectname) %(objectsize)"], input: input(names),
      limit: Self.limits.list
    ).success
    var requested: [String] = []
    var total = 0
    for line in (sizes ?? []).split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2, let size = Int(String(decoding: words[1], as: UTF8.self)),
        size <= limit, total + size <= Self.limits.contents
      else { continue }
      total += size
      requested.append(String(decoding: words[0], as: UTF8.self))
    }
    guard !requested.isEmpty else { return [:] }
    let bytes =
      try run(
        ["cat-file", "--batch=%(objectname) %(objectsize)"], input: input(requested),
        limit: total + 128 * requested.count
      ).success ?? []
    var contents: [String: [UInt8]] = [:]
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      guard words.count == 2, let size = Int(String(decoding: words[1], as: UTF8.self)),
        rest.endIndex - end - 1 >= size
      else { break }
      let content = rest[(end + 1)..<(end + 1 + size)]
      contents[String(decoding: words[0], as: UTF8.self)] = Array(content)
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  /// The index that git reads.
  enum Index {
    /// No index.
    case none
    /// The index of the working copy.
    case workingCopy
    /// In a hook, the index of the commit that is made: `git commit -a` has one of its own until the
    /// hook has run. Otherwise the index of the working copy.
    case commit

    /// The value of the environment variable for git.
    fileprivate var file: String? {
      switch self {
      case .none: "/dev/null"
      case .workingCopy: nil
      case .commit:
        // git runs in the top folder, and a hook perhaps elsewhere.
        getenv("GIT_INDEX_FILE").map { RealPath.resolvingParent(String(cString: $0)) }
      }
    }
  }

  /// Runs git with everything disabled that a repository's configuration could make it run.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments.
  ///   - input: The content of standard input.
  ///   - limit: The maximum size of the output, in bytes.
  ///   - index: The index that git reads.
  /// - Returns: The result of the command.
  /// - Throws: An error if git cannot be run.
  func run(
    _ words: [String], input: [UInt8] = [], limit: Int, index: Index = .none
  ) throws(EnvironmentError) -> Subprocess.Outcome {
    let settings = [
      "core.fsmonitor=", "core.hooksPath=/dev/null", "core.pager=cat", "protocol.allow=never",
      "core.sshCommand=false", "core.alternateRefsCommand=false", "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }
    let environment: [(name: String, value: String?)] = [
      ("GIT_*", nil), ("LC_ALL", "C"), ("LANGUAGE", nil),
      // Prevents git from searching for a repository above the top folder.
      ("GIT_CEILING_DIRECTORIES", Path.folder(top) ?? "/"),
      ("GIT_ALLOW_PROTOCOL", "none"), ("GIT_NO_LAZY_FETCH", "1"),
      ("GIT_NO_REPLACE_OBJECTS", "1"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"),
      ("GIT_INDEX_FILE", index.file), ("GIT_ATTR_NOSYSTEM", "1"),
    ]
    do throws(SystemFault) {
      return try Subprocess.run(
        program, ["--no-pager", "-C", top] + settings + words, input: input,
        environment: environment, within: ProgramBounds(seconds: 60, output: limit), of: time)
    } catch {
      throw .noGit
    }
  }

  /// Returns whether git refuses to read the repository because it belongs to another user.
  static func isForeign(_ outcome: Subprocess.Outcome) -> Bool {
    let text = String(decoding: outcome.error, as: UTF8.self)
    return text.contains("dubious ownership") || text.contains("unsafe repository")
  }
}
