import InterfaceSource
import InterfaceTraits
import Ninefold
import Testing

/// Texts that wrap are as wide as their longest line unless constraints require more.
@Suite struct WrappedTextTests {
  private static let text = "Please enter the number that you would like to recover"
  private static let line = "Please enter the number that you would"

  private static func label(
    _ id: String, _ text: String, lines: Int = 0, mode: String = "tailTruncation"
  ) -> String {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \
    lineBreakMode="\(mode)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private static func constraint(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String? = nil, _ constant: Double = 0, relation: String = "equal"
  ) -> String {
    let item =
      second.map { #" secondItem="\#($0)" secondAttribute="\#(other ?? attribute)""# } ?? ""
    return
      #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)" relation="\#(relation)"\#(item) constant="\#(constant)" id="\#(id)"/>"#
  }

  /// At the top left of the root.
  private static func corner(_ id: String) -> String {
    constraint("\(id)x", id, "leading", "root", nil, 20)
      + constraint("\(id)y", id, "top", "root", nil, 100)
  }

  private static func compiled(_ views: String, _ constraints: String) -> Compilation {
    let file = RootDocument.file(
      views, constraints, device: "retina6_1", size: LayoutSize(width: 414, height: 896))
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas, .cell(phone)]))
    return compiler.compile(file)
  }

  private static let phone = SizeClassGrid.Cell(width: .compact, height: .regular)

  /// Returns the frames on the canvas and in a size-class cell, by id.
  private func frames(_ views: String, _ constraints: String) throws -> [[String: LayoutRect]] {
    let compilation = Self.compiled(views, constraints)
    #expect(compilation.diagnostics.isEmpty)
    let scene = try #require(compilation.scenes.first)
    return try [ConfigurationRequest.canvas, .cell(Self.phone)].map { place in
      let layout = try #require(scene.layout(in: place))
      return Dictionary(
        layout.views.compactMap { view in view.id.map { ($0.text, view.frame) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the width of a text on one line, on the canvas and in a size-class cell.
  private func width(_ text: String) throws -> [Double] {
    try frames(Self.label("l", text, lines: 1), Self.corner("l")).map {
      try #require($0["l"]).width
    }
  }

  private static func stack(_ alignment: String, _ views: String) -> String {
    """
    <stackView opaque="NO" contentMode="top" axis="vertical" alignment="\(alignment)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\(views)</subviews></stackView>
    """
  }

  @Test(arguments: ["leading", "center", "trailing"])
  func labelInAStackViewIsAsWideAsItsLines(alignment: String) throws {
    let views = Self.stack(alignment, Self.label("l", Self.text))
    let constraints = Self.corner("stack") + Self.constraint("w", "stack", "width", nil, nil, 320)
    let expected = try width(Self.line + " ")
    for (frames, expected) in zip(try frames(views, constraints), expected) {
      let frame = try #require(frames["l"])
      #expect(abs(frame.width - expected) <= 0.5)
      #expect(frame.height > 40 && frame.height < 42)
      let room = 320 - frame.width
      let part = alignment == "leading" ? 0 : alignment == "center" ? 0.5 : 1
      #expect(abs(frame.x - room * part) <= 0.5)
    }
  }

  /// If the number of lines is limited and the last one would be truncated, the space at the line break does not count.
  @Test func twoLineLabelIsAsWideAsItsLines() throws {
    let views = Self.stack("center", Self.label("l", Self.text, lines: 2))
    let constraints = Self.corner("stack") + Self.constraint("w", "stack", "width", nil, nil, 320)
    for (frames, expected) in zip(try frames(views, constraints), try width(Self.line)) {
      #expect(frames["l"]?.width == expected)
    }
    #expect(abs(try width(Self.line)[0] - 302.5) <= 1)
  }

  @Test func filledLabelKeepsItsWidth() throws {
    let views = Self.stack("fill", Self.label("l", Self.text))
    let constraints = Self.corner("stack") + Self.constraint("w", "stack", "width", nil, nil, 320)
    for frames in try frames(views, constraints) { #expect(frames["l"]?.width == 320) }
  }

  @Test func stackViewShrinksToItsLabel() throws {
    let views = Self.stack(
      "center", Self.label("l", Self.text) + Self.label("m", "Short", lines: 1))
    let constraints =
      Self.corner("stack")
      + Self.constraint("w", "stack", "width", nil, nil, 320, relation: "lessThanOrEqual")
    for (frames, expected) in zip(try frames(views, constraints), try width(Self.line + " ")) {
      let stack = try #require(frames["stack"])
      let short = try #require(frames["m"])
      #expect(abs(stack.width - expected) <= 0.5)
      #expect(abs(short.x + short.width / 2 - stack.width / 2) <= 0.5)
    }
  }

  @Test func labelWithAnInequalityIsAsWideAsItsLines() throws {
    let constraints =
      Self.corner("l")
      + Self.constraint("w", "root", "trailing", "l", nil, 74, relation: "greaterThanOrEqual")
    let canvas = try frames(Self.label("l", Self.text), constraints)[0]
    #expect(abs(try #require(canvas["l"]).width - (try width(Self.line + " "))[0]) <= 0.5)
  }

  @Test func trailingSpaceDoesNotExceedTheAvailableWidth() throws {
    // Two points wider than the line: less than a space.
    let room = try width(Self.line)[0] + 2
    let views = Self.stack("center", Self.label("l", Self.text))
    let constraints = Self.corner("stack") + Self.constraint("w", "stack", "width", nil, nil, room)
    #expect(try frames(views, constraints)[0]["l"]?.width == room)
  }

  @Test func interdependentWidthsAreDeterministic() throws {
    // Each label leaves the space that it does not need to the other: the result is the same in every run, and nothing
    // is truncated.
    let views = """
      <stackView opaque="NO" contentMode="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <subviews>\(Self.label("l", Self.text))\(Self.label("m", Self.text + " again"))</subviews></stackView>
      """
    let constraints = Self.corner("stack") + Self.constraint("w", "stack", "width", nil, nil, 320)
    let first = Self.compiled(views, constraints).layoutFile(named: "a")
    #expect(first == Self.compiled(views, constraints).layoutFile(named: "a"))
  }

  // MARK: Buttons

  private static func button(_ inside: String = "", title: String = longTitle) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b"><state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="filled" title="\(title)">\(inside)</buttonConfiguration></button>
    """
  }

  private static let longTitle = "Download all of the chapters for offline reading"

  @Test func configuredTitleWraps() throws {
    let one = try frames(Self.button(title: "Download"), Self.corner("b"))
    let constraints = Self.corner("b") + Self.constraint("w", "b", "width", nil, nil, 200)
    let many = try frames(Self.button(), constraints)
    for (one, many) in zip(one, many) {
      let (one, many) = (try #require(one["b"]), try #require(many["b"]))
      #expect(many.width == 200)
      #expect(many.height > one.height + 30)
    }
    let file = try #require(Self.compiled(Self.button(), constraints).layoutFile(named: "a"))
    #expect(!String(decoding: file, as: UTF8.self).contains(#""cut""#))
  }

  @Test func aConfiguredButtonIsAsWideAsItsLines() throws {
    let constraints =
      Self.corner("b")
      + Self.constraint("w", "root", "trailing", "b", nil, 194, relation: "greaterThanOrEqual")
    let frames = try frames(Self.button(), constraints)
    let button = try #require(frames[0]["b"])
    #expect(button.width < 200)
    #expect(button.width > 120)
    #expect(button.height > 60)
  }
}
