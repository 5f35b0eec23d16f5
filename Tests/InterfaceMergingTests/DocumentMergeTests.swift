import InterfaceMerging
import InterfaceSource
import Testing

/// Merges of small documents.
struct DocumentMergeTests {
  private static func xib(_ content: String, head: String = "toolsVersion=\"1\"") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(head)>
        <objects>
            <view id="root">
    \(content)
            </view>
        </objects>
    </document>

    """
  }

  private static func input(_ base: String, _ ours: String, _ theirs: String) throws -> MergeInput {
    func file(_ text: String) -> SourceFile { SourceFile(path: "A.xib", bytes: Array(text.utf8)) }
    return try MergeInput(base: file(base), ours: file(ours), theirs: file(theirs))
  }

  private static func merge(
    _ base: String, _ ours: String, _ theirs: String, _ answers: MergeAnswers = MergeAnswers()
  ) throws -> (text: String, questions: [String]) {
    let merge = DocumentMerge(try input(base, ours, theirs), answers: answers)
    return (
      String(decoding: merge.bytes, as: UTF8.self),
      merge.questions.map { "\($0.kind) \($0.subject)" }
    )
  }

  private static func label(_ id: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    """
                    <label \(attributes.isEmpty ? "" : attributes + " ")id="\(id)">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(content)
                    </label>

    """
  }

  private static func subviews(_ views: String...) -> String {
    "            <subviews>\n\(views.joined())            </subviews>"
  }

  /// Base, ours, theirs, the result, all as contents of the outermost view.
  private static let clean:
    [(name: String, base: String, ours: String, theirs: String, result: String)] = [
      (
        "attributes of one object",
        subviews(label("a", #"text="A" tag="1""#)), subviews(label("a", #"text="B" tag="1""#)),
        subviews(label("a", #"text="A" tag="2""#)), subviews(label("a", #"text="B" tag="2""#))
      ),
      (
        "a new attribute follows the one before it",
        subviews(label("a", #"tag="1""#)), subviews(label("a", #"tag="1""#) + label("o")),
        subviews(label("a", #"tag="1" text="B""#)),
        subviews(label("a", #"tag="1" text="B""#) + label("o"))
      ),
      (
        "additions at one place, ours first",
        subviews(label("a")), subviews(label("a"), label("b")), subviews(label("a"), label("c")),
        subviews(label("a"), label("b"), label("c"))
      ),
      (
        "a deletion and a change elsewhere",
        subviews(label("a"), label("b")), subviews(label("b")),
        subviews(label("a"), label("b", #"text="B""#)), subviews(label("b", #"text="B""#))
      ),
      (
        "a constraint goes with its view",
        subviews(label("a"), label("b")) + constraint("k", "b"),
        subviews(label("a", #"text="A""#), label("b")) + constraint("k", "b"),
        subviews(label("a")), subviews(label("a", #"text="A""#))
      ),
      (
        "the order of one side",
        subviews(label("a"), label("b"), label("c")),
        subviews(label("c"), label("a"), label("b")),
        subviews(label("a"), label("b"), label("c"), label("d")),
        subviews(label("c"), label("d"), label("a"), label("b"))
      ),
      (
        "twins of a constraint",
        subviews(label("a")), subviews(label("a", "tag=\"1\"")) + constraint("k", "a"),
        subviews(label("a", "text=\"A\"")) + constraint("l", "a"),
        subviews(label("a", "text=\"A\" tag=\"1\"")) + constraint("k", "a")
      ),
      (
        "components of a frame",
        subviews(framed("1", "2", "3", "4")), subviews(framed("9", "2", "3", "4")),
        subviews(framed("1", "2", "3", "8")), subviews(framed("9", "2", "3", "8"))
      ),
    ]

  private static func constraint(_ id: String, _ item: String) -> String {
    """

