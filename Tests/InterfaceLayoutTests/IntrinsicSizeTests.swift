import EditorCanvas
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import Testing
@testable import InterfaceLayout

/// The sizes of contents, compared with the table of view classes.
@Suite struct IntrinsicSizeTests {
  /// Attributes and contents that a view needs to show anything measurable.
  private static let attributes = [
    "label": "text=\"words\"", "textView": "text=\"words\" scrollEnabled=\"NO\"",
    "imageView": "image=\"picture\"", "datePicker": "style=\"wheels\"",
  ]

  @Test(arguments: [ContentSizing.metrics, .stored])
  func intrinsicAxesMatchTheTable(sizing: ContentSizing) throws {
    let elements = ElementName.allCases.filter { ViewKind($0) != nil }
    let views = elements.map { element in
      """
      <\(element.spelling) id="\(element.spelling)-x" translatesAutoresizingMaskIntoConstraints="NO" \
      \(Self.attributes[element.spelling] ?? "")>\
      <rect key="frame" x="0" y="0" width="120" height="60"/></\(element.spelling)>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><scenes>\
      \(scene("a", inside: content(views.joined(), [])))</scenes>\
      <resources><image name="picture" width="30" height="20"/></resources></document>
      """
    let graph = try #require(validated(SourceFile(path: "views", bytes: Array(text.utf8))))
    let configuration = Configuration(DocumentCanvas(graph.settings))
    let options = LayoutOptions(sizing: sizing)
    let result = layouts(of: graph, in: [configuration], options)
    let scene = try #require(result.scenes.first?.layouts.first).scene
    var measurer = ContentMeasurer(
      context: LayoutContext(
        configuration: configuration, ownCanvasSize: DocumentCanvas(graph.settings).size,
        options: options))
    var kinds: Set<ViewKind> = []
    for view in scene.views.dropFirst() {
      let size = measurer.contentSize(of: view, width: nil, isRoot: false)
      #expect((size.width != nil) == view.kind.hasIntrinsicWidth, "\(view.kind)")
      #expect((size.height != nil) == view.kind.hasIntrinsicHeight, "\(view.kind)")
      kinds.insert(view.kind)
    }
    #expect(ViewKind.allCases.filter { $0.hasIntrinsicHeight && !kinds.contains($0) } == [])
  }
}
