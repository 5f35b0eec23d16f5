import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import Testing

@Suite struct VariationKeyTests {
  @Test func unspecifiedTraitsMatchNoKey() throws {
    let key = try #require(VariationKey(spelling: "heightClass=regular-widthClass=compact"))
    #expect(!key.matches(TraitCollection(horizontalSizeClass: .compact)))
    #expect(
      key.matches(
        TraitCollection(
          horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)))
  }

  @Test func moreSpecificKeysComeLater() throws {
    let spellings = [
      "default", "heightClass=compact", "userInterfaceIdiom=mac", "widthClass=regular",
      "heightClass=compact-widthClass=regular",
    ]
    let keys = try spellings.map { try #require(VariationKey(spelling: $0)) }
    for (earlier, later) in zip(keys, keys.dropFirst()) {
      #expect(earlier.isApplied(before: later))
      #expect(!later.isApplied(before: earlier))
    }
  }

  @Test(arguments: ["", "widthClass", "widthClass=", "=compact", "a=b-a=c", "a=b=c", "a=b-"])
  func otherTextIsRejected(spelling: String) {
    #expect(VariationKey(spelling: spelling) == nil)
  }
}
