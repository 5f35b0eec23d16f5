import EditorCanvas
import InterfaceResolution
import InterfaceLayout
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import Testing

/// A document made from a few lines of XML, laid out on its own canvas, by default with stored content
/// sizes.
struct LayoutFixture {
  private var frames: [String: LayoutRect] = [:]

  /// Lays out a document.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of a storyboard, or the objects of a xib.
  ///   - tools: The version of Interface Builder.
  ///   - device: The device's id, or `nil` for a document without one.
  ///   - isXib: Whether it is a xib.
  ///   - orientation: How the device is held.
  ///   - extra: More children of the document.
  ///   - onCanvas: Whether it is laid out on its own canvas; otherwise in a cell of the size class grid.
  ///   - isMeasured: Whether content sizes are measured.
  /// - Throws: When the document cannot be read.
  init(
    _ scenes: String, tools: Int = 22000, device: String? = "retina4_7", isXib: Bool = false,
    orientation: String = "portrait", extra: String = "", onCanvas: Bool = true,
    isMeasured: Bool = false
  ) throws {
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    let container = isXib ? "objects" : "scenes"
    let canvas = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0"
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"
        useAutolayout="YES" useTraitCollections="YES">\(canvas)<\(container)>\(scenes)</\(container)>\(extra)
      </document>
      """
    let file = SourceFile(path: "fixture", bytes: Array(text.utf8))
    let graph = try #require(validated(file))
    let cell = SizeClassGrid.cells.lazy.compactMap { Environment(cell: $0) }.first
    let configuration =
      onCanvas ? Configuration(DocumentCanvas(graph.settings)) : Configuration(try #require(cell))
    let options = LayoutOptions(sizing: isMeasured ? .metrics : .stored)
    let result = layouts(of: graph, in: [configuration], options)
    for scene in result.scenes {
      guard let shared = scene.layouts.first else { continue }
      for (view, frame) in zip(shared.scene.views, shared.layout.frames) {
        if let id = view.id { frames[id.text] = frame }
      }
    }
  }

  /// The frame of a view in its superview's coordinates.
  subscript(id: String) -> LayoutRect? { frames[id] }
}

/// The layouts of a document in some configurations.
func layouts(
  of graph: SceneGraph, in configurations: [Configuration],
  _ options: LayoutOptions = LayoutOptions()
) -> DocumentLayout {
  let resolver = DocumentResolver(graph)
  let layouter = DocumentLayouter()
  return layouter.layOut(resolver.resolve(configurations), options: options)
}

/// Returns the objects of the document in a file, or `nil` if it cannot be read.
func validated(_ file: SourceFile) -> SceneGraph? {
  XMLReader.read(file).document.flatMap { DocumentDecoder.decode($0, file: file).document }
    .map { DocumentValidator.validate($0).graph }
}

/// A scene with a controller that has a view of the given size.
func scene(
  _ id: String, size: (Double, Double) = (375, 667), y: Double = 0, inside: String = "",
  controller: String = "", connections: String = ""
) -> String {
  """
  <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" sceneMemberID="viewController">
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="top-\(id)"/>
        <viewControllerLayoutGuide type="bottom" id="bottom-\(id)"/>
      </layoutGuides>
      <view key="view" id="root-\(id)">
        <rect key="frame" x="0" y="\(y)" width="\(size.0)" height="\(size.1)"/>\(inside)
        <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
      </view>\(controller)<connections>\(connections)</connections>
    </viewController></objects></scene>
  """
}

/// A scene with a navigation controller around another scene.
func navigation(_ id: String, root: String, controller: String = "", bar: String = "") -> String {
  """
  <scene sceneID="s-\(id)"><objects>
    <navigationController id="\(id)" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar-\(id)" \(bar)/>\(controller)
      <connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="to-\(root)"/>
      </connections>
    </navigationController></objects></scene>
  """
}

/// Returns a subview that constraints position, with the given stored size.
func view(
  _ id: String, _ tag: String = "view", attributes: String = "", width: Double = 10,
  height: Double = 10, inside: String = ""
) -> String {
  """
  <\(tag) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inside)
  </\(tag)>
  """
}

/// A constraint: `a.left = b.right * 2 + 8`, `a.width = 20`, with `>=` and `<=` for the relation and
/// `@750` for the priority; `~` instead of `=` makes the constant the standard spacing.
func constraint(_ text: String) -> String {
  let words = text.split(separator: " ")
  let first = words[0].split(separator: ".")
  var attributes = "firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
  switch words[1] {
  case ">=": attributes += " relation=\"greaterThanOrEqual\""
  case "<=": attributes += " relation=\"lessThanOrEqual\""
  case "~": attributes += " symbolic=\"YES\""
  default: break
  }
  var rest = words.dropFirst(2)
  while let word = rest.popFirst() {
    switch word {
    case "+": attributes += " constant=\"\(rest.popFirst() ?? "0")\""
    case "-": attributes += " constant=\"-\(rest.popFirst() ?? "0")\""
    case "*": attributes += " multiplier=\"\(rest.popFirst() ?? "1")\""
    case _ where word.hasPrefix("@"): attributes += " priority=\"\(word.dropFirst())\""
    case _ where word.first?.isLetter == true:
      let second = word.split(separator: ".")
      attributes += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
    default: attributes += " constant=\"\(word)\""
    }
  }
  return "<constraint \(attributes) id=\"c-\(abs(text.hashValue))\"/>"
}

/// Returns subviews and constraints as the XML of a view contains them.
func content(_ views: String, _ constraints: [String]) -> String {
  "<subviews>\(views)</subviews><constraints>\(constraints.map(constraint).joined())</constraints>"
}

/// Pins a view to all edges of a guide or view.
func pinned(_ id: String, to other: String) -> [String] {
  ["top", "bottom", "leading", "trailing"].map { "\(id).\($0) = \(other).\($0)" }
}
