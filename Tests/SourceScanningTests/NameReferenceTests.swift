import InterfaceSource
import SourceScanning
import Testing

/// Names that code uses for lookups, and the strings of a source.
@Suite struct NameReferenceTests {
  private func scan(_ text: String, _ path: String = "A.swift") throws -> SourceDeclarations {
    try #require(SourceDeclarations.scan(path: path, Array(text.utf8)))
  }

  /// The uses as `kind name`.
  private func uses(_ text: String, _ path: String = "A.swift") throws -> [String] {
    try scan(text, path).uses.map { "\($0.kind) \($0.name)" }
  }

  @Test(arguments: [
    (#"UIStoryboard(name: "Main", bundle: nil)"#, ["storyboard Main"]),
    (#"UIStoryboard(name: "Main", bundle: .main)"#, ["storyboard Main"]),
    (#"UIStoryboard(name: "Main", bundle: Bundle.main)"#, ["storyboard Main"]),
    // Other bundles have different storyboards.
    (#"UIStoryboard(name: "Main", bundle: Bundle(for: Kit.self))"#, []),
    (#"UIStoryboard(name: "Main", bundle: kitBundle)"#, []),
    (#"board.instantiateViewController(withIdentifier: "Page") as! Page"#, ["scene Page"]),
    (#"performSegue(withIdentifier: "show", sender: ["a": f(x)])"#, ["segue show"]),
    (#"t.dequeueReusableCell(withIdentifier: "Row", for: path)"#, ["reusable Row"]),
    (
      #"t.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "R")"#,
      ["nib Row", "registered R"]
    ),
    (#"t.register(Row.self, forCellReuseIdentifier: Row.name)"#, ["registered "]),
    (#"Bundle.main.loadNibNamed("Head", owner: self, options: nil)"#, ["nib Head"]),
    (
      #"let a = UIImage(named: "Sun"), b = UIImage.init(named: "Moon")"#,
      ["image Sun", "image Moon"]
    ),
    (#"UIColor(named: "Brand", in: kit, compatibleWith: nil)"#, []),
    // A concatenated string is not a name, but its presence is recorded.
    (#"UIImage(named: "sun_\(phase)")"#, ["image "]),
    (#"UIImage(named: "sun" + suffix)"#, ["image "]),
    (#"UIImage(named: "a\nb")"#, ["image "]),
    (#"print("UIImage(named: \"Sun\")")"#, []),
    (#"// UIImage(named: "Sun")"#, []),
    ("UIImage(named: #\"Sun\"#)", ["image Sun"]),
    ("#if false\nUIImage(named: \"Sun\")\n#endif", []),
    (#"print("\(UIImage(named: "Sun"))")"#, []),
  ])
  func callsOfSwift(text: String, expected: [String]) throws {
    #expect(try uses("class A { func f() { \(text)\n } }") == expected)
  }

  @Test(arguments: [
    (#"[UIStoryboard storyboardWithName:@"Main" bundle:nil]"#, ["storyboard Main"]),
    (
      #"[UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle mainBundle]]"#,
      ["storyboard Main"]
    ),
    (#"[UIStoryboard storyboardWithName:@"Main" bundle:kit]"#, []),
    (#"[b instantiateViewControllerWithIdentifier:@"Page"]"#, ["scene Page"]),
    (#"[self performSegueWithIdentifier:@"show" sender:self]"#, ["segue show"]),
    (#"[t dequeueReusableCellWithIdentifier:@"Row" forIndexPath:p]"#, ["reusable Row"]),
    (#"[t registerClass:[Row class] forCellReuseIdentifier:@"Row"]"#, ["registered Row"]),
    (#"[t registerClass:[Row class] forCellReuseIdentifier:kRow]"#, ["registered "]),
    (#"[UIImage imageNamed:@"Sun"]"#, ["image Sun"]),
    (#"[UIImage imageNamed:[NSString stringWithFormat:@"sun_%d", i]]"#, []),
  ])
  func messagesOfObjectiveC(text: String, expected: [String]) throws {
    #expect(try uses("@implementation A\n- (void)f {\n \(text);\n}\n@end", "A.m") == expected)
  }

  @Test func stringsAndPartsOfInterpolationsAreRecorded() throws {
    let found = try scan(
      #"let a = "Sun", b = "moon_\(phase("x"))_small", c = String(format: "star%02d", 1)"#
    ).strings
    #expect(found.isSuperset(of: ["Sun", "moon_", "_small", "x", "star"]), "\(found)")
  }

  @Test func positionsExcludeQuotationMarks() throws {
    let text = #"let a = UIImage(named: "Sun")"#
    let range = try #require(scan(text).uses.first).range
    #expect(Array(text.utf8)[Int(range.start)..<Int(range.end)].elementsEqual("Sun".utf8))
  }

  @Test(arguments: ["\"", "\"\"\"", "\"\\(", "\"\\(\"\\(\"", "#\"\\#(\"", "f(a: \"", "@\"", ":@\""])
  func unterminatedStringsAreNotNames(text: String) throws {
    #expect(try scan(text).uses.isEmpty)
    #expect(try scan(text, "A.m").uses.isEmpty)
  }

  /// So many strings that the test would not finish if each searched far for the argument's
  /// context.
  @Test(arguments: ["f(a)[b] name: \"x\",", ") named: \"x\",", "(named: \"x\"", "@\"x\" "])
  func manyStringsAreReadInLinearTime(text: String) throws {
    let many = String(repeating: text, count: 20_000)
    #expect(try scan(many).strings.contains("x"))
    #expect(try scan(many, "A.m").strings.contains("x"))
  }
}
