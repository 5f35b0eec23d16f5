import InterfaceModel
import Testing

@Suite struct DocumentNameTests {
  @Test func everySpellingRoundTrips() {
    for name in ElementName.allCases { #expect(ElementName(spelling: name.spelling) == name) }
    for name in AttributeName.allCases { #expect(AttributeName(spelling: name.spelling) == name) }
    for name in PropertyKey.allCases { #expect(PropertyKey(spelling: name.spelling) == name) }
  }

  @Test(arguments: ["", "zzz", "Label", "label ", "aaa", "labé"])
  func unknownSpellingsHaveNoCase(spelling: String) {
    #expect(ElementName(spelling: spelling) == nil)
  }

  @Test func spellingsThatAreNotIdentifiersHaveCases() {
    #expect(ElementName.switch.spelling == "switch")
    #expect(AttributeName.base64UTF8.spelling == "base64-UTF8")
    #expect(PropertyKey.nsColor.spelling == "NSColor")
  }

  @Test func attributeKindsDependOnTheElement() {
    #expect(AttributeName.top.kind == .real)
    #expect(AttributeName.top.kind(on: .edgeInsets) == .real)
    #expect(AttributeName.top.kind(on: .extendedEdge) == .bool)
    #expect(AttributeName.placeholder.kind(on: .constraint) == .bool)
    #expect(AttributeName.placeholder.kind(on: .textField) == .string)
    #expect(AttributeName.multiplier.kind == .multiplier)
    #expect(AttributeName.axis.values == ["horizontal", "vertical"])
  }

  @Test func elementsListTheirAttributesAndChildren() {
    #expect(ElementName.label.lists(.text))
    #expect(ElementName.label.lists(.alpha))
    #expect(!ElementName.label.lists(.axis))
    #expect(ElementName.subviews.lists(child: .wkWebView))
    #expect(!ElementName.subviews.lists(child: .constraint))
    #expect(ElementName.constraint.policy == .closed)
  }
}
