import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import Testing

/// The result of validation: linked objects, without any that were rejected.
@Suite struct SceneGraphTests {
  // MARK: Links

  @Test func viewsAreInPreorderOfTheDocument() throws {
    let graph = try graph(
      scene(
        """
        <subviews>
          <tableView id="table" dataMode="static">
            <sections>
              <tableViewSection id="s1"><cells>
                <tableViewCell id="a" textLabel="t">
                  <tableViewCellContentView key="contentView" id="in-a">
                    <subviews><label id="t"/></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
                <tableViewCell id="b"/>
              </cells></tableViewSection>
              <tableViewSection id="s2"><cells><tableViewCell id="z"/></cells></tableViewSection>
            </sections>
            <view key="tableHeaderView" id="header"/>
          </tableView>
          <toolbar id="bar"><items>
            <barButtonItem id="item"><view key="customView" id="custom"/></barButtonItem>
          </items></toolbar>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        """,
        controller: """
          <navigationItem key="navigationItem" id="navigation">
            <view key="titleView" id="title"/>
            <barButtonItem key="backBarButtonItem" id="back"/>
            <rightBarButtonItems><barButtonItem id="r1"/><barButtonItem id="r2"/></rightBarButtonItems>
          </navigationItem>
          <tabBarItem key="tabBarItem" id="tab"/>
          <toolbarItems><barButtonItem id="tool"/></toolbarItems>
          """))
    #expect(
      graph.views.map(\.id?.text) == [
        "root", "table", "a", "in-a", "t", "b", "z", "header", "bar", "custom", "title",
      ])
    let roles: [ViewRole] = [
      .controllerRoot, .subview, .cell, .contentView, .subview, .cell, .cell, .supplementary,
      .subview,
      .barItemView, .barItemView,
    ]
    #expect(graph.views.map(\.role) == roles)
    #expect(graph.views.map(\.end.index) == [10, 8, 5, 5, 5, 6, 7, 8, 10, 10, 11])
    let superviews = graph.views.map { $0.superview.flatMap { graph[$0].id?.text } }
    #expect(
      superviews == [
        nil, "root", "table", "a", "in-a", "table", "table", "table", "root", nil, nil,
      ])
    let sections = graph.views[Handle(1)].sections.map { $0.cells.map { graph[$0].id?.text } }
    #expect(sections == [["a", "b"], ["z"]])
    #expect(graph.views[Handle(2)].references.map { graph[$0.view].id?.text } == ["t"])
    let bar = graph.views[Handle(8)].barItems.map { graph[$0] }
    #expect(bar.map { $0.customView.map { graph[$0].id?.text } } == ["custom"])

    let controller = try #require(graph.controllers.first)
    #expect(controller.view.map { graph[$0].id?.text } == "root")
    #expect(controller.toolbarItems.map { graph[$0].id?.text } == ["tool"])
    #expect(controller.tabBarItem.map { graph[$0].id?.text } == "tab")
    let item = try #require(controller.navigationItem.map { graph[$0] })
    #expect(item.titleView.map { graph[$0].id?.text } == "title")
    #expect(item.items.map { graph[$0].id?.text } == ["back"])
    #expect(item.rightItems.map { graph[$0].id?.text } == ["r1", "r2"])
    #expect(graph.guides.map { graph[$0.owner].id?.text } == ["root"])
  }

  @Test func topLevelObjectsOfAXibAreScenes() throws {
    let graph = try graph(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="first"/><tapGestureRecognizer id="tap"/>
      <barButtonItem id="plain"/>
      <barButtonItem id="item"><view key="customView" id="custom"/></barButtonItem>
      <viewController id="controller"><view key="view" id="root"/></viewController>
      """, isXib: true)
    #expect(graph.scenes.map(\.id) == ["first", "item", "controller"])
    #expect(
      graph.scenes.map { $0.views.map { graph[$0].id?.text } } == [["first"], ["custom"], ["root"]])
    #expect(graph.objects.map(\.id?.text) == ["-1", "tap"])
  }

  // MARK: Constraints

  static let unsound = [
    "firstItem='a' firstAttribute='width' secondItem='root' secondAttribute='centerX'",
    "firstItem='a' firstAttribute='leading' secondItem='root' secondAttribute='left'",
    "firstItem='a' firstAttribute='top' secondItem='nobody' secondAttribute='top'",
    "firstItem='nobody' firstAttribute='width' constant='3'",
    "firstItem='c' firstAttribute='width' secondItem='a' secondAttribute='width'",
    "firstItem='a' firstAttribute='top' constant='3'",
    "firstItem='a' firstAttribute='width' secondAttribute='width'",
    "firstItem='a' firstAttribute='width' secondItem='root'",
    "firstItem='other' firstAttribute='width' secondItem='a' secondAttribute='width'",
    "firstItem='a' firstAttribute='middle' secondItem='root' secondAttribute='width'",
  ]

  @Test(arguments: unsound)
  func invalidConstraintsAreOmitted(constraint: String) throws {
    let text = constraint.replacing("'", with: "\"")
    let document =
      scene(
        """
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint \(text) id="bad"/>
          <constraint firstItem="a" firstAttribute="width" constant="20" id="good"/>
          <constraint firstAttribute="height" secondItem="a" secondAttribute="height" id="own"/>
        </constraints>
        <variation key="default"><mask key="constraints">
          <exclude reference="bad"/><exclude reference="good"/>
        </mask></variation>
        """, id: "c") + scene("", id: "d", root: "other")
    let graph = try graph(document, isSound: false)
    #expect(graph.constraints.map(\.id?.text) == ["good", "own"])
    #expect(
      graph.constraints.map(\.first) == [
        .view(Handle(1)), .view(Handle(0)),
      ])
    let switched = graph.views[Handle(0)].variations.flatMap(\.constraints)
    #expect(switched.map { graph[$0.object].id?.text } == ["good"])
  }

  @Test func withoutAutoLayoutThereAreNoConstraints() throws {
    let document = scene(
      "<constraints><constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/></constraints>")
    let graph = try graph(document, settings: "useTraitCollections=\"YES\"", isSound: false)
    #expect(graph.constraints.isEmpty)
  }

  // MARK: Ids

  @Test func referencesResolveToTheFirstObjectWithAnID() throws {
    let graph = try graph(
      scene(
        """
        <subviews><view id="twin"/><view id="twin"/></subviews>
        <constraints>
          <constraint firstItem="twin" firstAttribute="width" constant="20" id="w"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="twin"/></mask></variation>
        """)
        + scene(
          """
          <subviews><view id="twin"/></subviews>
          <constraints>
            <constraint firstItem="twin" firstAttribute="width" constant="20" id="elsewhere"/>
          </constraints>
          """, id: "d", root: "other"), isSound: false)
    #expect(graph.views.map(\.id?.text) == ["root", "twin", "twin", "other", "twin"])
    #expect(graph.constraints.map(\.id?.text) == ["w"])
    #expect(graph.constraints[Handle(0)].first == .view(Handle(1)))
    let switches = graph.views[Handle(0)].variations.flatMap(\.subviews)
    #expect(switches.map(\.object) == [Handle(1)])
  }

  // MARK: Variations

  @Test func onlyVariablePropertiesVary() throws {
    let graph = try graph(
      scene(
        """
        <subviews>
          <label id="label" horizontalHuggingPriority="2000">
            <variation key="widthClass=regular" hidden="YES" customClass="Other"
              translatesAutoresizingMaskIntoConstraints="NO" verticalHuggingPriority="-1">
              <fontDescription key="fontDescription" type="system" pointSize="10"/>
              <view key="maskView" id="inside"/>
            </variation>
            <variation key="heightClass=any" alpha="0.5"/>
            <variation key="moonPhase=full" alpha="0.5"/>
          </label>
          <view id="stranger"><subviews><view id="inner"/></subviews></view>
        </subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="width" constant="20" id="w">
            <variation key="widthClass=regular" constant="30" priority="5" multiplier="2"/>
            <variation key="heightClass=compact" priority="5"/>
          </constraint>
        </constraints>
        <variation key="widthClass=compact">
          <mask key="subviews"><exclude reference="inner"/><exclude reference="nobody"/>
            <exclude reference="label"/></mask>
        </variation>
        """), isSound: false)
    let label = try #require(graph.views.first { $0.id?.text == "label" })
    #expect(label.attributes[.horizontalHuggingPriority] == nil)
    #expect(label.variations.map { graph.variationKeys[$0.key].spelling } == ["widthClass=regular"])
    #expect(label.variations[0].attributes.known.map(\.name) == [.hidden])
    #expect(label.variations[0].properties.all.map(\.key) == [.fontDescription])
    let width = try #require(graph.constraints.first)
    #expect(width.variations.map(\.constant) == [30])
    let switches = graph.views[Handle(0)].variations.flatMap(\.subviews)
    #expect(switches.map { graph[$0.object].id?.text } == ["label"])
  }

  @Test func withoutTraitCollectionsNothingVaries() throws {
    let document = scene("<variation key=\"widthClass=regular\" hidden=\"YES\"/>")
    let graph = try graph(document, settings: "useAutolayout=\"YES\"", isSound: false)
    #expect(graph.views.flatMap { $0.variations }.isEmpty)
    #expect(graph.variationKeys.isEmpty)
  }

  @Test func variationsAreInApplicationOrder() throws {
    let graph = try graph(
      scene(
        """
        <variation key="heightClass=regular-widthClass=compact" alpha="0.4"/>
        <variation key="widthClass=compact" alpha="0.3"/>
        <variation key="heightClass=regular" alpha="0.2"/>
        """), isSound: false)
    let alphas = graph.views[Handle(0)].variations.map { $0.attributes[.alpha] }
    #expect(alphas == ["0.2", "0.3", "0.4"])
  }

  // MARK: Scenes and segues

  @Test func secondControllerOfASceneIsOmitted() throws {
    let second = """
      <viewController id="second"><view key="view" id="view-2"/>
        <connections><segue destination="c" kind="show" id="from-second"/></connections>
      </viewController>
      """
    let graph = try graph(
      scene(
        "", connections: "<segue destination=\"second\" kind=\"show\" id=\"to-second\"/>",
        objects: second),
      isSound: false)
    #expect(graph.controllers.map(\.id?.text) == ["c"])
    #expect(graph.views.map(\.id?.text) == ["root"])
    #expect(graph.segues.isEmpty)
  }

  @Test func seguesFromAllSourcesAreIncluded() throws {
    func segue(_ id: String) -> String {
      "<connections><segue destination=\"d\" kind=\"show\" id=\"\(id)\"/></connections>"
    }
    let document =
      scene(
        """
        <subviews>
          <button id="button">\(segue("1"))</button>
          <navigationBar id="bar"><items><navigationItem id="free-item">
            <barButtonItem key="rightBarButtonItem" id="free-button">\(segue("2"))</barButtonItem>
          </navigationItem></items></navigationBar>
          <tabBar id="tabs"><items><tabBarItem id="free-tab">\(segue("3"))</tabBarItem></items></tabBar>
        </subviews>
        """,
        controller: """
          <toolbarItems><barButtonItem id="tool">\(segue("4"))</barButtonItem></toolbarItems>
          <navigationItem key="navigationItem" id="item">
            <barButtonItem key="leftBarButtonItem" id="left">\(segue("5"))</barButtonItem>
          </navigationItem>
          """, connections: "<segue destination=\"d\" kind=\"show\" id=\"6\"/>",
        objects: """
          <tapGestureRecognizer id="tap">\(segue("7"))</tapGestureRecognizer>
          <customObject id="object"><inner>\(segue("8"))</inner></customObject>
          <view id="free-view">\(segue("9"))</view>
          """) + scene("", id: "d", root: "root-d")
    let graph = try graph(document, isSound: false)
    #expect(graph.segues.map(\.id?.text) == (1...9).map { "\($0)" })
    #expect(
      graph.segues.map { $0.source.flatMap { graph.id(of: $0) }?.text } == [
        "button", "free-button", "free-tab", "tool", "left", "c", "tap", "object", "free-view",
      ])
    #expect(graph.scenes[Handle(0)].segues.count == 9)
    #expect(graph.scenes[Handle(1)].arrivals.count == 9)
    #expect(graph.segues.allSatisfy { $0.scene == graph.controllers[Handle(0)].scene })
  }

  @Test func danglingSeguesAreOmitted() throws {
    let graph = try graph(
      scene(
        "",
        connections: """
          <segue destination="nobody" kind="show" id="dangling"/>
          <segue destination="root" kind="show" id="to-a-view"/>
          <segue kind="show" id="nowhere"/>
          <segue destination="c" kind="unwind" id="back-to-a-controller"/>
          <segue destination="d" kind="show" id="good"/>
          """) + scene("", id: "d", root: "root-d"),
      settings: "\(Self.settings) initialViewController=\"root\"",
      extra: """
        <inferredMetricsTieBreakers>
          <segue reference="good"/><segue reference="root"/>
        </inferredMetricsTieBreakers>
        """, isSound: false)
    #expect(graph.segues.map(\.id?.text) == ["good"])
    #expect(graph.segues.map(\.isTieBreaker) == [true])
    #expect(graph.initialController == nil)
  }

  @Test func containersAndGuidesBelongToTheirControllers() throws {
    let graph = try graph(
      """
      <scene sceneID="n"><objects>
        <navigationController id="n">
          <navigationBar key="navigationBar" id="bar"/>
          <connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
          </connections>
        </navigationController></objects></scene>
      """
        + scene(
          "",
          controller: """
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
            """),
      settings: "\(Self.settings) initialViewController=\"n\"")
    #expect(graph.initialController?.text == "n")
    let navigation = try #require(graph.scenes[Handle(0)].controller)
    #expect(graph.contents(of: navigation).map { graph[$0].id?.text } == ["c"])
    #expect(graph[navigation].bars.map { graph[$0].id?.text } == ["bar"])
    #expect(graph.controllers[Handle(1)].guides.map { graph[$0].kind } == [.top])
  }

  // MARK: Making documents

  private static let settings = "useAutolayout=\"YES\" useTraitCollections=\"YES\""

  private func scene(
    _ inside: String, id: String = "c", root: String = "root", controller: String = "",
    connections: String = "", objects: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="\(root)">\(inside)</view>\(controller)
        <connections>\(connections)</connections>
      </viewController>\(objects)</objects></scene>
    """
  }

  private func graph(
    _ objects: String, isXib: Bool = false, settings: String = settings, extra: String = "",
    isSound: Bool = true
  ) throws -> SceneGraph {
    let list = isXib ? "objects" : "scenes"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isXib ? "XIB" : "Storyboard.XIB")"
        version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \(settings)>
        <\(list)>\(objects)</\(list)>\(extra)
      </document>
      """
    let file = SourceFile(path: "test", bytes: Array(text.utf8))
    let xml = try #require(XMLReader.read(file).document)
    let document = try #require(DocumentDecoder.decode(xml, file: file).document)
    let validation = DocumentValidator.validate(document)
    if isSound { #expect(validation.diagnostics.map(\.message) == []) }
    return validation.graph
  }
}
