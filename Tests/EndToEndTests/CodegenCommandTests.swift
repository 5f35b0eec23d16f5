import Foundation
import TestSupport
import Testing

/// `codegen`, on the built program.
@Suite struct CodegenCommandTests {
  @Test func writesWhatTheGoldenFileHas() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Out/Shop.swift")
    let run = try BuiltTool.run([
      "codegen", Fixtures.url("codegen/Shop").path, "--access", "public", "--name", "Shop", "-o",
      file.path,
    ])
    #expect(run.status == 0, "\(run.error)")
    #expect(
      String(decoding: run.output, as: UTF8.self).hasPrefix("wrote '\(file.path)' for "))
    #expect(
      try Data(contentsOf: file) == Data(contentsOf: Fixtures.url("codegen/Shop.public.swift")))
  }
}
