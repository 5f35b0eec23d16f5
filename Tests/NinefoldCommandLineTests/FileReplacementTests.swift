import Foundation
import Testing

@testable import NinefoldCommandLine

/// A file is replaced only where it is what was read.
@Suite struct FileReplacementTests {
  private func replacement(_ path: String, _ old: String, _ new: String) -> FileReplacement {
    FileReplacement(path: path, old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test func aFileThatChangedMeanwhileKeepsAllAsTheyAre() throws {
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

  @Test func aFileThatIsGoneIsTold() throws {
    let folder = try TemporaryFolder()
    #expect(throws: EnvironmentError.self) {
      try FileReplacement.write([replacement(folder.path("a"), "", "1")])
    }
    #expect(folder.files().isEmpty)
  }
}
