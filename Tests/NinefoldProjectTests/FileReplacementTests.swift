import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import CBeneath
  import Glibc
#endif

@testable import NinefoldProject

/// A file is replaced only if it is unchanged since it was read.
@Suite struct FileReplacementTests {
  private func replacement(_ path: String, _ old: String, _ new: String) -> FileReplacement {
    FileReplacement(path: path, old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test func concurrentlyChangedFilePreventsAllReplacements() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("first", to: "a")
    let second = try folder.write("second, longer", to: "b")
    for old in ["second", "second, longest", "SECOND, longer", ""] {
      #expect(throws: EnvironmentError.changed(path: second)) {
        try FileReplacement.write([
          replacement(first, "first", "1"), replacement(second, old, "2"),
        ])
      }
    }
    #expect(folder.text("a") == "first" && folder.text("b") == "second, longer")
    try FileReplacement.write([
      replacement(first, "first", "1"), replacement(second, "second, longer", "2"),
    ])
    #expect(folder.text("a") == "1" && folder.text("b") == "2")
    #expect(folder.files() == ["a", "b"])
  }

  /// Whether the last of many files can be replaced is determined before the first is.
  @Test func readOnlyFolderPreventsAllReplacements() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("first", to: "a")
    let second = try folder.write("second", to: "locked/b")
    let locked = folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
    #expect(throws: EnvironmentError.unwritable(path: second, SystemFault(code: EACCES))) {
      try FileReplacement.write([
        replacement(first, "first", "1"), replacement(second, "second", "2"),
      ])
    }
    #expect(folder.text("a") == "first" && folder.text("locked/b") == "second")
  }

  @Test func fileAttributesArePreserved() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    let value = Array("a note\0with a zero".utf8)
    let names = ["user.note", "user.empty", "user.\u{FC}"]
    for name in names {
      let status = setxattr(
        path, name, name == "user.empty" ? [] : value, name == "user.empty" ? 0 : value.count, 0)
      // Not every file system has extended attributes.
      if status != 0, errno == ENOTSUP { return }
      #expect(status == 0)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileReplacement.write([replacement(path, "old", "new")])
    #expect(folder.text("a") == "new")
    for name in names {
      var found = [UInt8](repeating: 0, count: 100)
      let count = getxattr(path, name, &found, 100)
      #expect(Array(found.prefix(max(count, 0))) == (name == "user.empty" ? [] : value))
      #expect(count >= 0)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func missingFileIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: EnvironmentError.self) {
      try FileReplacement.write([replacement(folder.path("a"), "", "1")])
    }
    #expect(folder.files().isEmpty)
  }
}
