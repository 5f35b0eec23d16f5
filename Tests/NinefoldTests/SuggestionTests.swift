import InterfaceSource
import Ninefold
import Testing

/// Suggestions for ambiguous views resolve the ambiguity and keep the views where the document draws them.
@Suite struct SuggestionTests {
  private func document(_ views: String, constraints: String) -> SourceFile {
    SourceFile(
      path: "a.xib",
      bytes: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
        \(views)
                    </subviews>
                    <constraints>
        \(constraints)
                    </constraints>
                </view>
            </objects>
        </document>

        """.utf8))
  }

  private func box(_ id: String, _ frame: String) -> String {
    """
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                            <rect key="frame" \(frame)/>
                        </view>
    """
  }

  private func compiled(_ file: SourceFile) -> Compilation {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    return compiler.compile(file)
  }

  private func suggesting(_ file: SourceFile) -> [Diagnostic] {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    return compiler.suggestingConstraints(for: compiler.compile(file))
  }

  private func frame(_ id: String, in compilation: Compilation) -> [Double] {
    let views = compilation.scenes.flatMap(\.layouts).flatMap(\.views)
    guard let frame = views.first(where: { $0.id?.text == id })?.frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  /// Returns the suggestions of all findings, and the document with the suggestions applied.
  private func suggestions(_ file: SourceFile) throws -> ([String], SourceFile) {
    let found = suggesting(file)
    let notes = found.flatMap(\.notes).map(\.message).filter { $0.hasPrefix("suggested") }
    let fixIts = found.filter { $0.id == "ambiguous-layout" }.flatMap(\.fixIts)
    #expect(fixIts.allSatisfy { !$0.isSafe })
    return (notes, try #require(file.applying(fixIts.flatMap(\.edits))))
  }

  @Test func suggestionsFixAmbiguousViewsInPosition() throws {
    let file = document(
      box("box", "x=\"40\" y=\"100\" width=\"120\" height=\"50\""),
      constraints: """
                            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
        """)
    #expect(compiled(file).diagnostics.contains { $0.id == "ambiguous-layout" })
    let (notes, corrected) = try suggestions(file)
    #expect(notes.count == 3)
    #expect(notes.contains { $0.contains("the height of the view (box) is 50") })
    #expect(
      notes.contains {
        $0.contains(
          "(the leading edge of the view (box) is the leading edge of the view (root) + 40)")
      })
    let result = compiled(corrected)
    #expect(!result.diagnostics.contains { $0.id == "ambiguous-layout" })
    #expect(frame("box", in: result) == [40, 100, 120, 50])
    // The same document always gets the same ids.
    #expect(try suggestions(file).1.bytes == corrected.bytes)
    // The existing text is unchanged, and each constraint is on its own line.
    let text = String(decoding: corrected.bytes, as: UTF8.self)
    #expect(
      text.contains(
        #/\n( +)<constraint [^>]*id="c1"/>\n\1<constraint firstItem="box"/#))
  }

  @Test func suggestionsUseNeighborsAndCenters() throws {
    let file = document(
      box("one", "x=\"146.5\" y=\"100\" width=\"100\" height=\"50\"") + "\n"
        + box("two", "x=\"146.5\" y=\"158\" width=\"100\" height=\"50\""),
      constraints: """
                            <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
                            <constraint firstItem="one" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c2"/>
                            <constraint firstItem="two" firstAttribute="height" secondItem="one" secondAttribute="height" id="c4"/>
                            <constraint firstItem="two" firstAttribute="width" secondItem="one" secondAttribute="width" id="c5"/>
                            <constraint firstItem="one" firstAttribute="width" secondItem="root" secondAttribute="width" constant="-293" id="c6"/>
                            <constraint firstItem="one" firstAttribute="height" secondItem="root" secondAttribute="height" constant="-802" id="c7"/>
        """)
    let (notes, corrected) = try suggestions(file)
    #expect(
      notes.contains {
        $0.contains(
          "firstAttribute=\"top\" secondItem=\"one\" secondAttribute=\"bottom\" constant=\"8\"")
      }, "\(notes)")
    #expect(
      notes.contains {
        $0.contains(
          "the horizontal center of the view (two) is the horizontal center of the view (root)")
      }, "\(notes)")
    let result = compiled(corrected)
    #expect(!result.diagnostics.contains { $0.id == "ambiguous-layout" })
    // To the pixel.
    #expect(frame("two", in: result).dropFirst() == [158, 100, 50])
    #expect(abs((frame("two", in: result).first ?? 0) - 146.5) < 0.34)
  }

  @Test func emptyFramesHaveNoSuggestions() throws {
    let file = document(
      """
                          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      """, constraints: "")
    let found = suggesting(file)
    let finding = try #require(found.first { $0.id == "ambiguous-layout" })
    #expect(finding.fixIts.isEmpty)
    #expect(finding.notes.contains { $0.message.hasPrefix("no constraints were found") })
  }

  @Test func numberOfAttemptsIsLimitedAndReported() throws {
    let views = (0..<3).map {
      box("b\($0)", "x=\"40\" y=\"\(100 + 60 * $0)\" width=\"120\" height=\"50\"")
    }
    let tops = (0..<3).map {
      """
                          <constraint firstItem="b\($0)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(100 + 60 * $0)" id="c\($0)"/>
      """
    }
    let file = document(
      views.joined(separator: "\n"), constraints: tops.joined(separator: "\n"))
    func notes(_ budget: Int) -> [String] {
      var compiler = Compiler()
      let found = compiler.suggestingConstraints(for: compiler.compile(file), budget: budget)
        .filter { $0.id == "ambiguous-layout" }
      return found.flatMap(\.notes).map(\.message).filter {
        $0.hasPrefix("suggested") || $0.hasPrefix("no constraints") || $0.hasPrefix("no suggestion")
      }
    }
    let findings = compiled(file).diagnostics.count { $0.id == "ambiguous-layout" }
    let all = notes(1_000_000_000)
    #expect(all.count > findings && all.allSatisfy { $0.hasPrefix("suggested") }, "\(all)")
    let none = notes(0)
    #expect(none.count == findings)
    #expect(
      none.allSatisfy {
        $0 == "no suggestion: the search limit was reached for other views of the document"
      })
    // One attempt is made, and the first finding states that it was not sufficient.
    let one = notes(1)
    #expect(one.count == findings)
    #expect(
      one.first
        == "no constraints were found before the search limit for the document was reached; others may resolve this"
    )
    #expect(one.dropFirst().allSatisfy { $0.hasPrefix("no suggestion") })
    #expect(notes(200_000) == notes(200_000))
  }
}
