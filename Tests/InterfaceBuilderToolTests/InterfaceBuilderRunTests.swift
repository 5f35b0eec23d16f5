import InterfaceSource
import TestSupport
import Testing

@testable import InterfaceBuilderTool

/// The results of `ibtool` for arguments and a document, without a file or a terminal.
@Suite struct InterfaceBuilderRunTests {
  private func run(_ words: String...) -> InterfaceBuilderRun {
    InterfaceBuilderRun(words, as: "ibtool")
  }

  private func text(_ run: InterfaceBuilderRun) -> String {
    String(decoding: run.bytes, as: UTF8.self)
  }

  @Test func argumentsAreParsedLikeApplesTool() {
    let request = InterfaceBuilderRequest([
      "--errors", "--output-format=human-readable-text", "--target-device", "ipad", "-warn",
      "--strange", "value", "A.xib", "--compile", "--", "-B.xib",
    ])
    #expect(request.flags == ["errors", "warnings"])
    #expect(request.format == .text && request.devices == ["ipad"])
    #expect(request.inputs == ["A.xib", "-B.xib"])
    #expect(request.warnings.count == 2)
    #expect(request.errors == ["the flag '--compile' needs a value"])
  }

  @Test func oneDocumentIsRead() {
    let runs = [
      run("--errors"), run("--version"), run("--errors", "A.xib", "B.xib"), run("--errors", "-"),
    ]
    var documents: [String?] = []
    var failures: [Bool] = []
    for var run in runs {
      documents.append(run.document())
      failures.append(run.isFailure)
    }
    #expect(documents == [nil, nil, nil, "./-"])
    #expect(failures == [true, false, true, false])
  }

  @Test func documentIsDescribedAndItsStringsAreExported() throws {
    var run = run("--objects", "--export-strings-file", "S.strings", "ibtool/Sample.storyboard")
    #expect(run.outputs == ["S.strings"] && !run.needsFindings)
    let described = run.describe(try Fixtures.file("ibtool/Sample.storyboard"))
    let exports = try #require(described)
    #expect(exports.map(\.path) == ["S.strings"])
    #expect(exports[0].bytes.prefix(2) == [0xFF, 0xFE] && exports[0].bytes.count > 100)
    #expect(text(run).contains("com.apple.ibtool.document.objects") && !run.isFailure)
  }

  @Test func malformedDocumentsAreReported() {
    var run = run("--errors", "A.xib")
    let exports = run.describe(SourceFile(path: "A.xib", bytes: Array("<a".utf8)))
    #expect(exports?.count == nil)
    #expect(run.isFailure && text(run).contains("com.apple.ibtool.errors"))
  }

  @Test func nothingIsCompiled() {
    var run = run("--compile", "A.nib", "--output-partial-info-plist", "P.plist", "A.xib")
    #expect(run.outputs == ["P.plist"] && run.partialInfoPlist?.path == "P.plist")
    run.recordUnsupported()
    #expect(run.isFailure && text(run).contains("does not write nibs"))
    var compiled = self.run("--objects", "A.nib")
    compiled.recordUnsupported()
    #expect(compiled.isFailure && text(compiled).contains("compiled documents are not supported"))
  }
}
