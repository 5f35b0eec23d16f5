import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import Testing

/// The containers and bars around a scene do not depend on the object from which the segue to it starts.
@Suite struct ScenePresentationTests {
  private static let segue =
    "<connections><segue destination=\"target\" kind=\"show\" id=\"seg\"/></connections>"

  /// The source of the segue in the view, in the controller and next to it, as XML.
  static let sources: [(name: String, view: String, controller: String, objects: String)] = [
    ("button", "<button id=\"b\">\(segue)</button>", "", ""),
    (
      "gesture recognizer", "", "", "<tapGestureRecognizer id=\"t\">\(segue)</tapGestureRecognizer>"
    ),
    (
      "item of a free navigation bar",
      """
      <navigationBar id="n"><items><navigationItem id="i">
        <barButtonItem key="rightBarButtonItem" id="b">\(segue)</barButtonItem>
      </navigationItem></items></navigationBar>
      """, "", ""
    ),
    (
      "item of a free tab bar",
      "<tabBar id=\"n\"><items><tabBarItem id=\"b\">\(segue)</tabBarItem></items></tabBar>", "", ""
    ),
    (
      "item of a free toolbar",
      "<toolbar id=\"n\"><items><barButtonItem id=\"b\">\(segue)</barButtonItem></items></toolbar>",
      "", ""
    ),
    (
      "item of the scene's navigation item", "",
      """
      <navigationItem key="navigationItem" id="i"><rightBarButtonItems>
        <barButtonItem id="b">\(segue)</barButtonItem>
      </rightBarButtonItems></navigationItem>
      """, ""
    ),
    ("tab bar item", "", "<tabBarItem key=\"tabBarItem\" id=\"b\">\(segue)</tabBarItem>", ""),
    (
      "item of the scene's toolbar", "",
      "<toolbarItems><barButtonItem id=\"b\">\(segue)</barButtonItem></toolbarItems>", ""
    ),
    ("controller", "", segue, ""),
    ("free view", "", "", "<view id=\"free\">\(segue)</view>"),
    ("free bar item", "", "", "<barButtonItem id=\"b\">\(segue)</barButtonItem>"),
    ("free object", "", "", "<customObject id=\"o\">\(segue)</customObject>"),
  ]

  @Test(arguments: sources)
  func showSeguesInheritTheBars(
    source: (name: String, view: String, controller: String, objects: String)
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
        <scene sceneID="1"><objects><tabBarController id="tabs"><connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="2"><objects><navigationController id="nav"><connections>
          <segue destination="source" kind="relationship" relationship="rootViewController" id="r2"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="3"><objects>
          <viewController id="source"><view key="view" id="v1"><subviews>\(source.view)</subviews></view>
            \(source.controller)</viewController>
          \(source.objects)
        </objects></scene>
        <scene sceneID="4"><objects>
          <viewController id="target"><view key="view" id="v2"/></viewController>
        </objects></scene>
      </scenes></document>
      """
    let file = SourceFile(path: "test", bytes: Array(text.utf8))
    let xml = try #require(XMLReader.read(file).document)
    let document = try #require(DocumentDecoder.decode(xml, file: file).document)
    let validation = DocumentValidator.validate(document)
    #expect(validation.diagnostics.map(\.message) == [])
    let presentation = ScenePresentationInference.presentation(of: validation.graph)
    #expect(presentation[Handle(3)] == presentation[Handle(2)])
    #expect(presentation[Handle(3)].hasNavigationBar && presentation[Handle(3)].hasTabBar)
  }
}
