import InterfaceEditing
import InterfaceLint
import InterfaceSource
import InterfaceXML
import Testing

/// The changes of each step in a document, and the parts that it does not change.
@Suite struct UpgradeStepTests {
  private func proposal(_ step: UpgradeStep, _ text: String) throws -> (UpgradeProposal, String) {
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    let proposal = step.proposal(
      DocumentEditing(try #require(XMLReader.read(file).document), file))
    let changed = try #require(file.applying(proposal.edits))
    return (proposal, String(decoding: changed.bytes, as: UTF8.self))
  }

  @Test func autoLayoutIsEnabledUnlessConstraintsWouldTakeEffect() throws {
    let (done, text) = try proposal(
      .autoLayout, #"<document targetRuntime="iOS.CocoaTouch"><view id="v"/></document>"#)
    #expect(
      text
        == #"<document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><view id="v"/></document>"#
    )
    #expect(done.changes == ["turned on; views keep their autoresizing masks"])
    let (left, same) = try proposal(
      .autoLayout, #"<document targetRuntime="iOS.CocoaTouch"><constraint id="c"/></document>"#)
    #expect(left.edits.isEmpty && same.contains("<constraint id=\"c\"/>"))
    #expect(
      left.remaining.map(\.reason) == [
        "the document has constraints that have no effect now, but would with Auto Layout"
      ])
  }

  @Test(arguments: UpgradeStep.allCases)
  func macOSDocumentsAreUnchanged(step: UpgradeStep) throws {
    let (proposal, _) = try proposal(
      step, #"<document targetRuntime="MacOSX.Cocoa"><segue kind="push" id="s"/></document>"#)
    #expect(proposal.edits.isEmpty && proposal.remaining.isEmpty && proposal.changes.isEmpty)
  }

  @Test func guidesBecomeTheSafeArea() throws {
    let (done, text) = try proposal(
      .safeAreas,
      """
      <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <viewController id="c">
              <layoutGuides>
                  <viewControllerLayoutGuide type="top" id="g-1"/>
              </layoutGuides>
              <view key="view" id="v">
                  <rect key="frame"/>
                  <constraints>
                      <constraint firstItem="box" firstAttribute="top" secondItem="g-1" secondAttribute="bottom" id="k"/>
                  </constraints>
                  <viewLayoutGuide key="safeArea" id="safe"/>
              </view>
          </viewController>
      </document>
      """)
    #expect(text.contains(#"secondItem="safe" secondAttribute="top" id="k"/>"#))
    #expect(!text.contains("layoutGuides"))
    #expect(done.changes == ["turned on in 1 scene; 1 constraint moved to the safe area"])
  }

  @Test func guidesWithOtherReferencesAreRetained() throws {
    let (left, text) = try proposal(
      .safeAreas,
      """
      <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><viewController id="c"><layoutGuides>\
      <viewControllerLayoutGuide type="top" id="g-1"/></layoutGuides><view key="view" id="v"><rect key="frame"/>\
      <connections><outlet property="guide" destination="g-1" id="o"/></connections></view></viewController></document>
      """)
    #expect(left.edits.isEmpty && text.contains("layoutGuides"))
    #expect(
      left.remaining.map(\.reason) == ["something other than a constraint refers to a layout guide"]
    )
  }

  @Test func seguesBecomeAdaptiveInDocumentsWithSizeClasses() throws {
    let segues = #"<segue kind="push" id="a"/><segue kind="replace" id="b"/>"#
    let (done, text) = try proposal(
      .segues,
      #"<document targetRuntime="iOS.CocoaTouch" useTraitCollections="YES">\#(segues)</document>"#)
    #expect(text.contains(#"<segue kind="show" id="a"/><segue kind="replace" id="b"/>"#))
    #expect(done.changes == ["1 of the kind 'push' is now 'show'"])
    #expect(
      done.remaining.map(\.reason) == [
        "it replaces the primary view controller, for which there is no newer kind"
      ])
    let (left, _) = try proposal(
      .segues, #"<document targetRuntime="iOS.CocoaTouch">\#(segues)</document>"#)
    #expect(left.edits.isEmpty && left.remaining.count == 2)
  }
}
