import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold outline`, `find`, `inspect` and `recipe`.
@Suite struct QuestionsTests {
  private static let example = Fixtures.url("AdaptiveExample/Adaptive.storyboard").path

  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Garden"/>
            <window title="Garden" id="w-1">
                <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                <view key="contentView" id="v-1">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                    <subviews>
                        <textField fixedFrame="YES" id="t-1">
                            <rect key="frame" x="20" y="20" width="96" height="16"/>
                            <textFieldCell key="cell" title="Hello" id="c-1"/>
                        </textField>
                    </subviews>
                </view>
                <connections><outlet property="field" destination="t-1" id="o-1"/></connections>
            </window>
        </objects>
    </document>
    """

  private static func text() throws -> String {
    try String(contentsOf: URL(filePath: example), encoding: .utf8)
  }

  private func json(_ arguments: [String]) throws -> [String: Any] {
    let run = ToolRun(arguments)
    #expect(run.status == .clean, "\(run.error)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let schema = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/questions.schema.json"))
    // The definition of the answer has better messages than the choice of all.
    let format = (object as? [String: Any])?["format"] as? String ?? ""
    let own = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/questions.schema.json"),
      definition: String(format.dropFirst("ninefold-".count)))
    #expect(own.violations(in: object) == [])
    #expect(schema.violations(in: object) == [])
    return try #require(object as? [String: Any])
  }

  // MARK: outline

  @Test func anOutlineHasALineForEachObject() throws {
    let run = ToolRun(["outline", Self.example, "--frames"])
    #expect(run.status == .clean)
    #expect(run.error.isEmpty)
    try expectGolden(Array(run.output.utf8), at: "questions/outline.txt")
  }

  @Test func scenesAndDepthsAreChosen() throws {
    let scene = ToolRun(["outline", Self.example, "--scene", "Profile", "--depth", "1"])
    #expect(
      scene.output == "pRf-sc-000 scene\n pRf-vc-000 viewController \"Profile\" … 6 more in it\n")
    let unknown = ToolRun(["outline", Self.example, "--scene", "Profil"])
    #expect(unknown.status == .failure)
    #expect(
      unknown.error
        == "ninefold: error: no scene has the id or the name 'Profil': did you mean 'Profile'?\n")
  }

  @Test func anOutlineIsShort() throws {
    let folder = try TemporaryFolder()
    let labels = (1...900).map { #"<label text="A label with the number \#($0)" id="l-\#($0)"/>"# }
    let path = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="v-1"><subviews>
      \(labels.joined(separator: "\n"))
      </subviews></view></objects></document>
      """, to: "Many.xib")
    let size = try Data(contentsOf: URL(filePath: path)).count
    let short = ToolRun(["outline", path])
    #expect(short.output.utf8.count <= max(6000, size / 11))
    #expect(short.output.contains("… 900 more in it"))
    #expect(ToolRun(["outline", path, "--depth", "2"]).output.contains("l-900"))
  }

  @Test func outlinesAreJSON() throws {
    let outline = try json(["outline", Self.example, "--frames", "--format", "json"])
    let scenes = try #require(outline["objects"] as? [[String: Any]])
    #expect(scenes.count == 6)
    let controllers = scenes.compactMap { ($0["children"] as? [[String: Any]])?.first }
    #expect(controllers.first?["isInitial"] as? Bool == true)
    let view = (controllers[3]["children"] as? [[String: Any]])?.first
    #expect(view?["id"] as? String == "pRf-vi-000")
    #expect(view?["frame"] as? [Double] == [0, 0, 375, 667])
  }

  // MARK: find

  @Test(arguments: [
    ("--class UIButton", "dEt-b1-003 dEt-b2-004"),
    ("--class label --text HILLS", "pRf-ho-003"), ("--label showwalk", "wAl-se-001"),
    ("--property numberOfLines=0 --class label", "dEt-te-001"),
    ("--property widthClass=regular.axis", "dEt-st-002"),
    ("--property axis=vertical", "dEt-st-002"),
  ])
  func objectsAreFound(_ arguments: String, _ ids: String) throws {
    let run = ToolRun(["find", Self.example] + arguments.split(separator: " ").map(String.init))
    let found = run.output.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(run.status == .clean)
    #expect(found.joined(separator: " ") == ids)
  }

  @Test func nothingFoundIsStatus1() {
    let run = ToolRun(["find", Self.example, "--class", "UISwitch"])
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
  }

  @Test func actionsAreFoundAtBothEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v-1"><subviews><button id="b-1"><connections>
      <action selector="save:" destination="-1" eventType="touchUpInside" id="a-1"/>
      </connections></button></subviews></view></objects></document>
      """, to: "App/Save.xib")
    try folder.write(Self.mac, to: "App/Mac.xib")
    let found = try json(["find", folder.path("App"), "--action", "save:", "--format", "json"])
    let ids = (found["objects"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(ids == ["-1", "b-1", "a-1"])
    let foreign = found["withoutLayouts"] as? [[String: Any]]
    #expect(foreign?.compactMap { $0["system"] as? String } == ["macOS"])
  }

  // MARK: inspect

  @Test func anInspectionHasEverythingOfAnObject() throws {
    let run = ToolRun(
      ["inspect", "-", "pRf-na-001", "dEt-st-002", "wAl-se-002"], input: try Self.text())
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "questions/inspect.txt")
  }

  @Test func inspectionsAreJSON() throws {
    let found = try json(["inspect", Self.example, "pRf-na-001", "wAl-ks-000", "--format", "json"])
    let objects = try #require(found["objects"] as? [[String: Any]])
    let constraints = try #require(objects[0]["constraints"] as? [[String: Any]])
    #expect(!constraints.isEmpty)
    #expect(
      constraints.allSatisfy {
        $0["meaning"] is String || ($0["active"] as? [Any])?.isEmpty == true
      })
  }

  // MARK: why

  @Test func explanationsAreJSON() throws {
    let configurations = ["--cell", "canvas", "--cell", "wR-hR"]
    let found = try json(
      ["why", Self.example, "pRf-na-001", "--format", "json"] + configurations)
    let views = try #require(found["views"] as? [[String: Any]])
    #expect(
      views.compactMap { $0["configuration"] as? String } == ["canvas", "wRegular-hRegular"])
    #expect(views[0]["frame"] as? [Double] == [20, 562.5, 335, 33.5])
    let edges = try #require(views[0]["edges"] as? [[String: Any]])
    #expect(edges.compactMap { $0["edge"] as? String } == ["left", "right", "top", "bottom"])
    #expect(edges[0]["position"] as? Double == 20 && edges[0]["isDetermined"] as? Bool == true)
    let reasons = try #require(edges[0]["reasons"] as? [[String: Any]])
    #expect(reasons.last?["id"] as? String == "pRf-s2-000")
    #expect(reasons.last?["priority"] as? Double == 1000)
    // The sentences are those of the text, without the path and the column.
    let text = ToolRun(["why", Self.example, "pRf-na-001"]).output
    let sentence = try #require(reasons.last?["text"] as? String)
    #expect(sentence.hasPrefix("line 151: the leading edge of "), "\(sentence)")
    #expect(text.contains(sentence.dropFirst("line 151".count)), "\(sentence)")
    let root = try json(["why", Self.example, "pRf-vi-000", "--format", "json"])
    #expect(((root["views"] as? [[String: Any]])?[0]["edges"] as? [Any])?.isEmpty == true)
  }

  @Test func severalObjectsWithANameAreListed() {
    let run = ToolRun(["inspect", Self.example, "label[1]"])
    #expect(run.status == .failure)
    #expect(
      run.error == """
        ninefold: error: 'label[1]' names 3 objects: use the id of one of them
          wAl-na-005  label "Name of the walk", line 62
          pRf-na-001  label "Ada Lindqvist", line 114
          dEt-te-001  label "Up to the beacon, along the ridge and b…", line 215

        """)
  }

  @Test func documentsForOtherSystemsAreNotLaidOut() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.mac, to: "Mac.xib")
    let outline = ToolRun(["outline", path])
    #expect(
      outline.output == """
        documents for macOS are not laid out
        -2 Garden "File's Owner"
        w-1 window "Garden"
         v-1 view
          t-1 textField .field
           c-1 textFieldCell "Hello"

        """)
    let inspection = ToolRun(["inspect", path, "field"])
    #expect(inspection.status == .clean)
    #expect(inspection.output.contains("documents for macOS are not laid out"))
    #expect(inspection.output.contains("outlet field from w-1 window \"Garden\""))
    for command in [["inspect", path, "field"], ["recipe", path]] {
      let answer = try json(command + ["--format", "json"])
      #expect(answer["isLaidOut"] as? Bool == false)
      #expect(answer["system"] as? String == "macOS")
    }
  }

  @Test func brokenDocumentsAreReported() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<document><objects>", to: "Broken.xib")
    for command in [
      ["outline", path], ["inspect", path, "a"], ["recipe", path], ["find", path],
    ] {
      let run = ToolRun(command)
      #expect(run.status == .findings, "\(command)")
      #expect(run.output.isEmpty)
      #expect(run.error.contains("Broken.xib:1"))
    }
  }

  // MARK: recipe

  @Test func aRecipeDescribesAScene() throws {
    let run = ToolRun(["recipe", "-", "--scene", "Profile"], input: try Self.text())
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "questions/recipe.md")
  }

  @Test func recipesAreJSON() throws {
    let recipe = try json(["recipe", Self.example, "--format", "json"])
    #expect((recipe["scenes"] as? [Any])?.count == 6)
    let tasks = (recipe["tasks"] as? [[String: Any]])?.compactMap { $0["task"] as? String } ?? []
    #expect(tasks.contains { $0.contains("the cells are prototypes") })
  }

  /// Documents that mean different things have different recipes, and those that mean the same have
  /// the same one.
  @Test func aRecipeChangesWithEachFact() throws {
    let folder = try TemporaryFolder()
    func recipe(_ label: String) throws -> String {
      let path = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="v-1"><subviews>\(label)</subviews></view></objects></document>
        """, to: "A.xib")
      let run = ToolRun(["recipe", path, "--format", "json"])
      return run.output.replacing(#/"digest": "[^"]*"/#, with: "")
    }
    let plain = try recipe(#"<label text="One" id="l-1"/>"#)
    #expect(try recipe(#"<label text="One" numberOfLines="1" hidden="NO" id="l-1"/>"#) == plain)
    #expect(try recipe(#"<label text="One" misplaced="YES" id="l-1"/>"#) == plain)
    for other in [
      #"<label text="Two" id="l-1"/>"#, #"<label text="One" numberOfLines="2" id="l-1"/>"#,
      #"<label text="One" id="l-1"><variation key="widthClass=compact" hidden="YES"/></label>"#,
      #"<label text="One" id="l-1"><color key="textColor" systemColor="labelColor"/></label>"#,
      #"<label text="One" id="l-1"/><view id="v-2"/>"#,
    ] {
      #expect(try recipe(other) != plain)
    }
  }
}
