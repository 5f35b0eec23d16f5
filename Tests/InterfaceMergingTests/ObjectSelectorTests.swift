import InterfaceMerging
import InterfaceSource
import InterfaceXML
import Testing

/// The objects that selectors name.
struct ObjectSelectorTests {
  private struct Sample {
    let table: DocumentTable
    let selector: ObjectSelector

    init(_ text: String) throws {
      let file = SourceFile(path: "a.storyboard", bytes: Array(text.utf8))
      let document = try #require(XMLReader.read(file).document)
      table = DocumentTable(document, in: file)
      selector = ObjectSelector(table, of: document, in: file)
    }

    func id(_ name: String) throws -> String {
      DocumentTable.id(ofKey: table.entries[try selector.object(name)].key)
    }

    func fault(_ name: String) -> ObjectSelectionFault? {
      do throws(ObjectSelectionFault) {
        _ = try selector.object(name)
        return nil
      } catch {
        return error
      }
    }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="1">
    <scenes>
    <scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="Login" title="Sign in" customClass="LoginController" id="c1">
    <view key="view" id="v1"><subviews>
    <label text="Welcome back" userLabel="Greeting" id="l1"/>
    <label id="l2"><attributedString key="attributedText"><fragment content="Terms &amp; more"/></attributedString></label>
    <button id="b1"><state key="normal" title="Save"/>
    <accessibility key="accessibilityConfiguration" identifier="save/now"/></button>
    <textField id="t1" customClass="CodeField"><string key="text">One
    two</string></textField>
    </subviews><viewLayoutGuide key="safeArea" id="g1"/></view>
    <connections><outlet property="nameLabel" destination="l2" id="o1"/>
    <outlet property="titleView" destination="l1" id="o2"/></connections>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="p1"/></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController customClass="DetailController" id="c2"><view key="view" id="v2"><subviews>
    <label text="Save" id="l3"/><label userLabel="Greeting" text="Hello" id="l4"/>
    </subviews></view><connections><outlet property="nameLabel" destination="l3" id="o3"/></connections>
    </viewController></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [
    ("l1", "l1"), ("titleView", "l1"), ("save/now", "b1"), ("Login", "c1"),
    ("\"Welcome back\"", "l1"), ("'Terms & more'", "l2"), ("\"One two\"", "t1"),
    ("CodeField", "t1"), ("textField[1]", "t1"), ("UITextField[1]", "t1"), ("CodeField[1]", "t1"),
    ("Login/label[2]", "l2"), ("s2/label[2]", "l4"), ("DetailController/nameLabel", "l3"),
    ("c2/Greeting", "l4"), ("\"Sign in\"/Greeting", "l1"), ("Sign in/save/now", "b1"),
    ("viewController[2]/label[1]", "l3"), ("s1", "s1"), ("Login/safeArea", "g1"), ("o3", "o3"),
  ])
  func names(_ selector: String, _ id: String) throws {
    #expect(try Sample(Self.storyboard).id(selector) == id)
  }

  @Test func severalObjectsAreListedWithTheirLines() throws {
    let fault = try #require(try Sample(Self.storyboard).fault("Greeting"))
    #expect(fault.kind == .ambiguous)
    #expect(fault.matches.map(\.id) == ["l1", "l4"])
    #expect(
      fault.text == """
        'Greeting' names 2 objects: use the id of one of them
          l1  label "Greeting", line 6
          l4  label "Greeting", line 18
        """)
    let positions = try #require(try Sample(Self.storyboard).fault("label[1]"))
    #expect(positions.matches.map(\.id) == ["l1", "l3"])
    let texts = try #require(try Sample(Self.storyboard).fault("\"Save\""))
    #expect(texts.matches.map(\.id) == ["b1", "l3"])
  }

  @Test(arguments: [
    ("titelView", ["titleView"]), ("Login/nameLable", ["Login/nameLabel"]),
    ("\"Welcome bakc\"", ["\"Welcome back\""]), ("Welcome back", ["\"Welcome back\""]),
    ("textField", ["textField[1]"]), ("lable[1]", ["label[1]"]), ("Logn/label[1]", ["Login"]),
    ("label[7]", []), ("", []),
  ])
  func unknownNamesHaveSuggestions(_ selector: String, _ suggestions: [String]) throws {
    let fault = try #require(try Sample(Self.storyboard).fault(selector))
    #expect(fault.suggestions == suggestions, "\(fault.text)")
    #expect(fault.matches.isEmpty)
  }

  @Test func objectsOfAXibAreCountedTogether() throws {
    let sample = try Sample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="1"><objects>
      <placeholder id="-1" userLabel="File's Owner"/><view id="a"><subviews><label id="b"/></subviews></view>
      <view id="c"><subviews><label id="d"/></subviews></view></objects></document>
      """)
    #expect(try sample.id("label[2]") == "d")
    #expect(try sample.id("c/label[1]") == "d")
    #expect(try sample.id("File's Owner") == "-1")
    #expect(try sample.id("view[2]") == "c")
  }
}
