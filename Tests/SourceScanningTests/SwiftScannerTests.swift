import InterfaceSource
import SourceScanning
import Testing

@Suite struct SwiftScannerTests {
  @Test func outletsActionsAndInspectables() {
    let found = scan(
      """
      import UIKit
      @testable import struct Kit.Thing
      @objc(ABPage) @objcMembers
      public final class Page<T: Equatable>: Base.Controller<[String: T]>, Delegate where T: Hashable {
        @IBOutlet private(set) weak var title1: UILabel!, title2: UILabel?
        @IBOutlet var labels: [UILabel]! { didSet { labels.forEach { $0.text = "}" } } }
        @objc(other) @IBOutlet
        weak var renamed: UIView?
        @IBInspectable var radius: CGFloat = 3 { didSet { class NotAMember {} } }
        var plain = [1, 2]; var closure: (Int, Int) -> Void = { _, _ in func inner() {} }
        class var shared: Page { fatalError() }
        @IBAction func save(_ sender: Any) { let `class` = 1; _ = `class` }
        @IBAction private func done() {}
        @IBAction func touched(_ sender: UIButton, forEvent event: UIEvent) {}
        @IBAction func pick(item: Dictionary<String, Any>) {}
        @IBAction func old(sender: UIButton) -> Void {}
        @objc(renamed:with:) func long(_ a: Int, _ b: Int) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Page? { nil }
        override class func description() -> String { "" }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        func attributed(@Builder _ body: @escaping (_ x: Int, _ y: Int) -> Void = { _, _ in }, z: Int) {}
        init(coder: NSCoder) { super.init() }
        static func == (a: Page, b: Page) -> Bool { true }
      }
      """)
    #expect(
      found.listing == """
        class Page: Controller, Delegate @objc(ABPage)
          property title1 outlet
          property title2 outlet
          property labels outlet
          property other outlet
          property radius inspectable
          property plain
          property closure
          property shared static
          method save: action
          method done action
          method touched:forEvent: action
          method pickWithItem: action
          method oldWithSender: action
          method renamed:with:
          method make:sender: segueAction
          method description override static
          method setValue:forUndefinedKey: override
          method attributed:z:
        """)
    #expect(found.imports == ["UIKit", "Kit"])
  }

  @Test func commentsStringsAndDeadCodeAreIgnored() {
    let found = scan(
      ##"""
      // class A {}
      /* class B { /* class C {} */ class D {} */
      let a = "class E {} \(f("class F { \("{")}")) {"
      let b = """
        class G { " "" \(h { "}" })
        @IBOutlet var no: Int
        """
      let c = #"class H { \("#, d = ##"class I "# {"##
      let e = /class J { "quoted/
      let f = #/ class K { " /#, g = 4 / 2, h = a /  "{".count
      #if false
      class L {
      #else
      class M {
        var yes = 1
      }
      #endif
      #if DEBUG
      class N: Base {}
      #endif
      foo.class { class O {} }
      protocol P: class { var q: Int { get } }
      struct R { class S: T { let u = 1 } }
      extension V.W: X { @IBAction func y() {} }
      """##)
    #expect(
      found.listing == """
        class M
          property yes
        class N: Base
        protocol P: class
          property q
        value R
        class R.S: T
          property u
        extension V.W: X
          method y action
        """)
  }

  @Test func positionsAreThoseOfTheNames() {
    let text = "  class  Page: UIView { @IBOutlet var ü: UIView! }"
    let found = scan(text)
    let bytes = Array(text.utf8)
    func name(_ start: Int32, _ end: Int32) -> String {
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    let type = found.types[0]
    #expect(name(type.range.start, type.range.end) == "Page")
    #expect(name(type.members[0].range.start, type.members[0].range.end) == "ü")
  }

  @Test func typeAliasesAreRecorded() {
    #expect(
      scan("typealias A = Kit.B<Int>\npublic typealias C<T> = D\n").aliases == ["A": "B", "C": "D"])
  }
}
