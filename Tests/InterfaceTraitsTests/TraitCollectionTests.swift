import InterfaceTraits
import Testing

@Suite struct TraitCollectionTests {
  let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone, displayScale: 2)

  @Test func containsWhatItSpecifies() {
    #expect(phone.contains(TraitCollection(horizontalSizeClass: .compact)))
    #expect(!phone.contains(TraitCollection(horizontalSizeClass: .regular)))
    #expect(phone.contains(TraitCollection()))
  }

  @Test func laterSpecifiedTraitsWin() {
    let merged = TraitCollection(merging: [
      TraitCollection(horizontalSizeClass: .compact, idiom: .pad),
      TraitCollection(horizontalSizeClass: .regular), TraitCollection(),
    ])
    #expect(merged == TraitCollection(horizontalSizeClass: .regular, idiom: .pad))
  }

  @Test func aGamutIsATraitLikeOthers() {
    let wide = TraitCollection(displayGamut: .p3)
    #expect(!phone.contains(wide))
    let merged = TraitCollection(merging: [wide, phone])
    #expect(merged.contains(wide) && merged.contains(phone))
    #expect(!TraitCollection(displayGamut: .sRGB).contains(wide))
  }

  @Test func cellNamesRoundTrip() {
    #expect(SizeClassGrid.cells.count == 9)
    for cell in SizeClassGrid.cells { #expect(SizeClassGrid.Cell(name: cell.name) == cell) }
    #expect(
      SizeClassGrid.Cell(name: "wC-hR") == SizeClassGrid.Cell(width: .compact, height: .regular))
    for name in ["", "wC", "hR-wC", "wC-hR-x", "wX-hR", "wCompact-h"] {
      #expect(SizeClassGrid.Cell(name: name) == nil)
    }
  }
}
