import InterfaceModel
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("aBc-1D-eFg", "aBc-1D-eFh"), ("aBc-1D-eFg", "aBc-1D-eF"), ("aBc-1D-eFg", "aBc-1D-eFgh"),
    ("aBc-1D-eFg", "Bac-1D-eFg"), ("aBc-1D-eFg", "abc-1d-EFG"), ("label", "lable"),
  ])
  func singleTyposAreNearMisses(lhs: String, rhs: String) {
    #expect(NearMiss.isNear(lhs, rhs))
    #expect(NearMiss.isNear(rhs, lhs))
  }

  @Test(arguments: [
    ("aBc-1D-eFg", "aBc-1D-eFg"), ("aBc-1D-eFg", "aBc-1D-xyz"), ("-1", "-2"), ("", "a"),
    ("abcd", "ba"), ("aaXbbYcc", "aaPbbQcc"),
  ])
  func equalOrDistantNamesAreNotNearMisses(lhs: String, rhs: String) {
    #expect(!NearMiss.isNear(lhs, rhs))
    #expect(!NearMiss.isNear(rhs, lhs))
  }
}
