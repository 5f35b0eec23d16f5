import InterfaceSource
import SourceScanning
import Testing

/// The values of expressions that name cells, scenes, segues and documents.
@Suite struct NameResolutionTests {
  /// The names that the first source looks up, as `kind name`, with those of others around it.
  private func uses(_ text: String, _ others: String...) throws -> [String] {
    let sources = try ([text] + others).enumerated().map { index, text in
      let path = text.hasPrefix("#") || text.contains("@i") ? "S\(index).m" : "S\(index).swift"
      return try #require(SourceDeclarations.scan(path: path, Array(text.utf8)))
    }
    return DeclarationIndex(sources).uses.filter { $0.path.hasPrefix("S0.") }
      .map { "\($0.use.kind) \($0.use.name)\($0.use.isRequired ? "" : "?")" }
  }

  private func perform(_ expression: String, in type: String = "", _ others: String...) throws
    -> String?
  {
    let sources =
      [
        "class A: UIViewController { \(type)\nfunc f(_ p: String) { performSegue(withIdentifier: \(expression), sender: nil) } }"
      ]
      + others
    let scans = try sources.enumerated().map { index, text in
      try #require(SourceDeclarations.scan(path: "S\(index).swift", Array(text.utf8)))
    }
    return DeclarationIndex(scans).uses.first { $0.use.kind == .segue }?.use.name
  }

  @Test(arguments: [
    ("id", "static let id = \"show\"", "show"),
    ("Self.id", "static let id = \"show\"", "show"),
    ("A.id", "static let id = \"show\"", "show"),
    ("id", "let id: String = \"show\"", "show"),
    ("id", "private var id: String { \"show\" }", "show"),
    ("id", "var id: String { return \"show\" }", "show"),
    ("IDs.id", "enum IDs { static let id = \"show\" }", "show"),
    ("Segue.show.rawValue", "enum Segue: String { case hide, show }", "show"),
    ("Segue.show.rawValue", "enum Segue: String { case show = \"go\" }", "go"),
    ("id", "static let id = IDs.id; enum IDs { static let id = \"show\" }", "show"),
    // Not known, or not the only value.
    ("id", "let id: String", ""),
    ("id", "var id = \"show\"; func g() { id = \"hide\" }", ""),
    ("id", "@IBInspectable var id = \"show\"", ""),
    ("id", "static let id = \"show\" + suffix", ""),
    ("p", "static let p = \"show\"", nil),
    ("Segue.show.rawValue", "enum Segue: Int { case show }", ""),
    ("Segue(rawValue: p)!.rawValue", "enum Segue: String { case show }", nil),
    ("IDs.id", "enum Other { static let id = \"show\" }", ""),
    ("isOpen ? \"a\" : \"b\"", "", nil),
  ])
  func constantsOfTheType(expression: String, type: String, expected: String?) throws {
    // A use with an unknown name has none.
    #expect(try perform(expression, in: type) == expected)
  }

