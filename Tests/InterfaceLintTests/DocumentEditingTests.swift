import InterfaceSource
import InterfaceTraits
import InterfaceXML
import Testing
@testable import InterfaceEditing
@testable import InterfaceLint

/// Edits preserve the lines and the order in which Interface Builder writes.
@Suite struct DocumentEditingTests {
  private static let text = """
    <view id="root">
        <rect key="frame" x="0.0"/>
        <subviews>
            <label text="a" id="one"/>
            <label id="two"></label>
        </subviews>
        <color key="textColor"/>
    </view>

    """

  /// Returns the document after the edits.
  private func edited(
    _ text: String = text, _ edits: (inout DocumentEditing) throws -> [SourceEdit?]
  ) throws -> String {
    let file = SourceFile(path: "A.xib", bytes: Array(text.utf8))
    var document = DocumentEditing(try #require(XMLReader.read(file).document), file)
    let changed = try #require(file.applying(try edits(&document).compactMap(\.self)))
    return String(decoding: changed.bytes, as: UTF8.self)
  }

  @Test func attributesAreWrittenAfterTheirPredecessors() throws {
    let text = try edited { document in
      let one = try #require(document.element("one"))
      let two = try #require(document.element("two"))
      return [
        document.writing("text", "<&\"", of: one),
        document.writing("opaque", "NO", of: one, after: ["missing", "text"]),
        document.writing("hidden", "YES", of: two),
      ]
    }
    #expect(text.contains(#"<label text="&lt;&amp;&quot;" opaque="NO" id="one"/>"#))
    #expect(text.contains(#"<label id="two" hidden="YES"></label>"#))
  }

  @Test func elementsAreAddedAndRemovedWithTheirLines() throws {
    let text = try edited { document in
      let one = try #require(document.element("one"))
      let two = try #require(document.element("two"))
      return [
        document.lines(["<first/>", "<second/>"], before: one), document.removal(of: two),
        document.line("<third/>", after: one),
      ]
    }
    #expect(
      text.contains(
        """
            <subviews>
                <first/>
                <second/>
                <label text="a" id="one"/>
                <third/>
            </subviews>
        """))
  }

  @Test func lineEndingsArePreserved() throws {
    let text = try edited(Self.text.replacing("\n", with: "\r\n")) { document in
      let one = try #require(document.element("one"))
      return [document.line("<third/>", after: one), document.removal(of: one + 1)]
    }
    #expect(text.contains("id=\"one\"/>\r\n        <third/>\r\n    </subviews>\r\n"))
  }

  @Test func constraintsFollowTheSubviews() throws {
    let added = try edited { document in
      [document.adding(constraints: ["<a/>", "<b/>"], to: try #require(document.element("root")))]
    }
    #expect(
      added.contains(
        """
            </subviews>
            <constraints>
                <a/>
                <b/>
            </constraints>
            <color key="textColor"/>
        """))
    let more = try edited(added) { document in
      [document.adding(constraints: ["<c/>"], to: try #require(document.element("root")))]
    }
    #expect(more.contains("        <b/>\n        <c/>\n    </constraints>"))
    let nothing = try edited { document in
      [document.adding(constraints: ["<a/>"], to: try #require(document.element("one")))]
    }
    #expect(nothing == Self.text)
  }

  @Test func newIDsAreUnusedAndDeterministic() throws {
    var ids: [[String]] = []
    for used in ["", "used"] {
      let text = used.isEmpty ? Self.text : Self.text.replacing("one", with: ids[0][0])
      _ = try edited(text) { document in
        ids.append([document.freshID("seed"), document.freshID("seed")])
        return []
      }
    }
    #expect(ids[0][0] != ids[0][1])
    #expect(ids[1][0] == ids[0][1])
    #expect(ids[0][0].utf8.count == 10)
    #expect(ids[0][0].split(separator: "-").map(\.utf8.count) == [3, 2, 3])
  }

  @Test func suggestedConstraintsAreWrittenLikeInterfaceBuilder() {
    let root = SuggestedConstraint.Item(id: ObjectID("root"), name: "the view")
    let label = SuggestedConstraint.Item(id: ObjectID("a&b"), name: "the label")
    let pinned = SuggestedConstraint(
      owner: root, first: label, firstAttribute: .leading, second: root,
      secondAttribute: .leading, constant: 8)
    #expect(
      pinned.element(id: "c-1")
        == #"<constraint firstItem="a&amp;b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c-1"/>"#
    )
    let wide = SuggestedConstraint(owner: root, first: root, firstAttribute: .width, constant: 0)
    #expect(
      wide.element(id: "c-2") == #"<constraint firstAttribute="width" constant="0" id="c-2"/>"#)
  }
}
