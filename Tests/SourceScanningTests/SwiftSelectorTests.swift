import SourceScanning
import Testing

@Suite struct SwiftSelectorTests {
  /// The selectors that the Swift compiler emits (`-emit-ir -enable-objc-interop`) for such functions.
  @Test(arguments: [
    ("foo", [], "foo"),
    ("foo", [nil], "foo:"),
    ("foo", [nil, "forEvent"], "foo:forEvent:"),
    ("foo", ["bar"], "fooWithBar:"),
    ("foo", [nil, nil], "foo::"),
    ("save", ["for"], "saveFor:"),
    ("save", ["withSender"], "saveWithSender:"),
    ("moveTo", ["point"], "moveToPoint:"),
    ("show", ["sender", "event"], "showWithSender:event:"),
    ("open", ["URL"], "openWithURL:"),
    ("tapIn", ["sender"], "tapInSender:"),
    ("import", ["inView"], "importInView:"),
  ])
  func selector(name: String, labels: [String?], expected: String) {
    #expect(SwiftSelector.selector(of: name, labels: labels) == expected)
  }
}
