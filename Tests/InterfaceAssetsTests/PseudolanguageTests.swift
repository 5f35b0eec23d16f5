import InterfaceAssets
import InterfaceTraits
import Testing

@Suite struct PseudolanguageTests {
  @Test(arguments: [
    // A third of the letters and digits, rounded up: 6 → 2, 2 → 1, 1 → 1.
    (Pseudolanguage.long, "Cancel", "CCanccel"), (.long, "OK", "OOK"), (.long, "a", "aa"),
    (.long, "", ""), (.long, "…", "…"), (.long, "Sign in now", "SSignn in nnow"),
    (.long, "%d of %2$@\nleft", "%d oof %2$@\nleeft"), (.long, "100 %", "1100 %"),
    (.double, "Cancel", "Cancel Cancel"), (.bounded, "Cancel", "[# Cancel #]"),
    (.accented, "Cancel", "Çåñçéļ"), (.accented, "%ld files", "%ld ƒîļéš"),
    (.accented, "%#@files@ for %1$.2f%%", "%#@files@ ƒöŕ %1$.2f%%"), (.accented, "ß", "ß"),
    (.rightToLeft, "Cancel", "Cancel"),
  ])
  func `texts are transformed by the rules`(language: Pseudolanguage, text: String, changed: String)
  {
    #expect(language.text(for: text) == changed)
  }

  @Test func `every third of twelve letters is doubled`() {
    #expect(Pseudolanguage.long.text(for: "abcdefghijkl") == "aabcddefgghijjkl")
  }

  @Test(arguments: Pseudolanguage.allCases)
  func `names round-trip`(language: Pseudolanguage) {
    #expect(Language(language.rawValue) == .pseudo(language))
    #expect("\(Language.pseudo(language))" == language.rawValue)
  }
}
