import InterfaceTraits
import Testing

@Suite struct TraitCollectionTests {
  let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    displayScale: 2)

  @Test func containsWhatItSpecifies() {
    #expect(phone.containsTraits(in: TraitCollection(horizontalSizeClass: .compact)))
    #expect(!phone.containsTraits(in: TraitCollection(horizontalSizeClass: .regular)))
    #expect(phone.containsTraits(in: TraitCollection()))
    #expect(phone.containsTraits(in: phone))
    // A trait that is unspecified here is absent, whatever its value.
    #expect(!phone.containsTraits(in: TraitCollection(userInterfaceStyle: .light)))
    #expect(!TraitCollection().containsTraits(in: phone))
  }

  @Test func laterSpecifiedTraitsWin() {
    let merged = TraitCollection(traitsFrom: [
      TraitCollection(horizontalSizeClass: .compact, userInterfaceIdiom: .pad),
      TraitCollection(horizontalSizeClass: .regular), TraitCollection(),
    ])
    #expect(merged == TraitCollection(horizontalSizeClass: .regular, userInterfaceIdiom: .pad))
  }

  @Test func gamutBehavesLikeOtherTraits() {
    let wide = TraitCollection(displayGamut: .p3)
    #expect(!phone.containsTraits(in: wide))
    let merged = TraitCollection(traitsFrom: [wide, phone])
    #expect(merged.containsTraits(in: wide) && merged.containsTraits(in: phone))
    #expect(!TraitCollection(displayGamut: .sRGB).containsTraits(in: wide))
  }

  /// Each trait alone, with two values.
  static let singles: [(TraitCollection, TraitCollection)] = [
    (.init(horizontalSizeClass: .compact), .init(horizontalSizeClass: .regular)),
    (.init(verticalSizeClass: .compact), .init(verticalSizeClass: .regular)),
    (.init(userInterfaceIdiom: .phone), .init(userInterfaceIdiom: .pad)),
    (.init(displayScale: 2), .init(displayScale: 3)),
    (.init(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark)),
    (.init(layoutDirection: .leftToRight), .init(layoutDirection: .rightToLeft)),
    (.init(displayGamut: .sRGB), .init(displayGamut: .p3)),
    (.init(accessibilityContrast: .normal), .init(accessibilityContrast: .high)),
    (
      .init(preferredContentSizeCategory: .large),
      .init(preferredContentSizeCategory: .accessibilityMedium)
    ),
    (.init(legibilityWeight: .regular), .init(legibilityWeight: .bold)),
    (.init(activeAppearance: .active), .init(activeAppearance: .inactive)),
    (.init(forceTouchCapability: .available), .init(forceTouchCapability: .unavailable)),
  ]

  @Test(arguments: singles.indices)
  func everyTraitIsContainedAndMergedAlike(index: Int) {
    let (one, other) = Self.singles[index]
    #expect(one.containsTraits(in: one))
    #expect(!one.containsTraits(in: other))
    #expect(one.containsTraits(in: TraitCollection()))
    #expect(!TraitCollection().containsTraits(in: one))
    #expect(TraitCollection(traitsFrom: [one, other]) == other)
    #expect(TraitCollection(traitsFrom: [one, TraitCollection()]) == one)
    let all = TraitCollection(traitsFrom: Self.singles.map(\.0))
    #expect(all.containsTraits(in: one) && !all.containsTraits(in: other))
    #expect(TraitCollection(traitsFrom: [all, other]).containsTraits(in: other))
  }

  @Test func textSizesAreOrdered() {
    #expect(TextSizeCategory.allCases == TextSizeCategory.allCases.sorted())
    #expect(TextSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(TextSizeCategory(rawValue: "AX5") == .accessibilityExtraExtraExtraLarge)
  }

  @Test func mergingWithUnspecifiedTraitsChangesNothing() {
    #expect(TraitCollection(traitsFrom: [phone, TraitCollection()]) == phone)
    #expect(TraitCollection(traitsFrom: [TraitCollection(), phone]) == phone)
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
    let dark = TraitCollection(traitsFrom: [phone, TraitCollection(userInterfaceStyle: .dark)])
    #expect(dark.containsTraits(in: phone))
    #expect(dark.userInterfaceStyle == .dark)
    #expect(TraitCollection().horizontalSizeClass == .unspecified)
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
