import InterfaceSource
import Testing

struct PathKeyTests {
  @Test func `keys compare bytes`() {
    let composed = "Caf\u{E9}/Main.storyboard"
    let decomposed = "Cafe\u{301}/Main.storyboard"
    #expect(composed == decomposed)
    #expect(PathKey(composed) != PathKey(decomposed))
    #expect(PathKey(composed) == PathKey("Caf\u{E9}/" + "Main.storyboard"))
    #expect(PathKey("a") != PathKey("ab"))
    #expect(PathKey("") == PathKey(""))
    #expect(Set([composed, decomposed, composed].map { PathKey($0) }).count == 2)
  }
}
