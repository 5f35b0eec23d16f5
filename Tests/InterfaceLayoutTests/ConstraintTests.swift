import InterfaceTraits
import Testing

/// The meaning of constraints (docs/internals/auto-layout.md, "Constraints"), on a root of 375 ×
/// 667.
struct ConstraintTests {
  private func layout(
    _ views: String, _ constraints: [String], tools: Int = 22000
  ) throws -> LayoutFixture {
    try LayoutFixture(scene("a", inside: content(views, constraints)), tools: tools)
  }

  private let corner = ["v.leading = root-a.leading + 10", "v.top = root-a.top + 20"]

  @Test func constants() throws {
    let layout = try layout(view("v"), corner + ["v.width = 100", "v.height = 50"])
    #expect(layout["v"] == LayoutRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func multiplierOfASizeAndAspectRatio() throws {
    let layout = try layout(
      view("v"), corner + ["v.width = root-a.width * 1:3", "v.height = v.width * 2/5"])
    #expect(layout["v"] == LayoutRect(x: 10, y: 20, width: 125, height: 50))
  }

  @Test func strongerPriorityWins() throws {
    let layout = try layout(
      view("v"), corner + ["v.width = 100 @749", "v.width = 60 @750", "v.height = 50"])
    #expect(layout["v"]?.width == 60)
  }

  @Test func requiredInequalityOverridesOptionalConstraint() throws {
    let layout = try layout(
      view("v"), corner + ["v.width = 100 @500", "v.width <= 80", "v.height = 50"])
    #expect(layout["v"]?.width == 80)
  }

  @Test func edgesAreRoundedToPixels() throws {
    let layout = try layout(
      view("v") + view("w"),
      corner + [
        "v.width = root-a.width * 1/4", "v.height = 50", "w.leading = v.trailing",
        "w.top = v.top", "w.width = v.width", "w.height = 50",
      ])
    // 10 + 93.75 = 103.75, which rounds up to 104; 197.5 is a pixel.
    #expect(layout["v"]?.width == 94)
    #expect(layout["w"]?.x == 104)
    #expect(layout["w"]?.width == 93.5)
  }

  @Test func contentHuggingAndCompressionResistance() throws {
    let label = view("v", "label", attributes: "text=\"a\"", width: 60, height: 20.5)
    let layout = try layout(
      label + view("w"),
      corner + [
        "w.leading = v.trailing + 5", "w.top = v.top", "w.height = v.height",
        "w.trailing = root-a.trailing",
      ])
    #expect(layout["v"] == LayoutRect(x: 10, y: 20, width: 60, height: 20.5))
    #expect(layout["w"]?.x == 75)
  }

  /// A label of 12 points that is 16 points high, and one of 14 on its baseline: their bottoms are the same.
  ///
  /// The distance from a label's bottom to its last baseline, and from its top to its first baseline, does not depend
  /// on its height: the descenders of two labels of 72 and 28 points are 15 and 6 points (Interface Builder's frames).
  @Test func baselinesKeepTheirDistanceFromALabelsEdges() throws {
    func label(_ id: String, height: Double, size: Double = 12) -> String {
      view(
        id, "label", attributes: "text=\"1:03\"", width: 24, height: height,
        inside:
          "<fontDescription key=\"fontDescription\" name=\"HelveticaNeue\" pointSize=\"\(size)\"/>")
    }
    let corner = [
      "v.top = root-a.top + 27", "v.leading = root-a.leading", "w.leading = v.trailing",
    ]
    let last = try layout(
      label("v", height: 16) + label("w", height: 14),
      corner + ["v.height = 16", "w.baseline = v.baseline"])
    #expect(last["w"]?.y == 29)
    let first = try layout(
      label("v", height: 16) + label("w", height: 14),
      corner + ["v.height = 16", "w.firstBaseline = v.firstBaseline"])
    #expect(first["w"]?.y == 27)
    let sizes = try layout(
      label("v", height: 85, size: 72) + label("w", height: 28, size: 28),
      corner + ["v.height = 85", "w.height = 28", "w.baseline = v.baseline"])
    #expect(abs((sizes["w"]?.y ?? 0) - 75) < 1e-9)
  }

  @Test func attributedTextBaselineUsesItsOwnFont() throws {
    let attributed =
      "<attributedString key=\"attributedText\"><fragment content=\"Text\"><attributes>"
      + "<font key=\"NSFont\" size=\"50\" name=\"HelveticaNeue\"/></attributes></fragment>"
      + "</attributedString>"
    let plain =
      "<fontDescription key=\"fontDescription\" name=\"HelveticaNeue\" pointSize=\"50\"/>"
    let layout = try layout(
      view("v", "label", width: 100, height: 60, inside: attributed)
        + view("w", "label", attributes: "text=\"Text\"", width: 100, height: 60, inside: plain),
      [
        "v.top = root-a.top + 100", "v.leading = root-a.leading", "w.leading = v.trailing",
        "w.firstBaseline = v.firstBaseline",
      ])
    #expect(layout["w"]?.y == layout["v"]?.y)
  }

  @Test func constraintsActOnTheAlignmentRectangle() throws {
    let layout = try layout(
      view("v", "switch", width: 51, height: 31),
      ["v.trailing = root-a.trailing", "v.top = root-a.top"])
    #expect(layout["v"] == LayoutRect(x: 326, y: 0, width: 51, height: 31))
  }

  @Test func standardSpacingToGuides() throws {
    let toSafeArea = try layout(
      view("v"), ["v.leading ~ safe-a.leading + 20", "v.top = root-a.top", "v.width = 9"])
    #expect(toSafeArea["v"]?.x == 0)
    let toGuide = try layout(
      view("v"), ["v.leading = root-a.leading", "v.top ~ top-a.bottom + 20", "v.width = 9"])
    #expect(toGuide["v"]?.y == 28)
    let toSuperview = try layout(
      view("v"), ["v.leading ~ root-a.leading + 20", "v.top = root-a.top", "v.width = 9"])
    #expect(toSuperview["v"]?.x == 20)
  }

  @Test func controlSizeWinsConflictsBeforeXcode11() throws {
    let field = view(
      "v", "textField", inside: "<constraints>\(constraint("v.height = 30"))</constraints>")
    let layout = try layout(
      field, ["v.top = root-a.top", "v.leading = root-a.leading", "v.bottom = root-a.top + 34"],
      tools: 14460)
    #expect(layout["v"]?.height == 30)
  }

  @Test func outerViewsWinConflicts() throws {
    let inner = view(
      "w", inside: content(view("v"), ["v.width = w.width * 2", "v.leading = w.leading"]))
    let layout = try layout(
      inner, pinned("w", to: "root-a") + ["v.width = w.width"])
    #expect(layout["v"]?.width == 375)
  }

  @Test func scrollContentSizeFollowsItsConstraints() throws {
    let scroll = view(
      "s", "scrollView",
      inside: content(
        view("v"), pinned("v", to: "s") + ["v.width = s.width", "v.height = 2000"]))
    let layout = try layout(scroll, pinned("s", to: "root-a"))
    #expect(layout["s"] == LayoutRect(x: 0, y: 0, width: 375, height: 667))
    #expect(layout["v"] == LayoutRect(x: 0, y: 0, width: 375, height: 2000))
  }
}
