import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// The rule reports views that were moved or resized, and no differences that other content or
/// insets would explain.
@Suite struct MisplacedViewTests {
  /// A box of 100 × 50 points at 20, 40, next to a second one, both fixed by their constraints.
  private static let constraints = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="ax"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="ay"/>
    <constraint firstItem="a" firstAttribute="width" constant="100" id="aw"/>
    <constraint firstItem="a" firstAttribute="height" constant="50" id="ah"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10" id="bx"/>
    <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="by"/>
    <constraint firstItem="b" firstAttribute="width" constant="60" id="bw"/>
    <constraint firstItem="b" firstAttribute="height" constant="50" id="bh"/>
    """

  private static let second = "130 40 60 50"

  /// Returns the ids of the views of the findings and their notes, for boxes with stored frames.
  private func misplaced(
    _ first: String, _ second: String = second, constraints: String = constraints
  ) -> [[String]] {
    func box(_ id: String, _ frame: String) -> String {
      let parts = frame.split(separator: " ")
      return """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/></view>
        """
    }
    let file = RootDocument.file(
      box("a", first) + box("b", second), constraints, device: "retina4_7",
      size: LayoutSize(width: 375, height: 667))
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(file)
    let text = String(decoding: file.bytes, as: UTF8.self)
    func id(_ range: SourceRange?) -> String {
      guard let range else { return "" }
      let tag = String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
      return tag.contains(#"id="a""#) ? "a" : tag.contains(#"id="b""#) ? "b" : tag
    }
    return compiler.lint(compilation, rules: ["misplaced-view"]).diagnostics.map { finding in
      [id(finding.range)] + finding.notes.map { id($0.range) }
    }
  }

  @Test func agreeingFramesAreNotReported() {
    #expect(misplaced("20 40 100 50") == [])
  }

  /// A view that was dragged keeps its size, and breaks the constraints with both neighbors.
  @Test func movedViewIsReported() {
    #expect(misplaced("32 57 100 50") == [["a"]])
    // Along one axis, it breaks the distances to the edge and to the other box.
    #expect(misplaced("32 40 100 50") == [["a"]])
    #expect(misplaced("20 40 100 50", "150 60 60 50") == [["b"]])
  }

  /// One finding names all views of a root, as they often have the same cause.
  @Test func movedViewsOfARootAreOneFinding() {
    let constraints = """
      \(Self.constraints)
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="130" id="bx2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="by2"/>
      """
    #expect(misplaced("32 57 100 50", "150 90 60 50", constraints: constraints) == [["a", "b"]])
    // Without them, the second box depends only on the first, which is reported for both.
    #expect(misplaced("32 57 100 50", "150 90 60 50") == [["a"]])
  }

  /// A view breaks the constraints of its width and of its position relative to the other box.
  @Test func resizedViewIsReported() {
    #expect(misplaced("20 40 80 30") == [["a"]])
  }

  /// A constant alone contradicts the stored length if no other view differs.
  @Test func lengthThatContradictsAConstantIsReported() {
    #expect(misplaced("20 40 100 50", "130 40 90 50") == [["b"]])
  }

  /// Rounding, and approximate text, move views by less than two points.
  @Test func slightDifferencesAreNotReported() {
    #expect(misplaced("21.5 41.5 100 50") == [])
  }

  /// If a single distance along one axis is broken, other insets or content may be the cause.
  @Test func singleBrokenDistanceIsNotReported() {
    #expect(misplaced("20 40 100 50", "130 60 60 50") == [])
  }

  /// Both boxes are stored 20 points too low, as below a bar that the layout does not have: only
  /// the distance to the edge is broken.
  @Test func scenesWithOtherInsetsAreNotReported() {
    #expect(misplaced("20 60 100 50", "130 60 60 50") == [])
  }

  /// Without a vertical position, the box may be anywhere.
  @Test func ambiguousViewsAreNotReported() {
    let constraints = Self.constraints.split(separator: "\n")
      .filter { !$0.contains(#"id="ay""#) }.joined(separator: "\n")
    #expect(misplaced("32 57 100 50", constraints: constraints) == [])
  }

  /// A constraint that the layout breaks too, because another one contradicts it, does not count.
  @Test func contradictionsAreNotReported() {
    let constraints = """
      \(Self.constraints)
      <constraint firstItem="a" firstAttribute="width" constant="180" id="aw2"/>
      """
    #expect(misplaced("32 40 140 50", constraints: constraints) == [])
  }
}
