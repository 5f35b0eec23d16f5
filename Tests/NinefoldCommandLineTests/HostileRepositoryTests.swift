import InterfaceSource
import Foundation
import TestSupport
import Testing

@testable import NinefoldCommandLine
import NinefoldProject

/// `--since` in untrusted repositories: commands in their configuration are not run.
@Suite struct HostileRepositoryTests {
  private static let commands = [["lint"], ["compare"]]

  private func run(_ command: [String], _ folder: TemporaryFolder, _ revision: String = "HEAD")
    -> ToolRun
  {
    ToolRun(command + [folder.path("r"), "--since", revision, "--cell", "canvas"])
  }

  /// A repository in the folder `r`, with a document that is committed.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib(), to: "r/A.xib")
    try folder.write("*.xib filter=evil diff=evil merge=evil\n", to: "r/.gitattributes")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    return folder
  }

  private func git(_ folder: TemporaryFolder, _ words: String...) throws {
    try folder.git(["-C", folder.path("r")] + words)
  }

  /// Each command that git could run because of a repository's configuration creates a marker file.
  @Test(arguments: ["", "include", "worktree"]) func noProgramsOfTheRepositoryAreRun(way: String)
    throws
  {
    let folder = try repository()
    func mark(_ name: String) -> String { "touch '\(folder.path("ran-\(name)"))'; cat; false" }
    let settings = [
      "core.fsmonitor", "filter.evil.smudge", "filter.evil.clean", "filter.evil.process",
      "diff.evil.textconv", "diff.evil.command", "diff.external", "merge.evil.driver",
      "core.pager", "pager.cat-file", "pager.ls-tree", "core.sshCommand", "core.askPass",
      "core.editor", "core.gitProxy", "core.alternateRefsCommand", "uploadpack.packObjectsHook",
      "credential.helper", "gpg.program", "interactive.diffFilter", "sequence.editor",
      "alias.cat-file", "alias.ls-tree", "remote.origin.uploadpack", "trailer.x.command",
    ]
    var lines = ""
    for setting in settings {
      let parts = setting.split(separator: ".")
      let head =
        parts.count == 3 ? "[\(parts[0]) \"\(parts[1])\"]" : "[\(parts[0])]"
      let value = (setting.hasPrefix("alias") ? "!" : "") + mark(setting)
      lines += "\(head)\n\t\(parts[parts.count - 1]) = \"\(value)\"\n"
    }
    let config = folder.path("r/.git/config")
    let old = try String(contentsOfFile: config, encoding: .utf8)
    switch way {
    case "include":
      try folder.write(lines, to: "evil")
      lines =
        "[include]\n\tpath = \"\(folder.path("evil"))\"\n[includeIf \"gitdir:**\"]\n\tpath = \"\(folder.path("evil"))\"\n"
    case "worktree":
      try folder.write(lines, to: "r/.git/config.worktree")
      lines = "[extensions]\n\tworktreeConfig = true\n"
    default: break
    }
    try (old + lines).write(toFile: config, atomically: true, encoding: .utf8)
    for hook in [
      "post-index-change", "post-checkout", "fsmonitor-watchman", "reference-transaction",
      "pre-auto-gc",
    ] {
      let path = try folder.write("#!/bin/sh\n\(mark(hook))\n", to: "r/.git/hooks/\(hook)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    // The index declares that a file system monitor is to be queried.
    for command in Self.commands {
      for revision in ["HEAD", ":A.xib", "@{u}", ":/a", "HEAD^{/a}", "--help", "HEAD:A.xib"] {
        let run = run(command, folder, revision)
        #expect(["HEAD", ":/a", "HEAD^{/a}"].contains(revision) == (run.status == .clean))
      }
    }
    try folder.write(
      Sample.xib().replacingOccurrences(of: "width=\"320\"", with: "width=\"300\""), to: "r/A.xib")
    #expect(run(["compare"], folder).status == .findings)
    #expect(!folder.files().contains { $0.hasPrefix("ran-") }, "\(folder.files())")
  }

  /// Objects that a partial clone lacks are not fetched, by any protocol.
  @Test func nothingIsFetched() throws {
    let folder = try repository()
    let mark = folder.path("ran")
    for file in folder.files() where file.hasPrefix("r/.git/objects/") {
      // Only the commit and its tree remain.
      let name = file.split(separator: "/").suffix(2).joined()
      let kind = try? folder.gitOutput(["-C", folder.path("r"), "cat-file", "-t", name])
      if kind == "blob\n" {
        try FileManager.default.removeItem(atPath: folder.path(file))
      }
    }
    try folder.write(Sample.xib("other"), to: "r/A.xib")
    let old = try #require(folder.text("r/.git/config"))
    for url in [
      "ext::sh -c touch% \(mark)", "\(folder.path("other"))", "ssh://localhost/x", "evil::x",
    ] {
      try folder.write(
        old + """
          [core]
            repositoryformatversion = 1
            sshCommand = "touch '\(mark)'"
          [extensions]
            partialClone = origin
          [protocol "ext"]
            allow = always
          [protocol "file"]
            allow = always
          [protocol "evil"]
            allow = always
          [remote "origin"]
            url = "\(url)"
            promisor = true
            partialclonefilter = blob:none
            uploadpack = "touch '\(mark)';"
          [remote "x"]
            vcs = evil
          """, to: "r/.git/config")
      for command in Self.commands {
        let run = run(command, folder)
        #expect(
          run.error.contains("cannot read 'HEAD:A.xib': the repository lacks its content"),
          "\(run.error)")
      }
      #expect(!FileManager.default.fileExists(atPath: mark), "\(url)")
    }
  }

  @Test func repositoryIsNotModified() throws {
    let folder = try repository()
    func state() throws -> [String: Data] {
      var state: [String: Data] = [:]
      for file in folder.files() {
        state[file] = try Data(contentsOf: URL(filePath: folder.path(file)))
      }
      return state
    }
    let before = try state()
    for command in Self.commands { #expect(run(command, folder).status == .clean) }
    #expect(try state() == before)
  }

  /// A replaced object, and an alternate object database that is only named, do not lead to other contents.
  @Test func replacementObjectsAreIgnored() throws {
    let folder = try repository()
    let first = try folder.gitOutput(["-C", folder.path("r"), "rev-parse", "HEAD:A.xib"])
    try folder.write(Sample.xib("other"), to: "r/A.xib")
    let second = try folder.gitOutput(["-C", folder.path("r"), "hash-object", "-w", "A.xib"])
    try git(
      folder, "replace", String(first.prefix { $0 != "\n" }), String(second.prefix { $0 != "\n" }))
    let run = run(["compare"], folder)
    #expect(run.output.contains("'v'") || run.output.contains("1 document"), "\(run.output)")
    #expect(run.status == .clean || run.status == .findings)
    try folder.write(
      Sample.xib().replacingOccurrences(of: "width=\"320\"", with: "width=\"300\""), to: "r/A.xib")
    #expect(self.run(["compare"], folder).output.contains("320"))
  }

  // MARK: Agreement

  @Test func lineEndingsAndKeywordsAreNotChanges() throws {
    let folder = try TemporaryFolder()
    let text = Sample.xib(extra: "\n<!-- $Id$ -->")
    try folder.write(text, to: "r/A.xib")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    let checkedOut = text.replacingOccurrences(of: "\n", with: "\r\n")
      .replacingOccurrences(of: "$Id$", with: "$Id: 0123456789 $")
    let entries = try GitRepository(top: RealPath.of(folder.path("r"))).files(of: "HEAD")
    for (content, isSame) in [
      (text, true), (checkedOut, true), (checkedOut + " ", false),
      (text.replacingOccurrences(of: "$Id$", with: "$Id: a\n$"), false),
      (text.replacingOccurrences(of: "320", with: "321"), false),
    ] {
      try folder.write(content, to: "r/A.xib")
      let comparison = RevisionComparison(
        entries, in: try GitRepository(top: RealPath.of(folder.path("r"))))
      #expect(comparison.isSame(try #require(entries.first)) == isSame)
      #expect((comparison.changes { _ in true } == []) == isSame)
    }
    try folder.write(checkedOut, to: "r/A.xib")
    #expect(run(["compare"], folder).status == .clean)
  }

  @Test func lfsPointersEqualTheFilesTheyName() throws {
    let folder = try TemporaryFolder()
    let real = String(repeating: "image", count: 100)
    let digest = SecureHash.sha256.hexadecimal(Array(real.utf8))
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 500\n",
      to: "r/A.png")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    let repository = try GitRepository(top: RealPath.of(folder.path("r")))
    let entries = try repository.files(of: "HEAD")
    for (content, isSame) in [
      (real, true), (real + "x", false), (String(real.dropLast()) + "f", false),
    ] {
      try folder.write(content, to: "r/A.png")
      let comparison = RevisionComparison(entries, in: repository)
      #expect(comparison.isSame(try #require(entries.first)) == isSame)
    }
  }

  /// Digests on which all implementations agree.
  @Test func digests() {
    #expect(SecureHash.sha1.hexadecimal([]) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      SecureHash.sha1.hexadecimal(Array("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      SecureHash.sha256.hexadecimal(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SecureHash.sha1.name(ofBlob: []) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    let million = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(SecureHash.sha1.hexadecimal(million) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    #expect(
      SecureHash.sha256.hexadecimal(million)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// Names of every length near the size of a block, as git itself returns them.
  @Test func objectNamesEqualThoseOfGit() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("r"), withIntermediateDirectories: true)
    try git(folder, "init", "-q")
    for count in [1, 45, 46, 53, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 128, 1000] {
      let text = String(repeating: "x", count: count)
      let path = try folder.write(text, to: "r/file")
      let name = try folder.gitOutput(
        ["-C", folder.path("r"), "hash-object", "--no-filters", path])
      #expect(name == SecureHash.sha1.name(ofBlob: Array(text.utf8)) + "\n", "\(count)")
    }
  }

  /// Repositories that git does not create, and that would use all memory or block forever.
  @Test func brokenRepositoriesAreErrors() throws {
    let folder = try repository()
    let run = { (command: [String]) in self.run(command, folder) }
    try folder.write("gitdir: /nonexistent\n", to: "q/.git")
    try folder.write(Sample.xib(), to: "q/A.xib")
    let moved = ToolRun(["lint", folder.path("q"), "--since", "HEAD"])
    #expect(moved.status == .failure && moved.error.contains("git cannot find the revision 'HEAD'"))
    // The parent folder is a repository, and is not consulted.
    try folder.write("x", to: "r/inner/.git")
    try folder.write(Sample.xib(), to: "r/inner/A.xib")
    let inner = ToolRun(["lint", folder.path("r/inner"), "--since", "HEAD"])
    #expect(inner.status == .failure && inner.error.contains("git cannot find the revision 'HEAD'"))
    try folder.write("[core\n", to: "r/.git/config")
    for command in Self.commands {
      #expect(run(command).error.contains("git cannot find the revision 'HEAD'"))
    }
  }

  @Test func pathsOutsideTheRepositoryAreRejected() throws {
    let folder = try repository()
    try folder.write(Sample.faulty, to: "outside.xib")
    let blob = try folder.gitOutput(["-C", folder.path("r"), "rev-parse", "HEAD:A.xib"])
    let digits = blob.filter(\.isHexDigit)
    var tree = Array("100644 ..\0".utf8)
    for start in stride(from: 0, to: 40, by: 2) {
      let from = digits.index(digits.startIndex, offsetBy: start)
      tree.append(try #require(UInt8(digits[from...].prefix(2), radix: 16)))
    }
    let file = folder.path("tree")
    try Data(tree).write(to: URL(filePath: file))
    let name = try folder.gitOutput([
      "-C", folder.path("r"), "hash-object", "--literally", "-t", "tree", "-w", file,
    ]).filter(\.isHexDigit)
    let commit = try folder.gitOutput(["-C", folder.path("r"), "commit-tree", name, "-m", "x"])
      .filter(\.isHexDigit)
    let repository = try GitRepository(top: RealPath.of(folder.path("r")))
    #expect(try repository.files(of: commit).isEmpty)
    #expect(run(["compare"], folder, commit).status == .findings)
  }

  // MARK: Tree

  /// Links in the revision are followed as long as they stay inside it.
  @Test func linksOfARevision() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.xib("inner"), to: "r/Real/A.xib")
    for (name, target) in [
      ("Real/B.xib", "A.xib"), ("C.xib", "Real/../Real/A.xib"), ("Out.xib", "/etc/passwd"),
      ("Up.xib", "../x"), ("Loop.xib", "Loop.xib"), ("Folder", "Real"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("r/\(name)"), withDestinationPath: target)
    }
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    let repository = try GitRepository(top: RealPath.of(folder.path("r")))
    let tree = RevisionTree.of(
      try repository.files(of: "HEAD"), of: "HEAD", in: repository)
    defer { tree.remove() }
    try FileManager.default.removeItem(atPath: folder.path("r/Real"))
    func kind(_ name: String) -> FileKind? {
      try? FileReading.kind(of: Path.join(tree.root, name))
    }
    for name in ["Real/A.xib", "Real/B.xib", "C.xib", "Folder/A.xib", "Real/./../C.xib"] {
      #expect(kind(name) == .file, "\(name)")
      let bytes = try FileReading.read(Path.join(tree.root, name), limit: 1 << 20)
      #expect(bytes == Array(Sample.xib("inner").utf8))
      #expect(
        FileIdentity(of: Path.join(tree.root, name))
          == FileIdentity(of: Path.join(tree.root, "Real/A.xib")))
    }
    for name in ["Out.xib", "Up.xib", "Loop.xib"] { #expect(kind(name) == .brokenLink) }
    for name in ["None.xib", "Real/A.xib/x", "..", "../../etc"] { #expect(kind(name) == nil) }
    #expect(kind("Folder") == .folder && kind("") == .folder)
    let search = FolderSearch(tree.root)
    #expect(
      search.documents == ["C.xib", "Loop.xib", "Out.xib", "Real/A.xib", "Real/B.xib", "Up.xib"])
    #expect(throws: SystemFault.brokenLink) {
      try FileReading.read(Path.join(tree.root, "Out.xib"), limit: 1)
    }
    let folderKind = try Folder(listing: tree.root).entries.first { $0.name == "Folder" }?.kind
    #expect(folderKind == .folderLink)
    tree.remove()
    #expect(kind("C.xib") == nil)
  }

  /// An image outside catalogs is the same image, wherever the two sides are.
  @Test func looseImagesAreEqualOnBothSides() throws {
    let folder = try TemporaryFolder()
    let image =
      "<imageView image=\"Star\" fixedFrame=\"YES\" id=\"i\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></imageView>"
    let text = Sample.xib(extra: "\n<subviews>\(image)</subviews>").replacingOccurrences(
      of: "</objects>",
      with: "</objects><resources><image name=\"Star\" width=\"9\" height=\"9\"/></resources>")
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    let moved = text.replacingOccurrences(
      of: "x=\"0.0\" y=\"0.0\" width=\"9\"", with: "x=\"5\" y=\"0.0\" width=\"9\"")
    try folder.write(text, to: "old/App/A.xib")
    try folder.write(svg, to: "old/Images/Star.svg")
    try folder.write(moved, to: "r/App/A.xib")
    try folder.write(svg, to: "r/Images/Star.svg")
    let sides = ToolRun(["compare", folder.path("old"), folder.path("r"), "--cell", "canvas"])
    #expect(
      sides.output.contains("1 object moved") && !sides.output.contains("image asset"),
      "\(sides.output)")
    try folder.write(text, to: "r/App/A.xib")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    try folder.write(moved, to: "r/App/A.xib")
    let since = run(["compare"], folder)
    #expect(
      since.output.contains("1 object moved") && !since.output.contains("image asset"),
      "\(since.output)")
  }

  /// An unchanged document is linted as of the revision, even if a file that it depends on changed or was added.
  @Test func changedDependenciesAreConsidered() throws {
    let folder = try TemporaryFolder()
    let image =
      "<imageView image=\"Star\" fixedFrame=\"YES\" id=\"i\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></imageView>"
    let text = Sample.xib(extra: "\n<subviews>\(image)</subviews>").replacingOccurrences(
      of: "</objects>",
      with: "</objects><resources><image name=\"Star\" width=\"9\" height=\"9\"/></resources>")
    try folder.write(text, to: "r/A.xib")
    try folder.write(Sample.xib(), to: "r/B.xib")
    let info = #""info": {"author": "xcode", "version": 1}"#
    try folder.write("{\(info)}", to: "r/M.xcassets/Contents.json")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\"}], \(info)}",
      to: "r/M.xcassets/Moon.imageset/Contents.json")
    let star = try folder.write(
      "{\"images\": [{\"idiom\": \"universal\"}], \(info)}",
      to: "r/M.xcassets/Star.imageset/Contents.json")
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "a")
    #expect(run(["lint"], folder).status == .clean)
    try FileManager.default.removeItem(atPath: star)
    let gone = run(["lint"], folder)
    #expect(gone.output.contains("[missing-image]"), "\(gone.output)")
    // Unchanged since the revision, it is not new.
    try git(folder, "commit", "-q", "-a", "-m", "b")
    #expect(!run(["lint"], folder).output.contains("[missing-image]"))
    #expect(run(["lint"], folder, "HEAD~1").output.contains("[missing-image]"))
    // Ignored files are not compared.
    try folder.write("Pods/\n", to: "r/.gitignore")
    try folder.write(Sample.faulty, to: "r/Pods/P.xib")
    #expect(run(["lint"], folder).status == .clean)
    try folder.write(text.replacingOccurrences(of: "320", with: "321"), to: "r/A.xib")
    let changed = run(["lint"], folder)
    #expect(!changed.output.contains("[missing-image]"), "\(changed.output)")
  }
}
