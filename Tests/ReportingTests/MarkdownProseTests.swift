import Reporting
import Testing

@Suite struct MarkdownProseTests {
  @Test(arguments: [
    ("run 'ninefold help' first", "run `ninefold help` first"),
    ("a tablet's screen, such as 'iPhone 15'", "a tablet's screen, such as `iPhone 15`"),
    ("the views' frames", "the views' frames"),
    ("the root is not <document>", "the root is not &lt;document&gt;"),
    ("`<a>` and *", "`<a>` and \\*"),
    ("docs/guide/lint.md describes it", "[lint.md](../guide/lint.md) describes it"),
    ("see `docs/guide/lint.md`", "see [lint.md](../guide/lint.md)"),
    ("'don't' and", "`don't` and"),
    ("", ""),
  ])
  func quotesBecomeCode(text: String, markdown: String) {
    #expect(MarkdownProse.text(text) == markdown)
  }

  @Test(arguments: [
    ("What's new since a revision", "whats-new-since-a-revision"), ("`lint:`", "lint"),
    ("A_b – c", "a_b--c"),
  ])
  func anchorsEqualGitHubs(heading: String, anchor: String) {
    #expect(MarkdownAnchor.text(heading) == anchor)
  }
}