                <constraints>
                    <constraint firstItem="\(item)" firstAttribute="top" secondItem="root" secondAttribute="top" id="\(id)"/>
                </constraints>
    """
  }

  private static func framed(_ x: String, _ y: String, _ width: String, _ height: String) -> String
  {
    """
                    <label fixedFrame="YES" id="a">
                        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
                    </label>

    """
  }

  @Test func changesOfBothSidesAreInTheResult() throws {
    for example in Self.clean {
      let merged = try Self.merge(
        Self.xib(example.base), Self.xib(example.ours), Self.xib(example.theirs))
      #expect(merged.questions == [], "\(example.name)")
      #expect(merged.text == Self.xib(example.result), "\(example.name)")
    }
  }

  /// The sides change places, except for the order of additions.
  @Test func sidesAreEqual() throws {
    for example in Self.clean
    where !example.name.contains("addition") && !example.name.contains("twin") {
      let one = try Self.merge(
        Self.xib(example.base), Self.xib(example.ours), Self.xib(example.theirs))
      let other = try Self.merge(
        Self.xib(example.base), Self.xib(example.theirs), Self.xib(example.ours))
      let input = try Self.input(one.text, one.text, other.text)
      #expect(input.ours.means(sameAs: input.theirs), "\(example.name)")
      #expect(other.questions == [], "\(example.name)")
    }
  }

  @Test func anUnchangedSideGivesTheOther() throws {
    let (base, other) = (
      Self.xib(Self.subviews(Self.label("a"))),
      Self.xib(Self.subviews(Self.label("a", #"text="B""#)))
    )
    // Another version and another frame are no changes.
    let noise = base.replacing("toolsVersion=\"1\"", with: "toolsVersion=\"2\"")
    #expect(try Self.merge(base, base, other).text == other)
    #expect(try Self.merge(base, other, base).text == other)
    #expect(try Self.merge(base, other, other).text == other)
    #expect(try Self.merge(base, noise, other).text == other)
    #expect(try Self.merge(base, noise, base).text == noise)
  }

  /// Base, ours, theirs, the question, and what the result contains with ours and with theirs.
  private static let questions:
    [(base: String, ours: String, theirs: String, question: String, texts: (String, String))] = [
      (
        subviews(label("a", #"text="A""#)), subviews(label("a", #"text="B""#)),
        subviews(label("a", #"text="C""#)), "value a/text", (#"text="B""#, #"text="C""#)
      ),
      (
        subviews(label("a")), subviews(label("a", #"text="B""#)), subviews(label("z", "tag=\"3\"")),
        "deletion a", (#"id="a""#, #"id="z""#)
      ),
      (
        subviews(label("a"), label("b")), subviews(label("a"), label("b")) + constraint("k", "b"),
        subviews(label("a", #"text="T""#)), "reference k", (#"id="k""#, #"text="T""#)
      ),
      (
        subviews(label("a"), label("b")) + constraint("k", "a"),
        subviews(label("a")) + constraint("k", "a"),
        subviews(label("a"), label("b")) + constraint("k", "b"), "reference k",
        (#"firstItem="a""#, #"firstItem="b""#)
      ),
      (
        subviews(framed("1", "2", "3", "4")), subviews(framed("8", "2", "3", "4")),
        subviews(framed("9", "2", "3", "4")), "value a/frame", (#"x="8""#, #"x="9""#)
      ),
      (
        subviews(label("a"), label("b"), label("c")), subviews(label("c"), label("b"), label("a")),
        subviews(label("b"), label("c"), label("a")), "order root/order",
        (#"<label id="c">"#, #"<label id="b">"#)
      ),
    ]

  @Test func whatBothSidesChangeIsAQuestion() throws {
    for example in Self.questions {
      let sides = [example.base, example.ours, example.theirs].map { Self.xib($0) }
      let asked = try Self.merge(sides[0], sides[1], sides[2])
      #expect(asked.questions == [example.question])
      let subject = String(example.question.split(separator: " ")[1])
      for (side, text) in [(MergeSide.ours, example.texts.0), (.theirs, example.texts.1)] {
        var answers = MergeAnswers()
        answers.sides[subject] = side
        let merge = DocumentMerge(
          try Self.input(sides[0], sides[1], sides[2]), answers: answers)
        #expect(merge.questions.isEmpty, "\(subject) \(side)")
        #expect(merge.used.contains(subject), "\(subject) \(side)")
        #expect(String(decoding: merge.bytes, as: UTF8.self).contains(text), "\(subject) \(side)")
      }
    }
  }

  @Test func policiesDecide() throws {
    let base = Self.xib(Self.subviews(Self.label("a")))
    let ours = Self.xib(Self.subviews(Self.label("a", #"text="B""#)))
    let theirs = Self.xib(Self.subviews(Self.label("z", #"tag="3""#)))
    for (policy, isKept) in [(MergeAnswers.Deletions.keep, true), (.delete, false)] {
      var answers = MergeAnswers()
      answers.deletions = policy
      let merged = try Self.merge(base, ours, theirs, answers)
      #expect(merged.questions == [] && merged.text.contains(#"id="a""#) == isKept)
    }
  }

  /// Line endings and the byte order mark are those of ours.
  @Test func bytesOfOursStay() throws {
    let base = Self.xib(Self.subviews(Self.label("a")))
    let ours =
      "\u{FEFF}"
      + Self.xib(Self.subviews(Self.label("a", #"text="B""#)))
      .replacing("\n", with: "\r\n")
    let theirs = Self.xib(Self.subviews(Self.label("a"), Self.label("b")))
    let expected =
      "\u{FEFF}"
      + Self.xib(Self.subviews(Self.label("a", #"text="B""#), Self.label("b")))
      .replacing("\n", with: "\r\n")
    #expect(Array(try Self.merge(base, ours, theirs).text.utf8) == Array(expected.utf8))
  }

  @Test func unreadableVersionsAreRefused() throws {
    let base = Self.xib(Self.subviews())
    for broken in ["", "<a/>", "<<<<<<< ours\n" + base, base.replacing("XIB", with: "Other")] {
      #expect(throws: MergeRefusal.self) { try Self.input(base, base, broken) }
      #expect(throws: MergeRefusal.self) { try Self.input(base, broken, base) }
    }
  }

  /// A view that layout does not move keeps its frame, and what only the editor changes is undone.
  @Test func settledDocumentHasOnlyRealChanges() throws {
    let old = Self.xib(Self.subviews(Self.label("a"), Self.label("b")))
    let new = old.replacing("toolsVersion=\"1\"", with: "toolsVersion=\"2\"")
      .replacing("width=\"10\"", with: "width=\"11\"")
    func settle(_ new: String, moved: Set<String> = []) throws -> String {
      String(
        decoding: DocumentMerge.settled(try Self.input(old, old, new), moved: moved),
        as: UTF8.self)
    }
    let authored = try settle(new)
    // Autoresizing masks position these labels: their frames are real changes.
    #expect(authored.contains("width=\"11\""))
    let mask = #"<label translatesAutoresizingMaskIntoConstraints="NO" "#
    let constrained = old.replacing("<label ", with: mask)
    let moved = new.replacing("<label ", with: mask)
    func settled(_ text: String, _ ids: Set<String>) throws -> String {
      String(
        decoding: DocumentMerge.settled(
          try Self.input(constrained, constrained, text), moved: ids), as: UTF8.self)
    }
    #expect(try settled(moved, []) == constrained)
    let real = moved.replacing(#"id="a""#, with: #"tag="1" id="a""#)
    let result = try settled(real, ["a"])
    #expect(result.contains("toolsVersion=\"2\"") && result.contains("tag=\"1\""))
    #expect(result.ranges(of: "width=\"11\"").count == 1)
    #expect(result.ranges(of: "width=\"10\"").count == 1)
    #expect(try settled(result, ["a"]) == result)
  }
}
