import InterfaceResolution
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import PlatformFacts
import Testing

/// Margins that are declared in two ways, and variations by traits other than size classes.
@Suite struct MarginVariationTests {
  private static func absolute(_ value: Double) -> String {
    "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"\(value)\" bottom=\"2\" right=\"\(value + 1)\"/>"
  }

  private static func directional(_ value: Double) -> String {
    "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"3\" leading=\"\(value)\" "
      + "bottom=\"4\" trailing=\"\(value + 1)\"/>"
  }

  private static func variation(_ key: String, _ margins: String) -> String {
    "<variation key=\"\(key)\">\(margins)</variation>"
  }

  /// The view's declarations, and its left margin in compact width and regular height.
  static let mixed: [(inside: String, left: Double?)] = [
    ("", nil),
    (absolute(10), 10),
    (directional(20), 20),
    (absolute(10) + directional(20), 10),
    (absolute(10) + variation("widthClass=compact", directional(20)), 20),
    (directional(20) + variation("widthClass=compact", absolute(10)), 10),
    (absolute(10) + variation("widthClass=regular", directional(20)), 10),
    (
      variation("heightClass=regular-widthClass=compact", directional(30))
        + variation("widthClass=compact", absolute(10)), 30
    ),
    (
      variation("heightClass=regular-widthClass=compact", absolute(30))
        + variation("widthClass=compact", directional(10)), 30
    ),
    (
      variation("heightClass=regular", absolute(30))
        + variation("widthClass=compact", directional(10)), 10
    ),
  ]

  @Test(arguments: mixed)
  func moreSpecificMarginKindWins(row: (inside: String, left: Double?)) throws {
    let margins = try view(row.inside).layout.explicitMargins
    #expect(margins?.left == row.left)
    #expect(margins?.right == row.left.map { $0 + 1 })
  }

  static let gamuts: [(key: String, device: String, alpha: Double)] = [
    ("displayGamut=P3", "retina6_1", 0.5), ("displayGamut=P3", "retina4_0", 1),
    ("displayGamut=sRGB", "retina4_0", 0.5), ("displayGamut=P3", "retina4_7", 1),
    ("displayGamut=sRGB", "retina4_7", 1),
    ("displayGamut=P3-widthClass=compact", "retina6_1", 0.5),
    ("displayGamut=P3-widthClass=regular", "retina6_1", 1),
  ]

  @Test(arguments: gamuts)
  func aGamutIsMatched(row: (key: String, device: String, alpha: Double)) throws {
    let inside = "<variation key=\"\(row.key)\" alpha=\"0.5\"/>"
    #expect(try view(inside, device: row.device).appearance.alpha == row.alpha)
  }

  private func view(_ inside: String, device: String = "retina4_7") throws -> ResolvedView {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects><view id="root">\(inside)</view></objects></document>
      """
    let file = SourceFile(path: "test", bytes: Array(text.utf8))
    let xml = try #require(XMLReader.read(file).document)
    let document = try #require(DocumentDecoder.decode(xml, file: file).document)
    let graph = DocumentValidator.validate(document).graph
    let resolver = DocumentResolver(graph)
    let window = DeviceWindow(device: try #require(Device.named(device)))
    let configuration = Configuration(Environment(window: window))
    let scene = try #require(resolver.resolved(for: configuration).scenes.first)
    return try #require(scene.views.first)
  }
}
