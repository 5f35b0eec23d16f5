import Ninefold
import Testing

/// Declarations that the examples in the documentation use.
struct DocumentationSetting: Sendable {
  let file: SourceFile
  let compilation: Compilation
  let diagnostic: Diagnostic
  let scene: SceneResult
  let layout: SceneLayout
  let view: ViewResult

  var app: StoryboardApp {
    StoryboardApp([StoryboardApp.Storyboard(name: "Order", compilation: compilation)])
  }
  var bytes: [UInt8] { file.bytes }
  var traits: TraitCollection { layout.configuration.traits }

  /// Replaces `print` in the examples; the output is discarded.
  func print(_ items: Any..., separator: String = " ") {
    _ = items.map { "\($0)" }.joined(separator: separator)
  }
}

@Suite struct DocumentationExampleTests {
  /// Whether an example of a type examines one view.
  private static func showsView(_ type: String) -> Bool {
    ["View", "Resolved", "StyledText", "FontDescriptor", "SymbolConfiguration"].contains {
      type.hasPrefix($0)
    }
  }

  /// Runs every example with each view of the fixture of results.
  @Test func examplesRun() throws {
    let compilation = try Library.order()
    let diagnostic = try #require(compilation.diagnostics.first)
    var count = 0
    for scene in compilation.scenes {
      for layout in scene.layouts {
        for view in layout.views {
          let setting = DocumentationSetting(
            file: compilation.file, compilation: compilation, diagnostic: diagnostic,
            scene: scene, layout: layout, view: view)
          // Examples that do not depend on the view run once.
          for example in DocumentationSetting.examples
          where count < DocumentationSetting.examples.count || Self.showsView(example.name) {
            count += 1
            try example.run(setting)
          }
        }
      }
    }
    #expect(count > 500)
  }
}
