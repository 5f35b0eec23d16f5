import Foundation
import InterfaceSource
import Ninefold
import Synchronization
import Testing

/// Documents as deep as the limit allows, on a thread with the stack size of secondary threads on a Mac.
@Suite struct DeepDocumentTests {
  private static func document(_ open: String, _ close: String, levels: Int) -> SourceFile {
    let head = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
      """
    let inside =
      String(repeating: open, count: levels) + String(repeating: close, count: levels)
    return SourceFile(
      path: "Deep.xib", bytes: Array((head + inside + "</view></objects></document>").utf8))
  }

  /// The enclosing elements are 3 of the 256.
  static let documents = [
    document("<subviews><view>", "</view></subviews>", levels: 126),
    document("<subviews><stackView>", "</stackView></subviews>", levels: 126),
    document("<view key=\"contentView\">", "</view>", levels: 253),
    document("<z>", "</z>", levels: 253),
    document("<z key=\"a\">", "</z>", levels: 253),
  ]

  private final class Answer: Sendable {
    let ids = Mutex<[String]?>(nil)
  }

  /// Returns the ids of the findings, after a thread with a stack of 512 kB has requested everything that a compiler
  /// produces.
  private func findingIDs(of file: SourceFile) -> [String]? {
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      var compiler = Compiler(
        options: CompilerOptions(configurations: Array(ConfigurationRequest.all.prefix(2))))
      let compilation = compiler.compile(file)
      var count = compilation.layoutFile(named: "Deep.xib")?.count ?? 0
      count += compilation.pictures().count
      for scene in compilation.scenes {
        for layout in scene.layouts { count += layout.views.map(\.frame).count }
      }
      for stage in DumpStage.allCases { count += compiler.dump(file, stage: stage).text.utf8.count }
      count += compiler.why("root", in: file).text?.utf8.count ?? 0
      answer.ids.withLock { $0 = count > 0 ? compilation.diagnostics.map(\.id) : nil }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return answer.ids.withLock { $0 }
  }

  @Test(arguments: documents.indices)
  func deepestDocumentsNeedASmallStack(index: Int) throws {
    let found = try #require(findingIDs(of: Self.documents[index]))
    #expect(!found.contains("too-deeply-nested"))
  }

  @Test func oneMoreLevelIsTooDeep() {
    var compiler = Compiler()
    let file = Self.document("<z>", "</z>", levels: 254)
    #expect(compiler.compile(file).diagnostics.map(\.id) == ["too-deeply-nested"])
  }
}
