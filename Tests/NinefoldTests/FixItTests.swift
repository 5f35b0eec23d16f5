import InterfaceSource
import Ninefold
import TestSupport
import Testing

/// After a fix-it, a document is still XML and the finding is gone.
@Suite struct FixItTests {
  private func diagnostics(of file: SourceFile) -> [Diagnostic] {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    return compiler.compile(file).diagnostics
  }

  /// Applies each fix-it of a file separately and returns their number.
  private func applyAll(to file: SourceFile) throws -> Int {
    let found = diagnostics(of: file)
    var count = 0
    for diagnostic in found {
      for fixIt in diagnostic.fixIts {
        count += 1
        let corrected = try #require(file.applying(fixIt.edits), "\(file.path): \(fixIt.label)")
        let left = diagnostics(of: corrected)
        let isGone = !left.contains {
          $0.range.start == diagnostic.range.start && $0.message == diagnostic.message
        }
        #expect(isGone, "\(file.path): \(diagnostic.message) after: \(fixIt.label)")
        let isRead = !left.contains { $0.kind.category == .file }
        #expect(isRead, "\(file.path): \(fixIt.label)")
      }
    }
    return count
  }

  @Test func fixesOfFixturesRemoveTheFinding() throws {
    var count = 0
    for path in Fixtures.documents(in: "decoding") + Fixtures.documents(in: "validation") {
      count += try applyAll(to: Fixtures.file(path))
    }
    #expect(count > 5)
  }

  @Test func fixesOfExamplesRemoveTheFinding() throws {
    var count = 0
    for example in DiagnosticKind.all.flatMap(\.examples) {
      switch example.setting {
      case .catalog, .strings, .stringCatalog, .propertyList, .configuration, .project: continue
      case .document, .scenes, .objects, .view: break
      }
      for run in ExampleRunner.run(example.unmarked.text, in: example.setting) {
        count += try applyAll(to: run.file)
      }
    }
    #expect(count > 4)
  }

  @Test func idsAreEscaped() throws {
    let file = SourceFile(
      path: "a.xib",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects>
            <view id="a&amp;b&lt;&quot;c&apos;">
              <connections>
                <outlet property='other' destination='a&amp;b&lt;&quot;d&apos;' id='o'/>
              </connections>
            </view>
          </objects>
        </document>
        """.utf8))
    let diagnostic = try #require(diagnostics(of: file).first { $0.id == "dangling-reference" })
    let fixIt = try #require(diagnostic.fixIts.first)
    #expect(fixIt.label == "refer to 'a&b<\"c''")
    #expect(try applyAll(to: file) == 1)
  }

  @Test func existingAttributesAreNotSuggested() throws {
    let file = SourceFile(
      path: "a.xib",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects><view id="a" idd="b"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects>
        </document>
        """.utf8))
    let diagnostic = try #require(diagnostics(of: file).first { $0.id == "unknown-attribute" })
    #expect(diagnostic.message.contains("'idd'"))
    #expect(diagnostic.fixIts.isEmpty)
    #expect(!diagnostic.notes.contains { $0.message.contains("did you mean") })
  }

  @Test func renamingChangesBothTags() throws {
    let file = SourceFile(
      path: "a.xib",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects>
            <lable id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></lable >
          </objects>
        </document>
        """.utf8))
    let diagnostic = try #require(diagnostics(of: file).first { $0.id == "unknown-element" })
    let corrected = try #require(file.applying(diagnostic.fixIts.flatMap(\.edits)))
    let text = String(decoding: corrected.bytes, as: UTF8.self)
    #expect(text.contains("<label id=\"a\">"))
    #expect(text.contains("</label >"))
  }
}
