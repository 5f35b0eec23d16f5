import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// `edit` on files.
@Suite struct EditTests {
  private static let text = Sample.xib(
    extra: """

      <subviews>
          <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
              <rect key="frame" x="20" y="20" width="100" height="20"/>
          </label>
      </subviews>
      <constraints>
          <constraint firstItem="lab" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c-l"/>
          <constraint firstItem="lab" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c-t"/>
          <constraint firstItem="lab" firstAttribute="width" constant="100" id="c-w"/>
          <constraint firstItem="lab" firstAttribute="height" constant="20" id="c-h"/>
      </constraints>
      """)

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "A.xib")
    return folder
  }

  private func read(_ folder: TemporaryFolder, _ name: String = "A.xib") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func answer(_ run: ToolRun) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  /// Frames on the canvas follow, and an edit that changes nothing writes nothing.
  @Test func editIsWrittenWithItsFrames() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set c-l constant=30"])
    #expect(run.status.rawValue == 0 && run.error == "", "\(run.error)")
    let expected = Self.text.replacing(#"constant="20" id="c-l""#, with: #"constant="30" id="c-l""#)
      .replacing(#"x="20" y="20" width="100""#, with: #"x="30" y="20" width="100""#)
    #expect(try read(folder) == expected)
    let again = ToolRun(["edit", folder.path("A.xib"), "set c-l constant=30", "--format", "json"])
    #expect(again.status.rawValue == 0)
    #expect(try read(folder) == expected)
    // The answer names the digest of the document.
    let digest = try #require(try answer(again)["digest"] as? String)
    let other = ToolRun([
      "edit", folder.path("A.xib"), "set c-l constant=40", "--if-match", digest,
    ])
    #expect(other.status.rawValue == 0)
    let late = ToolRun([
      "edit", folder.path("A.xib"), "set c-l constant=50", "--if-match", digest,
    ])
    #expect(late.status.rawValue == 1 && late.error.contains("not the expected document"))
  }

  /// A refused edit writes nothing, and the operations that it proposes are accepted.
  @Test func ambiguityIsRefusedWithItsFixes() throws {
    let folder = try folder()
    let path = folder.path("A.xib")
    let run = ToolRun(["edit", path, "unconstrain c-t", "--format", "json"])
    #expect(run.status.rawValue == 1)
    #expect(try read(folder) == Self.text)
    let answer = try answer(run)
    #expect(answer["written"] as? Bool == false)
    let refused = try #require(answer["refused"] as? [[String: Any]])
    #expect(refused.map { $0["rule"] as? String } == ["ambiguous-layout"])
    var operations: [[String: Any]] = [["op": "unconstrain", "objects": ["c-t"]]]
    operations += try #require(refused[0]["fixes"] as? [[String: Any]])
    #expect(operations.count == 2)
    let data = try JSONSerialization.data(withJSONObject: operations)
    try folder.write(String(decoding: data, as: UTF8.self), to: "operations.json")
    let fixed = ToolRun(["edit", path, "--ops", folder.path("operations.json")])
    #expect(fixed.status.rawValue == 0, "\(fixed.output)\(fixed.error)")
    #expect(try read(folder) != Self.text)
    let allowed = ToolRun(["edit", path, "unconstrain c-w", "--allow", "ambiguous-layout"])
    #expect(allowed.status.rawValue == 0, "\(allowed.output)")
  }

  @Test func conflictIsRefused() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "constrain lab.width = 200"])
    #expect(run.status.rawValue == 1 && run.output.contains("[conflicting-constraints]"))
    #expect(try read(folder) == Self.text)
  }

  /// A finding that `lint` reports as a note, because it holds in landscape only, refuses an edit as well.
  @Test func conflictInOneSizeClassIsRefused() throws {
    let folder = try folder()
    let path = folder.path("A.xib")
    for operation in [
      "uninstall c-t in compact height", "uninstall c-t in w:compact h:compact",
    ] {
      let run = ToolRun(["edit", path, operation])
      #expect(
        run.status.rawValue == 1 && run.output.contains("[ambiguous-layout]"), "\(run.output)")
    }
    #expect(
      ToolRun([
        "edit", path, "constrain lab.width = 50 @1000", "--allow", "conflicting-constraints",
      ]).status.rawValue == 0)
    #expect(try read(folder) != Self.text)
  }

  @Test func allOperationsOrNone() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set lab text=B", "set nothing text=C"])
    #expect(
      run.status.rawValue == 2 && run.error.contains("operation 2: no object"), "\(run.error)")
    #expect(try read(folder) == Self.text)
    for words in [[], ["--ops", "missing.json"], ["set lab text=B", "--ops", "-"], ["set lab"]] {
      #expect(ToolRun(["edit", folder.path("A.xib")] + words).status.rawValue == 2, "\(words)")
    }
  }

  @Test func dryRunPrintsTheDifference() throws {
    let folder = try folder()
    let run = ToolRun(["edit", folder.path("A.xib"), "set lab text=B", "--dry-run"])
    #expect(
      run.status.rawValue == 0 && run.output.contains("+") && run.output.contains(#"text="B""#))
    #expect(try read(folder) == Self.text)
  }

  /// The operations of a comparison turn one document into the other.
  @Test func comparisonIsReplayed() throws {
    let folder = try folder()
    try folder.write(Self.text, to: "B.xib")
    #expect(
      ToolRun(["edit", folder.path("B.xib"), "set lab text=B hidden=YES", "set c-l constant=9"])
        .status.rawValue == 0)
    let operations = ToolRun([
      "compare", folder.path("A.xib"), folder.path("B.xib"), "--format", "operations",
    ])
    #expect(operations.status.rawValue == 1)
    try folder.write(operations.output, to: "operations.json")
    #expect(
      ToolRun(["edit", folder.path("A.xib"), "--ops", folder.path("operations.json")])
        .status.rawValue == 0)
    #expect(try read(folder) == read(folder, "B.xib"))
  }

  // MARK: Rename

  private static func storyboard(_ scene: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    \(scene)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="res-po-nder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// A project with two storyboards, one of which refers to the other, and their classes.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      Self.storyboard(
        """
        <viewController storyboardIdentifier="Form" id="con-tr-oll" customClass="FormController" sceneMemberID="viewController">
            <view key="view" id="vie-wv-iew"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><outlet property="box" destination="vie-wv-iew" id="out-le-t01"/></connections>
        </viewController>
        """), to: "Form.storyboard")
    try folder.write(
      Self.storyboard(
        """
        <viewController id="mai-n0-con" customClass="SpecialController" sceneMemberID="viewController">
            <view key="view" id="mai-nv-iew"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><outlet property="box" destination="mai-nv-iew" id="mai-no-utl"/></connections>
        </viewController>
        <viewControllerPlaceholder storyboardName="Form" referencedIdentifier="Form" id="pla-ce-hol" sceneMemberID="viewController"/>
        """), to: "Main.storyboard")
    try folder.write(
      """
      class FormController: UIViewController {
        @IBOutlet var box: UIView!
        func show() { box.isHidden = false }
      }
      class SpecialController: FormController {}

      """, to: "FormController.swift")
    try folder.write(
      """
      class Other { var box = 1 }
      let scene = storyboard.instantiateViewController(withIdentifier: "Form")

      """, to: "Other.swift")
    return folder
  }

  /// An outlet is that of the class that declares it, also in other documents and by subclasses.
  @Test func outletsAreRenamedInAllDocuments() throws {
    let folder = try project()
    let path = folder.path("Form.storyboard")
    let run = ToolRun([
      "edit", path, "rename outlet con-tr-oll.box to frame", "--sources", "--format", "json",
    ])
    #expect(run.status.rawValue == 0, "\(run.output)\(run.error)")
    for name in ["Form.storyboard", "Main.storyboard"] {
      let text = try read(folder, name)
      #expect(text.contains(#"<outlet property="frame""#) && !text.contains("box"), "\(text)")
    }
    let source = try read(folder, "FormController.swift")
    #expect(source.contains("var frame: UIView!") && source.contains("frame.isHidden"))
    #expect(try read(folder, "Other.swift").contains("var box = 1"))
    let answer = try answer(run)
    #expect((answer["renamed"] as? [[String: Any]])?.count == 2)
    #expect((answer["mentions"] as? [[String: Any]])?.map { $0["line"] as? Int } == [1])
    // Without the sources, the class would have no such outlet.
    let back = ToolRun(["edit", path, "rename outlet frame to box"])
    #expect(back.status.rawValue == 1 && back.output.contains("[missing-outlet]"), "\(back.output)")
    #expect(try read(folder, "Main.storyboard").contains(#"property="frame""#))
  }

  @Test func identifiersAreRenamedWithTheirReferences() throws {
    let folder = try project()
    let run = ToolRun([
      "edit", folder.path("Form.storyboard"), "rename storyboardIdentifier Form to Entry",
    ])
    #expect(run.status.rawValue == 0, "\(run.output)\(run.error)")
    #expect(try read(folder, "Form.storyboard").contains(#"storyboardIdentifier="Entry""#))
    #expect(
      try read(folder, "Main.storyboard").contains(
        #"storyboardName="Form" referencedIdentifier="Entry""#))
    #expect(
      run.output.contains("not renamed: ") && run.output.contains("Other.swift:2:67"),
      "\(run.output)")
    let id = ToolRun(["edit", folder.path("Form.storyboard"), "rename id vie-wv-iew to bod-yv-iew"])
    #expect(id.status.rawValue == 0, "\(id.output)\(id.error)")
    #expect(try read(folder, "Form.storyboard").contains(#"destination="bod-yv-iew""#))
    for (operation, message) in [
      ("rename id con-tr-oll to bod-yv-iew", "another object has the id"),
      ("rename outlet nothing to x", "has no outlet 'nothing'"),
    ] {
      let run = ToolRun(["edit", folder.path("Form.storyboard"), operation])
      #expect(run.status.rawValue == 2 && run.error.contains(message), "\(run.error)")
    }
  }

  /// Several documents are written all or none.
  @Test func documentsAreEditedTogether() throws {
    let folder = try project()
    let (form, main) = (folder.path("Form.storyboard"), folder.path("Main.storyboard"))
    let before = try read(folder, "Form.storyboard")
    let run = ToolRun([
      "edit", form, "set vie-wv-iew alpha=0.5", main, "constrain mai-nv-iew.width = 10",
      "constrain mai-nv-iew.width = 20", "--format", "json",
    ])
    #expect(run.status.rawValue == 1, "\(run.output)\(run.error)")
    #expect(try read(folder, "Form.storyboard") == before)
    #expect((try answer(run)["documents"] as? [Any])?.count == 2)
    let both = ToolRun([
      "edit", form, "set vie-wv-iew alpha=0.5", main, "set mai-nv-iew alpha=0.25",
    ])
    #expect(both.status.rawValue == 0, "\(both.output)\(both.error)")
    #expect(try read(folder, "Form.storyboard").contains(#"alpha="0.5""#))
    #expect(try read(folder, "Main.storyboard").contains(#"alpha="0.25""#))
  }
}
