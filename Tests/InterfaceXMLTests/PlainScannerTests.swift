import Foundation
import InterfaceSource
import InterfaceXML
import Testing

/// The scanner that reads without libxml2 yields the same result as libxml2, or gives up.
@Suite struct PlainScannerTests {
  private func compare(
    _ bytes: [UInt8], _ name: String, limits: XMLLimits,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: name, bytes: bytes)
    if XMLReader.read(file, limits: limits) != XMLReader.readWithLibXML2(file, limits: limits) {
      let text = file.text(SourceRange(start: 0, end: .max))
      Issue.record("\(name) is read in two ways: \(text)", sourceLocation: sourceLocation)
    }
  }

  private static let past = {
    var limits = XMLLimits.standard
    limits.readsPastDocumentType = true
    return limits
  }()

  // MARK: Documents that are read without libxml2

  @Test(arguments: [
    "<a/>", "<a></a>", "\u{FEFF}<a/>", " \n<a/>\n", "<?xml version=\"1.0\"?><a/>",
    "<?xml version='1.0' encoding='utf-8'?>\r\n<a/>\r\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a/>",
    "<?xml version=\"1.0\"\n  standalone='yes' ?><a/>", "<!-- x --><a/><!----> <!-- - -->",
    "<a b='1' c=\"'\" d='\"'/>", "<a\n\tb = '1'\r\n\tc=\n'2' ></a\n>", "<a b='>é]]>\u{7F}😀'/>",
    "<a b='&amp;&lt;&gt;&quot;&apos;&#10;&#x1F600;&#0000065;'/>", "<a b='1\n2\t3\r\n4\r5'/>",
    "<a>x &amp; y ] ]] > é</a>", "<a>\r\n  x\r\ry\r</a>", "<a>1<!-- 2 -->3<b/>4 <c> </c> </a>",
    "<a> <!-- 2 -->3</a>", "<a>\t<!-- 2 --><b/></a>", "<a>&#32;</a>", "<a>&#32;x</a>",
    "<a>&#13;</a>",
    "<a_b-c.D1 e-.f='' _g='1'/>",
    "<abcdefgh abcdefgh='' abcdefghi='' abcdefghabcdefgh=''></abcdefgh>",
    "<archives/>", "<a><archive/></a>", "<a:b xmlns:a='u'/>", "<a b:c='' b:d='' c=''></a>",
    "<a xmlns='u' xmlns:b='v' b:c='1'><b:d xmlns='' b:xmlns=''/></a>",
    "<a xml:space='preserve'> <b/></a>",
    "<a xmlns:b='no URI' xmlns:c='é'/>",
    "<a><aa/><aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/><aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab/></a>",
  ])
  func isReadWithoutLibXML2(text: String) {
    for limits in [.standard, Self.past] {
      compare(Array(text.utf8), text, limits: limits)
      #expect(isRead(text, limits))
    }
  }

  // MARK: Documents that it gives up on

  @Test(arguments: [
    // Valid, but left to libxml2.
    "<?xml version=\"1.1\"?><a/>", "<?xml version = '1.0'?><a/>",
    "<?xml version='1.0' encoding='us-ascii'?><a/>", "<é/>", "<a é=''/>", "<a xmlns:a=''/>",
    "<a b='' xmlns:a='' xaaaaaa=''/>", "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
    "<a xmlns='http://www.w3.org/2000/xmlns/'/>", "<a xmlns='&amp;'/>", "<a xmlns:xmlns='u'/>",
    "<a:b:c/>",
    "<a b:c:d=''/>", "<:a/>", "<a:/>", "<a :b=''/>", "<a b:=''/>", "<a:1/>", "<xmlns/>",
    "<xmlns:a/>", "<?x?><a/>", "<a><?x?></a>", "<a/><?x?>",
    "<a><![CDATA[x]]></a>", "<a b='&#000000000065;'/>",
    // A document of another format.
    "<archive/>", "<archive><a/></archive>", "<a:archive/>",
    // Not well formed.
    "<a", "<a ", "<a b", "<a b=", "<a b='", "<a b=''", "<a/", "<a>", "<a><b></a>", "<a></ab>",
    "<ab></a>",
    "<a b='x'></a b='x'>", "<a b='>'></a b='>'>", "<a b='>'></a b='>", "<a b></a b>",
    "<abcdefgh ijklmnop='1'></abcdefgh ijklmnop='1'>", "<a ></a /></a>",
    "<a></a", "<a></a b>", "<a/>x", "<a/><b/>", "<a/></a>", "x<a/>", "<a b='1'c='2'/>", "<a b=1/>",
    "<a b/>", "<a b='<'/>", "<a b='1' b='2'/>", "<a a:b='1' a:b='2'/>", "<a xmlns='' xmlns=''/>",
    "<a:b></b>", "<a:b></a:c>",
    "<a bbbbbbbbbb='1' c='' bbbbbbbbbb='2'/>", "<a / >",
    "<a b='&'/>", "<a b='&x;'/>", "<a b='&#0;'/>", "<a b='&#xD800;'/>", "<a b='&#xFFFE;'/>",
    "<a b='&#x110000;'/>", "<a b='&#;'/>", "<a b='&#x;'/>", "<a b='&#+1;'/>", "<a b='&#xG;'/>",
    "<a>&</a>",
    "<a>&lt</a>", "<a>&nbsp;</a>", "<a>]]></a>", "<a>x]]></a>", "<a>\u{B}</a>", "<a b='\u{1}'/>",
    "<!-- \u{1F} --><a/>", "<a>\u{FFFE}</a>", "<a b='\u{FFFF}'/>", "<a><!-- -- --></a>",
    "<a><!-- --->",
    "<a><!-->", "<a><!--", "<!--><a/>", "<a><!x></a>", "<!x><a/>", "< a/>", "<1/>", "<-a/>",
    "<.a/>",
    "<a -b=''/>", "<a 1=''/>", "<a><</a>", "<a>< b/></a>", "<a></></a>", "<a>x", "<a> ",
    "<a/>&#32;",
    "<?xml version='1.0'encoding='UTF-8'?><a/>", "<?xml version='1.0' encoding='UTF-8' x='y'?><a/>",
    "<?xml encoding='UTF-8'?><a/>", "<?xml version='1.0'?", "<?xml?><a/>",
    " <?xml version='1.0'?><a/>",
    "<?xml version='1.0' standalone='maybe'?><a/>", "<a =''/>", "<a b==''/>", "<a b'c'=''/>",
  ])
  func fallsBackToLibXML2(text: String) {
    for limits in [.standard, Self.past] {
      compare(Array(text.utf8), text, limits: limits)
      #expect(!isRead(text, limits))
    }
  }

  /// Document types are rejected or skipped; those that only name a file are skipped without libxml2.
  @Test(arguments: [
    ("<!DOCTYPE a><a/>", true), ("<!-- --> <!DOCTYPE\ta >\r\n<!-- --><a/>", true),
    (
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" 'http://localhost/a.dtd'><plist/>",
      true
    ),
    ("<!DOCTYPE a SYSTEM 'b'\n><a>&amp;</a>", true), ("<!DOCTYPE a SYSTEM ''><c/>", true),
    ("<!DOCTYPE a []><a/>", false), ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", false),
    ("<!DOCTYPE a SYSTEM 'b'><a>&c;</a>", false), ("<!DOCTYPE a PUBLIC 'b'><a/>", false),
    ("<!DOCTYPE a PUBLIC 'b''c'><a/>", false), ("<!DOCTYPE a PUBLIC'b' 'c'><a/>", false),
    ("<!DOCTYPE><a/>", false), ("<!DOCTYPEa><a/>", false), ("<!DOCTYPE a SYSTEM><a/>", false),
    ("<!DOCTYPE a SYSTEM 'b<c'><a/>", false), ("<!DOCTYPE a", false), ("<!DOCTYPE a>", false),
    ("<a/><!DOCTYPE a>", false), ("<a><!DOCTYPE a></a>", false),
    ("<!DOCTYPE a><!DOCTYPE a><a/>", false),
  ])
  func documentTypesThatOnlyNameAFileAreSkipped(text: String, isRead: Bool) {
    for limits in [.standard, Self.past] { compare(Array(text.utf8), text, limits: limits) }
    #expect(!self.isRead(text, .standard))
    #expect(self.isRead(text, Self.past) == isRead)
  }

  @Test func fallsBackToLibXML2BeyondALimit() {
    func limits(_ change: (inout XMLLimits) -> Void) -> XMLLimits {
      var limits = XMLLimits.standard
      change(&limits)
      return limits
    }
    let text = "<a><b c='' d=''/><b/></a>"
    let cases = [
      (limits { $0.depth = 2 }, true), (limits { $0.depth = 1 }, false),
      (limits { $0.elements = 3 }, true), (limits { $0.elements = 2 }, false),
      (limits { $0.names = 4 }, true), (limits { $0.names = 3 }, false),
      (limits { $0.attributes = 2 }, true), (limits { $0.attributes = 1 }, false),
      (limits { $0.bytes = text.utf8.count }, true),
      (limits { $0.bytes = text.utf8.count - 1 }, false),
    ]
    let declarations = String(repeating: "<b xmlns='u'/>", count: 11)
    for names in 9...11 {
      let limits = limits { $0.names = names }
      compare(Array("<a>\(declarations)</a>".utf8), declarations, limits: limits)
      #expect(isRead("<a>\(declarations)</a>", limits) == (names == 11))
    }
    for (limits, isRead) in cases {
      compare(Array(text.utf8), text, limits: limits)
      #expect(self.isRead(text, limits) == isRead)
    }
  }

  private func isRead(_ text: String, _ limits: XMLLimits) -> Bool {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    return XMLReader.readWithoutLibXML2(file, limits: limits) != nil
  }

  // MARK: Whole files

  @Test(arguments: Fixtures.names)
  func bothParsersAgreeOnFixtures(name: String) throws {
    let bytes = try Fixtures.file(name).bytes
    var mutations = Mutations(of: name)
    for limits in [.standard, Self.past] {
      compare(bytes, name, limits: limits)
      for _ in 0..<400 { compare(mutations.mutant(of: bytes), name, limits: limits) }
    }
    // The files that test limits are large and repetitive.
    let step = max(1, bytes.count / 2_000)
    for end in stride(from: 0, to: bytes.count, by: step) {
      compare(Array(bytes[..<end]), name, limits: .standard)
    }
  }

  @Test(.enabled(if: Fixtures.corpus != nil, "no corpus is available"))
  func bothParsersAgreeOnTheCorpus() throws {
    var count = 0
    var plain = 0
    for url in Fixtures.documents(below: try #require(Fixtures.corpus)) {
      let file = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      compare(file.bytes, file.path, limits: .standard)
      count += 1
      if XMLReader.readWithoutLibXML2(file) != nil { plain += 1 }
    }
    print("\(plain) of \(count) documents are read without libxml2")
    #expect(plain * 100 >= count * 99)
  }

  @Test func namesOfManyDocumentsAreIndependent() {
    for round in 0..<8 {
      let names = (0..<9_000).map { "<r\(round % 3)n\($0) an\($0 % 256)='' \(round)/>" }.joined()
      let sound = names.replacing(" \(round)/>", with: "/>")
      compare(Array("<a>\(sound)</a>".utf8), "names", limits: .standard)
      compare(Array("<a>\(names)</a>".utf8), "names", limits: .standard)
    }
  }
}
