import InterfaceLint
import InterfaceSource
import InterfaceXML
import SourceScanning
import Testing

@Suite struct ClassRuleTests {
  /// Returns the findings in a document, each as `rule: the text of its range`.
  private func findings(
    _ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    complete: Bool = false, settings: LintSettings = LintSettings(), _ sources: [String: String]
  ) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0"><objects>\(objects)</objects></document>
      """
    let file = SourceFile(path: "A.xib", bytes: Array(text.utf8))
    let xml = try #require(XMLReader.read(file).document)
    let index = DeclarationIndex(
      sources.compactMap { SourceDeclarations.scan(path: $0.key, Array($0.value.utf8)) })
    var settings = settings
    settings.hasAllSources = complete
    let found = Linter.check(
      LintedClasses(
        uses: ClassReferences(xml, file), declarations: index, settings: settings),
      rules: RuleSelection(
        Set(RuleRegistry.all.map { $0.kind }.filter { $0.category == .classes }.map(\.id))),
      findings: 100)
    return found.map { "\($0.id): \(file.text($0.range))" }
  }

  private let page = """
    import UIKit
    class Base: UIViewController { @IBOutlet var inherited: UIView!; @IBAction func back() {} }
    class Page: Base {
      @IBOutlet weak var label: UILabel!
      @IBInspectable var radius = 1.0
      @IBAction func save(_ sender: Any) {}
    }
    extension Page { @IBAction func later(sender: Any) {} }
    extension UIView { @IBInspectable var glow: Bool { get { true } set {} } }
    class Card: UIView {}
    class Open: PackageView {}
    @objc(ABNamed) class Named: UIView {}
    """

  @Test func withoutSourcesNothingIsReported() throws {
    let found = try findings(
      #"<view customClass="Gone" customModule="A" customModuleProvider="target" id="a"/>"#, [:])
    #expect(found == [])
  }

  @Test(arguments: [
    // Declared to be in the app's target.
    (#"customClass="Gone" customModule="App" customModuleProvider="target""#, true),
    // In a package: nothing else is known of the module.
    (#"customClass="LineView" customModule="Charts""#, false),
    // In Objective-C, with the prefix of a package; without a prefix, a controller and a view.
    (#"customClass="XYThing""#, false), (#"customClass="LogViewController""#, true),
    (#"customClass="AsyncImageView""#, false),
    // Named in code, so it exists.
    (#"customClass="PackageView" customModule="App" customModuleProvider="target""#, false),
    // The platform's classes, and declared ones.
    (#"customClass="UISomethingNew""#, false), (#"customClass="ABNamed""#, false),
    (#"customClass="Named" customModule="App" customModuleProvider="target""#, false),
  ])
  func missingClass(attributes: String, isFound: Bool) throws {
    let name = try #require(attributes.split(separator: "\"").dropFirst().first)
    let element = name.hasSuffix("Controller") ? "viewController" : "view"
    let found = try findings("<\(element) id=\"a\" \(attributes)/>", ["App/A.swift": page])
    #expect(found == (isFound ? ["missing-class: \(name)"] : []))
  }

  @Test func completeSourcesMakeMissingClassesCertain() throws {
    let found = try findings(
      #"<view id="a" customClass="LineView" customModule="Charts"/>"#, complete: true,
      ["A.swift": page])
    #expect(found == ["missing-class: LineView"])
  }

  @Test func modules() throws {
    let found = try findings(
      """
      <view id="a" customClass="Card" customModule="Old"/>
      <view id="b" customClass="Card"/>
      <view id="c" customClass="Card" customModule="Elsewhere" customModuleProvider="target"/>
      <view id="d" customClass="Card" customModule="My_App"/>
      <view id="e" customClass="Card" customModule="UIKit"/>
      <placeholder id="g" customClass="Card"/>
      <view id="f" customClass="ABNamed"/>
      """, ["My App/A.swift": page])
    #expect(found == ["wrong-module: Old", "wrong-module: Card"])
  }

  /// A module is part of the name of a Swift class only.
  @Test(arguments: [
    (#"customClass="CameraView" customModule="CameraKit""#, true),
    (#"customClass="CameraView" customModule="App" customModuleProvider="target""#, true),
    (#"customClass="CameraView""#, false),
    // Another module may have a Swift class with the name.
    (#"customClass="CameraView" customModule="OtherKit""#, false),
    // If it exists in Swift as well, it is ambiguous.
    (#"customClass="Both" customModule="CameraKit""#, false),
  ])
  func modulesOfObjectiveC(attributes: String, isFound: Bool) throws {
    let found = try findings(
      "<view id=\"a\" \(attributes)/>",
      [
        "CameraKit/CameraView.h": """
        #import <UIKit/UIKit.h>
        @interface CameraView : UIView
        @end
        @interface Both : UIView
        @end
        """, "CameraKit/CameraView.m": "@implementation CameraView\n@end\n",
        "CameraKit/Both.swift": "import UIKit\nclass Both: UIView {}",
      ])
    #expect(found.count == (isFound ? 1 : 0))
    #expect(found.allSatisfy { $0.hasPrefix("wrong-module: ") })
  }

  @Test func outletsAndKeyPaths() throws {
    let found = try findings(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"
        customModuleProvider="target">
        <connections>
          <outlet property="label" destination="v" id="1"/><outlet property="lable" destination="v" id="2"/>
          <outlet property="inherited" destination="v" id="3"/><outlet property="view" destination="v" id="4"/>
        </connections>
      </placeholder>
      <view id="v" customClass="Card" customModuleProvider="target"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="glow" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
      </userDefinedRuntimeAttributes></view>
      <view id="w" customClass="Open" customModuleProvider="target">
        <connections><outlet property="any" destination="v" id="5"/></connections>
      </view>
      """, ["A.swift": page])
    #expect(
      found == ["wrong-outlet-type: label", "missing-outlet: lable", "missing-key-path: radius"])
  }

  @Test func actions() throws {
    let found = try findings(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page" customModuleProvider="target"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button id="b"><connections>
        <action selector="save:" destination="-1" eventType="touchUpInside" id="1"/>
        <action selector="later:" destination="-1" eventType="touchUpInside" id="2"/>
        <action selector="laterWithSender:" destination="-1" eventType="touchUpInside" id="3"/>
        <action selector="back" destination="-1" eventType="touchUpInside" id="4"/>
        <action selector="save:" destination="-2" eventType="touchUpInside" id="5"/>
        <action selector="nobody:" destination="-2" eventType="touchUpInside" id="6"/>
        <action selector="copy:" destination="-2" eventType="touchUpInside" id="7"/>
        <segue destination="x" kind="unwind" unwindAction="gone:" id="8"/>
      </connections></button>
      """, ["A.swift": page])
    #expect(
      found == ["missing-action: later:", "missing-action: nobody:", "missing-action: gone:"])
  }

  @Test func unrecognizedMacrosSuppressFindings() throws {
    let found = try findings(
      """
      <view id="v" customClass="Card"><connections>
        <outlet property="one" destination="v" id="1"/><outlet property="two" destination="v" id="2"/>
        <action selector="a" destination="v" id="3"/><action selector="b" destination="v" id="4"/>
      </connections></view>
      """, ["A.m": "@interface Card : UIView\nEVERYTHING(Card)\n@end"])
    #expect(found == [])
  }

  @Test func classesOfTwoTargetsAndMacOS() throws {
    let found = try findings(
      """
      <customObject id="-2" customClass="Doc"><connections>
        <outlet property="one" destination="a" id="1"/><outlet property="two" destination="a" id="2"/>
        <outlet property="three" destination="a" id="3"/>
      </connections></customObject>
      <customObject id="-1" customClass="FirstResponder"/>
      """, type: "com.apple.InterfaceBuilder3.Cocoa.XIB",
      [
        "Mac/Doc.h": "@interface Doc : NSDocument { IBOutlet NSView *one; }\n@end",
        "Other/Doc.h": "@interface Doc : NSDocument\n@property IBOutlet NSView *two;\n@end",
      ])
    #expect(found == ["missing-outlet: three"])
  }

  /// A configuration's declarations about modules take precedence over the sources.
  @Test(arguments: [
    (#"customClass="Card" customModule="Parts""#, []),
    (#"customClass="Card" customModule="App""#, ["wrong-module: App"]),
    (#"customClass="Card""#, ["wrong-module: Card"]),
    (#"customClass="Open" customModule="App""#, []),
  ])
  func declaredModules(attributes: String, expected: [String]) throws {
    var settings = LintSettings()
    settings.options["wrong-module"] = [
      "modules": .groups([
        ["module": ["Parts"], "included": ["Parts/Sources"], "excluded": ["**/Generated"]]
      ])
    ]
    let found = try findings(
      "<view id=\"a\" \(attributes)/>", settings: settings,
      [
        "Parts/Sources/Card.swift": "import App\nclass Card: UIView {}",
        "Parts/Sources/Generated/Open.swift": "class Open: UIView {}",
      ])
    #expect(found == expected)
  }
}
