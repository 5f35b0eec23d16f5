import InterfaceSource
import Ninefold
import Testing

/// The examples in the documentation of findings compile and do what they say.
@Suite struct FindingExampleTests {
  private let file = SourceFile(
    path: "Main.xib",
    bytes: Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects>
              <view hidden="true" id="w8n-9l-6TN"/>
          </objects>
      </document>
      """.utf8))

  private var compilation: Compilation {
    var compiler = Compiler()
    return compiler.compile(file)
  }

  @Test func diagnostics() throws {
    let diagnostic = try #require(compilation.diagnostics.first)
    let place = file.location(of: diagnostic.range.start)
    let line = "\(file.path):\(place.line): \(diagnostic.message) [\(diagnostic.id)]"
    #expect(line == "Main.xib:3: 'true' is neither YES nor NO [bad-boolean]")
  }

  @Test func kinds() {
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      #expect(!diagnostic.kind.cure.isEmpty)
    }
    for kind in DiagnosticKind.all where kind.category == .layout {
      #expect(!kind.summary.isEmpty)
    }
    for example in DiagnosticKind.named("duplicate-id")?.examples ?? [] {
      #expect(example.triggering != example.mended)
    }
  }

  @Test func edits() throws {
    let edits = compilation.diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
    let mended = try #require(file.applying(edits))
    #expect(String(decoding: mended.bytes, as: UTF8.self).contains("hidden=\"YES\""))
  }

  @Test func objects() {
    let button = ObjectID("w8n-9l-6TN")
    let findings = compilation.diagnostics.filter { $0.object == button }
    #expect(findings.map(\.id) == ["bad-boolean"])
  }
}
