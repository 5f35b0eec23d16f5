import InterfaceEditing
import InterfaceMerging
import InterfaceSource
import StructuredData
import Testing

/// Operations on a small document.
@Suite struct DocumentEditTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23000">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                    </label>
                    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="0.0" y="40" width="10" height="20"/>
                        <state key="normal" title="B"/>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="l"/>
                </constraints>
                <connections>
                    <outlet property="title" destination="a" id="o"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  private static func state(_ text: String = text) throws -> DocumentState {
    try DocumentState(SourceFile(path: "A.xib", bytes: Array(text.utf8)))
  }

  private static func edited(_ operations: String...) throws -> String {
    let read = try operations.flatMap { try EditOperation.read(text: $0) }
    return String(decoding: try DocumentEdit(state(), read).after.file.bytes, as: UTF8.self)
  }

  /// Operations, and the lines that they remove and add, without white space at their ends.
  private static let examples: [(operation: String, removed: [String], added: [String])] = [
    (
      "set a text='Hello & bye'",
      [#"<label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#],
      [
        #"<label opaque="NO" text="Hello &amp; bye" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#
      ]
    ),
    // A new attribute has the place that Interface Builder gives it.
    (
      "set a textAlignment=center",
      [#"<label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#],
      [
        #"<label opaque="NO" text="A" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#
      ]
    ),
    (
      "set title font='style:body'",
      [#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#],
      [#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#]
    ),
    (
      "set a textColor=labelColor", [#"<nil key="textColor"/>"#],
      [#"<color key="textColor" systemColor="labelColor"/>"#]
    ),
    (
      "set b title.normal=C", [#"<state key="normal" title="B"/>"#],
      [#"<state key="normal" title="C"/>"#]
    ),
    ("set b selected.title=D", [], [#"<state key="selected" title="D"/>"#]),
    // A button has the title of its normal state, and keeps its name for the next property.
    (
      #"set "B" title=C titleColor=#FF0000"#, [#"<state key="normal" title="B"/>"#],
      [
        #"<state key="normal" title="C">"#,
        #"<color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
        "</state>",
      ]
    ),
    (
      "set a accessibilityLabel=Name accessibilityHint=More", [],
      [#"<accessibility key="accessibilityConfiguration" hint="More" label="Name"/>"#]
    ),
    (
      "set a font='system semibold 20'",
      [#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#],
      [#"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#]
    ),
    // Numbers have 17 digits where they need them.
    (
      "set a alpha=0.1 opaque=yes",
      [#"<label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#],
      [
        #"<label opaque="YES" alpha="0.10000000000000001" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#
      ]
    ),
    // A symbol of the system has its catalog.
    (
      "set b image=system:star", [#"<state key="normal" title="B"/>"#],
      [#"<state key="normal" title="B" image="star" catalog="system"/>"#]
    ),
    (
      #"set a runtimeAttributes.layer.cornerRadius="number 8""#, [],
      [
        "<userDefinedRuntimeAttributes>",
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#,
        #"<integer key="value" value="8"/>"#, "</userDefinedRuntimeAttribute>",
        "</userDefinedRuntimeAttributes>",
      ]
    ),
    ("constrain a.top = root.top", [], []),
    (
      "set a accessibilityTraits='button header' isAccessibilityElement=YES", [],
      [
        #"<accessibility key="accessibilityConfiguration">"#,
        #"<accessibilityTraits key="traits" button="YES" header="YES"/>"#,
        #"<bool key="isElement" value="YES"/>"#, "</accessibility>",
      ]
    ),
    // A constraint of one size class.
    (
      "constrain b.leading = a.leading + 8 as indent in compact height", [],
      [
        #"<constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="8" id="YFB-mx-MIF"/>"#,
        #"<variation key="default">"#, #"<mask key="constraints">"#,
        #"<exclude reference="YFB-mx-MIF"/>"#, "</mask>", "</variation>",
        #"<variation key="heightClass=compact">"#, #"<mask key="constraints">"#,
        #"<include reference="YFB-mx-MIF"/>"#, "</mask>", "</variation>",
      ]
    ),
    // The inspector's names in a size class, too.
    (
      "set a font='system 22' in regular width", [],
      [
        #"<variation key="widthClass=regular">"#,
        #"<fontDescription key="fontDescription" type="system" pointSize="22"/>"#, "</variation>",
      ]
    ),
    (
      "set k constant=8 in compact height",
      [
        #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>"#
      ],
      [
        #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k">"#,
        #"<variation key="heightClass=compact" constant="8"/>"#, "</constraint>",
      ]
    ),
    (
      "unset a text",
      [#"<label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#],
      [#"<label opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#]
    ),
    (
      "uninstall a in compact height", [],
      [
        #"<variation key="heightClass=compact">"#, #"<mask key="subviews">"#,
        #"<exclude reference="a"/>"#, "</mask>", "</variation>",
      ]
    ),
    // With an object go its constraints and connections, and the lists that are empty then.
    (
      "remove a",
      [
        #"<label opaque="NO" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">"#,
        #"<rect key="frame" x="0.0" y="0.0" width="10" height="20"/>"#,
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
        #"<nil key="textColor"/>"#, "</label>", "<constraints>",
        #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>"#,
        #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="l"/>"#,
        "</constraints>", "<connections>", #"<outlet property="title" destination="a" id="o"/>"#,
        "</connections>",
      ], []
    ),
  ]

  @Test(arguments: examples.indices) func operationsChangeTheirLines(_ index: Int) throws {
    let example = Self.examples[index]
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }
    let difference = lines(try Self.edited(example.operation))
      .difference(from: lines(Self.text))
    var removed: [String] = []
    var added: [String] = []
    for change in difference {
      switch change {
      case .remove(_, let line, _): removed.append(line)
      case .insert(_, let line, _): added.append(line)
      }
    }
    #expect(Set(removed) == Set(example.removed), "\(example.operation)")
    #expect(added == example.added, "\(example.operation)")
  }

  @Test func constraintsHaveTheOwnersOfXcode() throws {
    for (text, line) in [
      (
        "constrain a.leading = margins.leading + 4 @750",
        #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" priority="750" constant="4" id="#
      ),
      (
        "constrain b.bottom <= safeArea.bottom - 8",
        #"<constraint firstItem="b" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="safe" secondAttribute="bottom" constant="-8" id="#
      ),
      (
        "constrain a.width = 0.5 * root.width",
        #"<constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="#
      ),
      (
        "constrain superview.trailing = b.trailing + 8",
        #"<constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="8" id="#
      ),
      (
        "constrain a.width <= root.width / 3",
        #"relation="lessThanOrEqual" secondItem="root" secondAttribute="width" multiplier="0.33333333333333331" id="#
      ),
      (
        "constrain a.height >= 44",
        #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="#
      ),
    ] {
      #expect(try Self.edited(text).contains(line), "\(text)")
    }
  }

  /// A constraint is written as it is read.
  @Test func constraintTextIsReadAndWritten() throws {
    for text in [
      "a.top = b.bottom + 8", "a.width >= 2 * b.width - 4.5 @250", "a.height = 44",
      "x/label[2].lastBaseline <= b.firstBaseline",
    ] {
      #expect(try ConstraintText(text).text == text)
    }
    for text in [
      "a.top", "a.top = ", "top = 4", "a.top = b.top @0", "a.top = b.top + c.top", "a.tip = 3",
    ] {
      #expect(throws: EditFault.self, "\(text)") { try ConstraintText(text) }
    }
  }

  @Test func movesKeepBytes() throws {
    let moved = try Self.edited("move b before a")
    #expect(try Self.state(moved).table.changes(to: Self.state().table).map(\.kind) == [.order])
    let back = try EditOperation.read(text: "move b after a")
    let bytes = try DocumentEdit(Self.state(moved), back).after.file.bytes
    #expect(String(decoding: bytes, as: UTF8.self) == Self.text)
  }

  /// The same operations give the same ids.
  @Test func additionsAreDeterministic() throws {
    let operations = [
      "add label to root as hint after a text=Hint", "constrain hint.top = a.bottom",
    ]
    let one = try Self.edited(operations[0], operations[1])
    #expect(try Self.edited(operations[0], operations[1]) == one)
    #expect(
      one.contains(#"text="Hint""#) && one.contains(#"secondItem="a" secondAttribute="bottom""#))
  }

  @Test func operationsTurnOneDocumentIntoTheOther() throws {
    let other = try Self.edited(
      "set a text=X", "remove b", "add switch to root as s", "constrain s.top = a.bottom",
      "connect root outlet toggle to s", "uninstall s in regular width", "set a textColor=#FF000080"
    )
    let after = try Self.state(other)
    let operations = EditOperation.difference(from: try Self.state(), to: after)
    var writer = JSONWriter()
    EditOperation.write(operations, to: &writer)
    let json = StructuredDocument(json: SourceFile(path: "o.json", bytes: writer.bytes))
    let read = try EditOperation.read(try #require(json.root))
    #expect(read == operations)
    let edit = try DocumentEdit(Self.state(), read)
    #expect(edit.after.table.changes(to: after.table).isEmpty)
    #expect(EditOperation.difference(from: after, to: after).isEmpty)
  }

  @Test func copiesHaveTheirOwnIDs() throws {
    let text = try Self.edited("duplicate a as copy", "set copy text=Copy")
    let state = try Self.state(text)
    #expect(text.contains(#"text="Copy""#) && text.contains(#"text="A""#))
    // The constraints and outlets of the original are not those of the copy.
    #expect(try Self.state().table.changes(to: state.table).map(\.kind) == [.added])
  }

  /// A stack view has the outer constraints of its views; those between them go.
  @Test func embeddedViewsAreArranged() throws {
    let text = try Self.edited(
      "embed a b in stackView spacing=8 as stack", "set stack alignment=center")
    #expect(text.contains(#"axis="vertical""#) && text.contains(#"spacing="8""#))
    #expect(!text.contains(#"id="l""#))
    let top = text.split(separator: "\n").first { $0.contains(#"id="k""#) }
    let id = try #require(text.firstMatch(of: #/<stackView [^>]*id="([^"]*)"/#)?.1)
    #expect(top?.contains(#"firstItem="\#(id)""#) == true)
    #expect(text.contains(#"<outlet property="title" destination="a" id="o"/>"#))
  }

  /// A view has the outer constraints of the view in it, which fills it.
  @Test func enclosingViewTakesThePlace() throws {
    let text = try Self.edited("embed a in view as box", "set box alpha=0.5")
    let id = try #require(text.firstMatch(of: #/<view [^>]*alpha="0.5"[^>]*id="([^"]*)"/#)?.1)
    for constraint in [#"id="k""#, #"id="l""#] {
      let line = text.split(separator: "\n").first { $0.contains(constraint) }
      #expect(line?.contains(id) == true && line?.contains(#"Item="a""#) == false)
    }
    let pins = text.matches(of: #/firstItem="a" firstAttribute="(\w+)" secondItem="([^"]*)"/#)
    #expect(Set(pins.map(\.1)) == ["bottom", "leading", "top", "trailing"])
    #expect(pins.allSatisfy { $0.2 == id })
  }

  /// Interface Builder lists the colors and images that a document uses, sorted, and the capability that
  /// the list needs.
  @Test func resourcesFollow() throws {
    let head =
      "<dependencies>\n        <plugIn identifier=\"p\"/>\n    </dependencies>\n    <objects>"
    let before = try Self.state(
      Self.text.replacing("<objects>", with: "\(head)", maxReplacements: 1))
    let operations = try [
      "set a textColor=named:Brand", "set a backgroundColor=secondaryLabelColor",
      "set b image=system:star",
    ].flatMap { try EditOperation.read(text: $0) }
    let edit = try DocumentEdit(before, operations)
    #expect(
      edit.after.newResources(since: before) == [
        ResourceName(.symbol, "star"), ResourceName(.namedColor, "Brand"),
        ResourceName(.systemColor, "secondaryLabelColor"),
      ])
    let values = [
      ResourceName(.symbol, "star"): NewElement(
        "image", [.init("width", "128"), .init("height", "116")]),
      ResourceName(.namedColor, "Brand"): NewElement("namedColor", [], [NewElement("color")]),
    ]
    let after = try edit.after.settlingResources(since: before, values)
    let text = String(decoding: after.file.bytes, as: UTF8.self)
    // As Xcode 15 writes them.
    let list = """
          </objects>
          <resources>
              <image name="star" catalog="system" width="128" height="116"/>
              <namedColor name="Brand">
                  <color/>
              </namedColor>
              <systemColor name="secondaryLabelColor">
                  <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
          </resources>
      """
    #expect(text.contains(list), "\(text)")
    #expect(
      text.contains(
        """
                <plugIn identifier="p"/>
                <capability name="Named colors" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
        """), "\(text)")
    // Resources without a use go.
    let undone = try DocumentEdit(
      after,
      try [
        "unset a textColor", "unset a backgroundColor", "unset b normal.image",
        "unset b normal.catalog",
      ]
      .flatMap { try EditOperation.read(text: $0) }
    ).after.settlingResources(since: after, [:])
    #expect(
      undone.file.bytes == before.file.bytes,
      "\(String(decoding: undone.file.bytes, as: UTF8.self))")
  }

  /// Static rows stay in their list, one below another.
  @Test func rowsAreStacked() throws {
    func row(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell id="\(id)">
          <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
      </tableViewCell>

      """
    }
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23000">
          <objects>
              <tableView dataMode="static" id="table">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <sections>
                      <tableViewSection id="one">
                          <cells>
                          \(row("a", 28))\(row("b", 72))</cells>
                      </tableViewSection>
                      <tableViewSection id="two">
                          <cells>
                          \(row("c", 152))</cells>
                      </tableViewSection>
                  </sections>
              </tableView>
          </objects>
      </document>

      """
    func tops(_ operations: String...) throws -> [String] {
      let read = try operations.flatMap { try EditOperation.read(text: $0) }
      let edit = try DocumentEdit(Self.state(table), read)
      let text = String(decoding: edit.after.file.bytes, as: UTF8.self)
      #expect(!text.contains("prototypes"))
      return text.matches(of: #/<tableViewCell id="([^"]*)">\s*<rect [^>]*y="(\d+)"/#).map {
        "\($0.1.count == 1 ? $0.1 : "new") \($0.2)"
      }
    }
    #expect(try tops("move b before a") == ["b 28", "a 72", "c 152"])
    #expect(try tops("duplicate a as copy") == ["a 28", "new 72", "b 116", "c 196"])
    #expect(try tops("remove a") == ["b 28", "c 108"])
  }

  @Test func wrongOperationsAreExplained() throws {
    for (text, message) in [
      ("set z text=A", "no object has the id or the name 'z'"),
      ("set a tekst=A", #"label "A" has no property 'tekst'"#),
      ("set a textColor=reddish", "'reddish' is no value of 'textColor'"),
      ("paint a", "'paint' is no operation"),
      ("set a", "'set' needs a property"),
      ("add spaceship to root", "'spaceship' is no object of the library"),
      ("move root to a", "cannot be in itself"),
      ("set a text=A in small height", "names no size class"),
      ("connect root outlet title to b", "has an outlet 'title' already"),
      ("disconnect a", "is neither a constraint nor a connection"),
      ("set a id=z", "has no property 'id'"), ("set a font='system -5'", "a font is"),
      ("set a text=B in compact height", "has no property"),
      ("set a contentMode=wrong", "its values are"), ("set a hidden=maybe", "it is YES or NO"),
      ("set a numberOfLines=1.5", "it is a whole number"),
      ("set k priority=1001", "a priority from 1 to 1000"),
      ("set a runtimeAttributes.size=8", "a runtime attribute is"),
      ("constrain a.top = b.top / 0", "is no divisor"),
      ("embed a b in view", "one view into a view"),
      ("rename outlet title to heading", "'rename' is not available here"),
      ("rename outlet title to 2nd", "is no name of an outlet"),
      ("rename action save: to save", "is no selector with as many arguments"),
      ("rename color Brand to Other", "'rename' does not know 'color'"),
      ("set a text='A", "a quotation mark is not closed"),
    ] {
      do {
        _ = try Self.edited(text)
        Issue.record("\(text)")
      } catch let error as EditFault {
        #expect(error.message.contains(message), "\(error.message)")
      } catch let error as DocumentEdit.Failure {
        #expect(error.fault.message.contains(message), "\(error.fault.message)")
      }
    }
  }
}
