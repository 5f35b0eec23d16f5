import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// Applying the suggestions of layout findings resolves the findings.
@Suite struct LayoutSuggestionTests {
  private func lint(
    _ views: String, _ constraints: String, in configurations: [ConfigurationRequest] = [.canvas]
  ) -> [Diagnostic] {
    let file = RootDocument.file(
      views, constraints, device: "retina4_7", size: LayoutSize(width: 375, height: 667))
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    return compiler.compile(file)
      .diagnostics
  }

  private func label(_ id: String, hugging: Int = 251, resistance: Int = 750, text: String)
    -> String
  {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="\(hugging)" \
    horizontalCompressionResistancePriority="\(resistance)" text="\(text)" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String? = nil, _ constant: Double, more: String = ""
  ) -> String {
    let item =
      second.map { #" secondItem="\#($0)" secondAttribute="\#(other ?? attribute)""# } ?? ""
    return
      #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)"\#(item) constant="\#(constant)" id="\#(id)">\#(more)</constraint>"#
  }

  /// Labels from edge to edge.
  private func row(_ ids: [String]) -> String {
    var result = constraint("n0", ids[0], "leading", "root", nil, 20)
    for (number, (left, right)) in zip(ids, ids.dropFirst()).enumerated() {
      result += constraint("n\(number + 1)", right, "leading", left, "trailing", 8)
    }
    result += constraint("n9", "root", "trailing", ids.last, nil, 20)
    for id in ids { result += constraint("t\(id)", id, "top", "root", nil, 40) }
    return result
  }

  /// Interface Builder also suggests setting the priority of one of them to 252.
  @Test func higherHuggingIsSuggestedForOneOfTwo() throws {
    let constraints = row(["a", "b"])
    let found = lint(label("a", text: "One") + label("b", text: "Two"), constraints)
    let notes = try #require(found.first { $0.id == "ambiguous-layout" }).notes.map(\.message)
    #expect(notes.contains("set the horizontal hugging priority of the label \"One\" (a) to 252"))
    #expect(
      lint(label("a", hugging: 252, text: "One") + label("b", text: "Two"), constraints).isEmpty)
  }

  @Test func lowerHuggingIsSuggestedForOneOfThree() throws {
    let constraints = row(["a", "b", "d"])
    let others = label("b", text: "Two") + label("d", text: "Three")
    let found = lint(label("a", text: "One") + others, constraints)
    let notes = try #require(found.first { $0.id == "ambiguous-layout" }).notes.map(\.message)
    #expect(notes.contains("set the horizontal hugging priority of the label \"One\" (a) to 250"))
    #expect(lint(label("a", hugging: 250, text: "One") + others, constraints).isEmpty)
  }

  @Test func higherCompressionResistanceIsSuggestedWithoutSpace() throws {
    let long = String(repeating: "A long text ", count: 6)
    let constraints = row(["a", "b"])
    let found = lint(label("a", text: long) + label("b", text: long), constraints)
    let notes = try #require(found.first { $0.id == "ambiguous-layout" }).notes.map(\.message)
    #expect(
      notes.contains(
        "set the horizontal compression resistance priority of the label \"A long text A long text A long text A l…\" (a) to 751"
      ))
    #expect(
      lint(label("a", resistance: 751, text: long) + label("b", text: long), constraints).isEmpty)
  }

  @Test func conflictCausedByAVariationNamesIt() throws {
    let box = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="20" width="335" height="40"/></view>
      """
    let constraints =
      constraint("l", "box", "leading", "root", nil, 20)
      + constraint("t", "box", "top", "root", nil, 20)
      + constraint("h", "box", "height", nil, nil, 40)
      + constraint("w", "box", "width", nil, nil, 60)
      + constraint(
        "v", "box", "width", nil, nil, 60,
        more: #"<variation key="widthClass=regular" constant="80"/>"#)
    let found = lint(box, constraints, in: ConfigurationRequest.all)
    let conflict = try #require(found.first { $0.id == "conflicting-constraints" })
    #expect(conflict.configurations.allSatisfy { $0.hasPrefix("wRegular") })
    #expect(conflict.notes.contains { $0.message.contains("can be satisfied in the base layout") })
  }

  @Test func conflictWithANegativeSizeNamesTheView() throws {
    let box = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="300" y="20" width="0" height="40"/></view>
      """
    let constraints =
      constraint("l", "box", "leading", "root", nil, 300)
      + constraint("t", "box", "top", "root", nil, 20)
      + constraint("h", "box", "height", nil, nil, 40)
      + constraint("r", "root", "trailing", "box", nil, 200)
    let found = lint(box, constraints)
    let conflict = try #require(found.first { $0.id == "conflicting-constraints" })
    #expect(
      conflict.notes.contains {
        $0.message.contains("negative") && $0.object?.text == "box"
      })
  }
}