  @Test func constantsOfOtherSources() throws {
    #expect(try perform("kShow", in: "", "let kShow = \"show\"") == "show")
    #expect(try perform("kShow", in: "", "let kShow = \"show\"", "let kShow = \"hide\"") == "")
    #expect(try perform("kShow", in: "let kShow: String", "let kShow = \"show\"") == "")
    #expect(
      try perform(
        "Keys.Segues.show", in: "", "extension Keys { enum Segues { static let show = \"s\" } }")
        == "s")
    #expect(
      try perform(
        "B.id", in: "",
        "class B: UIView {}; extension UIView { static var id: String { \"\\(self)\" } }")
        == "B")
  }

  @Test(arguments: [
    ("let id = \"show\"", "id", "segue show"), ("let id = Self.own", "id", "segue own"),
    ("let id = \"show\"; if x { let id = \"hide\"; g(id) }", "id", "segue show"),
    ("var id = \"show\"; if x { id = \"hide\" }", "id", nil),
    ("for id in ids { g(id) }", "id", nil), ("if let id = ids.first { g(id) }", "id", "segue own"),
    ("ids.map { id in g(id) }", "id", "segue own"),
  ])
  func localConstants(statements: String, expression: String, expected: String?) throws {
    let text =
      "class A: UIViewController { static let own = \"own\"; static let id = \"own\"\nfunc f() { \(statements)\nperformSegue(withIdentifier: \(expression), sender: nil) } }"
    #expect(try uses(text).first == expected)
  }

  @Test(arguments: [
    ("String(describing: Row.self)", "Row"), ("\"\\(Row.self)\"", "Row"),
    ("Row.reuseIdentifier", "Row"), ("Row.nameOfClass", "Row"), ("Row.fixed", "fixed"),
    ("NSStringFromClass(Row.self)", nil),
    ("NSStringFromClass(Row.self).components(separatedBy: \".\").last!", "Row"),
    ("String(describing: T.self)", ""), ("T.reuseIdentifier", ""), ("row.reuseIdentifier", ""),
    ("String(reflecting: Row.self)", nil),
  ])
  func namesOfClasses(expression: String, expected: String?) throws {
    let name = try uses(
      "class A { func f<T>(row: Row) { t.dequeueReusableCell(withIdentifier: \(expression), for: p) } }",
      """
      protocol Reusable { static var reuseIdentifier: String { get } }
      extension Reusable { static var reuseIdentifier: String { return String(describing: self) } }
      extension NSObject { class var nameOfClass: String { "\\(self)" } }
      extension UIView { static var fixed: String { "fixed" } }
      class Row: UITableViewCell, Reusable {}
      """)
    #expect(name == (expected.map { ["reusable \($0)"] } ?? []))
  }

  @Test func subclassesHaveOtherNames() throws {
    let base = "class Row: UITableViewCell { static var id: String { String(describing: self) }\n"
    let call = "func f() { t.dequeueReusableCell(withIdentifier: Self.id, for: p) } }"
    #expect(try uses(base + call) == ["reusable Row"])
    #expect(try uses(base + call, "class Other: Row {}") == ["reusable "])
  }

  @Test(arguments: [
    ("if segue.identifier == \"show\" {}", ["expectedSegue show?"]),
    ("if segue.identifier! != Segue.show.rawValue {}", ["expectedSegue go?"]),
    ("if \"show\" == segue.identifier {}", ["expectedSegue show?"]),
    (
      "switch segue.identifier { case \"a\", \"b\"?: g(); default: break }",
      ["expectedSegue a?", "expectedSegue b?"]
    ),
    (
      "guard let id = segue.identifier else { return }\nswitch id { case \"a\": g(); default: break }",
      ["expectedSegue a?"]
    ),
    ("if let id = segue.identifier, id == \"a\" {}", ["expectedSegue a?"]),
    ("let s = Segue(rawValue: segue.identifier!)", ["expectedSegue hide?", "expectedSegue go?"]),
    ("switch page.identifier { case \"a\": g(); default: break }", []),
    ("if page.identifier == \"show\" {}", []),
    ("switch segue.identifier { case let id where id == x: g(); default: break }", []),
  ])
  func comparisonsOfSegues(statements: String, expected: [String]) throws {
    let found = try uses(
      "enum Segue: String { case hide; case show = \"go\" }\nclass A { func prepare(for segue: UIStoryboardSegue) { \(statements) } }"
    )
    #expect(found.sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("t.dequeueReusableCell(withIdentifier: \"a\")", ["reusable a?"]),
    ("t.dequeueReusableCell(withIdentifier: \"a\")!", ["reusable a"]),
    ("t.dequeueReusableCell(withIdentifier: \"a\") as! Row", ["reusable a"]),
    ("t.dequeueReusableCell(withIdentifier: \"a\") as? Row", ["reusable a?"]),
    ("m.dequeueReusableAnnotationView(withIdentifier: \"a\")", []),
    ("func instantiateViewController(withIdentifier: String = \"a\") {}", []),
    ("registerCell(Row.self, named: \"a\")", ["registered Row", "registered a"]),
    ("super.init(style: style, reuseIdentifier: reuseIdentifier)", ["registered ?"]),
  ])
  func calls(statement: String, expected: [String]) throws {
    let found = try uses("class A { func f() { \(statement)\n} }", "class Row: UITableViewCell {}")
    #expect(found == expected)
  }

  @Test func documentsOfScenesAndRegistrations() throws {
    let text = """
      class A { func f() {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a")
      let board = UIStoryboard(name: "Other", bundle: nil)
      board.instantiateViewController(withIdentifier: "b")
      storyboard!.instantiateViewController(withIdentifier: "c")
      let nib = UINib(nibName: "Row", bundle: nil)
      t.register(nib, forCellReuseIdentifier: "d")
      t.register(UINib(nibName: "Kit", bundle: kit), forCellReuseIdentifier: "e")
      } }
      """
    let scan = try #require(SourceDeclarations.scan(path: "A.swift", Array(text.utf8)))
    let uses = DeclarationIndex([scan]).uses.map(\.use)
    let containers = uses.filter { [.scene, .registered].contains($0.kind) }
      .map { "\($0.name) \($0.containerName ?? "")" }
    #expect(containers == ["a Main", "b Other", "c ", "d Row", "e "])
  }

  @Test(arguments: [
    ("kShow", "segue show"), ("kOther", "segue "), ("self.name", "segue "),
    ("@\"go\"", "segue go"), ("[Row identifier]", "segue row"), ("Row.identifier", "segue row"),
    ("NSStringFromClass([Row class])", "segue Row"), ("NSStringFromClass(Row.class)", "segue Row"),
    ("kFixed", "segue fixed"), ("kMacro", "segue macro"), ("kSum", "segue "),
  ])
  func constantsOfObjectiveC(expression: String, expected: String) throws {
    let text = """
      #define kMacro @"macro" // a comment
      #define kSum @"a" @"b"
      static NSString *const kShow = @"show";
      NSString * const kFixed = @"fixed";
      static NSString *kOther = @"other";
      @interface Row : UITableViewCell
      @end
      @implementation Row
      + (NSString *)identifier { return @"row"; }
      - (void)f:(NSString *)name {
        kOther = @"else";
        [self performSegueWithIdentifier:\(expression) sender:self];
      }
      @end
      """
    #expect(try uses(text) == [expected])
  }

  @Test func comparisonsOfObjectiveC() throws {
    let text = """
      @implementation A
      - (void)f:(UIStoryboardSegue *)segue {
        if ([segue.identifier isEqualToString:@"a"] || [[segue identifier] isEqualToString:@"b"]) {}
        if ([@"c" isEqualToString:segue.identifier] || [page.identifier isEqualToString:@"d"]) {}
      }
      @end
      """
    #expect(
      try uses(text) == ["expectedSegue a", "expectedSegue b", "expectedSegue c"].map { $0 + "?" })
  }

  @Test func registrationsAreKnownAsFarAsTheirNames() throws {
    func registrations(_ expression: String) throws -> DeclarationIndex.Registrations {
      let text = """
        protocol Reusable { static var id: String { get } }
        extension Reusable { static var id: String { "\\(self)" } }
        class Row: UITableViewCell, Reusable { static let special = "special" }
        func f<T: Reusable>(_ type: T.Type, name: String) {
          t.register(T.self, forCellReuseIdentifier: \(expression))
        }
        """
      let scan = try #require(SourceDeclarations.scan(path: "A.swift", Array(text.utf8)))
      return DeclarationIndex([scan]).registrations
    }
    #expect(try registrations("T.id").names == ["Row"])
    #expect(try registrations("T.id").hasUnknown == false)
    #expect(try registrations("T.special").names == ["special"])
    #expect(try registrations("name").hasUnknown)
    #expect(try registrations("T.other").hasUnknown)
    #expect(try registrations("\"a\\(name)\"").hasComposed)
  }

  /// So many names that the test would not finish if each were compared with all others.
  @Test(arguments: [
    "let x = \"x\"\nperformSegue(withIdentifier: x, sender: nil)\n",
    "enum E: String { case a }\nperformSegue(withIdentifier: E.a.rawValue, sender: nil)\n",
    "struct S { static let x = S.x }\nf(withReuseIdentifier: S.x)\n", "{ a in ", "func f(a: A) {",
    "switch segue.identifier { case \"x\": ",
  ])
  func manyNamesAreReadInLinearTime(text: String) throws {
    let many = String(repeating: text, count: 10_000)
    let scan = try #require(SourceDeclarations.scan(path: "A.swift", Array(many.utf8)))
    #expect(DeclarationIndex([scan]).sourceCount == 1)
  }
}
