import InterfaceSource
import SourceScanning
import Testing

@Suite struct HostileSourceTests {
  /// Unterminated constructs, in every combination of two and each repeated many times: a scan in quadratic time would
  /// not finish.
  @Test(arguments: ["A.swift", "A.m"])
  func unterminatedConstructsEndWithTheFile(path: String) {
    let parts = [
      "\"", "\"\"\"", "#\"", "\"\\(", "/*", "//", "#/", "/", "`", "'", "{", "(", "[", "<", "}", ")",
      "]", "class A", "class A:B,", "@objc(", "func f(", "var a:", "@interface A", "@interface A (",
      "@property (", "- (void)a:", "#if 0\n", "#if A\n{", "#else\n", "#endif\n", "@end", "\\", "\n",
      "case ", "typealias A = ", "@IBOutlet ", "@synthesize a = ", "\u{FEFF}", "\0",
    ]
    for first in parts {
      for second in parts {
        check(path, first + second)
        check(path, "class Z: UIView { " + first + " " + second + " var z = 1 }\n@end")
      }
      check(path, String(repeating: first + " ", count: 30_000))
    }
  }

  /// A valid source with bytes changed, removed and repeated, in a fixed sequence.
  @Test(arguments: ["A.swift", "A.m"])
  func mutatedSourcesAreScanned(path: String) {
    let source = Array(
      """
      @objc(P) class Page: Base<Int> { @IBOutlet weak var a: UILabel!, b: [Int: (Int) -> Void]?
        @IBAction func save(_ s: Any, forEvent e: UIEvent) { print("\\(a ?? "x")", #"\\#(b)"#, /r/) } }
      @interface Page : Base <P> { IBOutlet UILabel *x; }
      @property (getter=isOn) IBInspectable BOOL on; - (IBAction)save:(id)s forEvent:(UIEvent *)e;
      #if 0
      #else
      @end
      #endif
      """.utf8)
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<3000 {
      var bytes = source
      for _ in 0...next(6) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(contentsOf: bytes[place..<min(place + next(9), bytes.count)], at: place)
        }
      }
      check(path, bytes)
    }
  }

  /// Each type records the types that enclose it: the names of 160,000 nested types would take 21 GB.
  @Test func deeplyNestedTypesAreIgnored() {
    let deep = scan(String(repeating: "class A{", count: 160_000))
    #expect(deep.isTooDeep)
    #expect(deep.types.count == SourceDeclarations.depthLimit)
    let depth = SourceDeclarations.depthLimit
    let most = scan(
      String(repeating: "enum A{", count: depth) + "var a = 1"
        + String(repeating: "}", count: depth) + "class B {}")
    #expect(!most.isTooDeep)
    #expect(most.types.count == depth + 1)
    #expect(most.types.last?.enclosing == [])
  }

  /// A chain of 20,000 superclasses, each of which a document could refer to.
  @Test func superclassChainsAreLimited() {
    let text = (0..<20_000).map { "class C\($0): C\($0 + 1) {}\n" }.joined()
    let index = DeclarationIndex([scan(text)])
    for number in 0..<400 {
      let lineage = index.lineage(of: "C\(number)")
      #expect(lineage?.isComplete == false)
      #expect(lineage?.classes.count == 256)
    }
    #expect(index.lineage(of: "C19990")?.classes.count == 10)
  }

  /// Action sheets in deeply nested braces, or in many.
  @Test func manyActionSheetsTakeLinearTime() {
    let sheet = "let a = UIAlertController(title: nil, preferredStyle: .actionSheet)\n"
    let deep = String(repeating: "if a {", count: 20_000) + String(repeating: sheet, count: 2_000)
    #expect(scan(deep).looseActionSheets.isEmpty)
    let names = (0..<20_000).map { "call(name\($0), other\($0))\n" }.joined()
    let shown = sheet + "present(a, animated: true)\n"
    #expect(scan("func f() {\n" + names + shown + "}").looseActionSheets.count == 1)
    #expect(scan("func f() {\nlet thePopOver = 1\n" + shown + "}").looseActionSheets.isEmpty)
    #expect(scan("func f() {\nlet IPadOnly = 1\n" + shown + "}").looseActionSheets.isEmpty)
  }

  @Test func superclassCyclesTerminate() {
    let text =
      "class A: B {}\nclass B: A {}\nclass C: C {}\ntypealias D = E\ntypealias E = D\nclass F: D {}"
    let index = DeclarationIndex([scan(text)])
    #expect(index.lineage(of: "A")?.classes.count == 2)
    #expect(index.lineage(of: "C")?.isComplete == false)
    #expect(index.lineage(of: "F")?.isComplete == false)
  }

  private func check(_ path: String, _ text: String) { check(path, Array(text.utf8)) }

  /// Two scans yield the same result, and its ranges are inside the source.
  private func check(_ path: String, _ bytes: [UInt8]) {
    let one = SourceDeclarations.scan(path: path, bytes)
    let two = SourceDeclarations.scan(path: path, bytes)
    #expect(one?.types == two?.types)
    for type in one?.types ?? [] {
      for range in [type.range] + type.members.map(\.range) {
        if range.start < 0 || range.start > range.end || range.end > bytes.count {
          Issue.record("a place outside of the source")
        }
      }
    }
  }
}
