import InterfaceTraits
import Testing

/// The arrangements of stack views (docs/internals/auto-layout.md, "Stack views"), in a box of 300
/// × 100.
struct StackViewTests {
  private func stack(_ attributes: String, _ views: String) throws -> LayoutFixture {
    let stack = view(
      "s", "stackView", attributes: attributes, inside: "<subviews>\(views)</subviews>")
    return try LayoutFixture(
      scene(
        "a",
        inside: content(
          stack,
          [
            "s.leading = root-a.leading", "s.top = root-a.top", "s.width = 300", "s.height = 100",
          ])))
  }

  private func label(_ id: String, _ width: Double, _ more: String = "") -> String {
    view(id, "label", attributes: "text=\"a\" \(more)", width: width, height: 20)
  }

  @Test func fillStretchesTheLowestHuggingPriority() throws {
    let layout = try stack(
      "spacing=\"10\"",
      label("v", 50, "horizontalHuggingPriority=\"251\"") + label("w", 50))
    #expect(layout["v"] == LayoutRect(x: 0, y: 0, width: 50, height: 100))
    #expect(layout["w"] == LayoutRect(x: 60, y: 0, width: 240, height: 100))
  }

  @Test func equalWidths() throws {
    let layout = try stack(
      "distribution=\"fillEqually\" spacing=\"8\" alignment=\"center\"",
      label("v", 50) + label("w", 20) + label("x", 30))
    #expect(layout["v"] == LayoutRect(x: 0, y: 40, width: 94.5, height: 20))
    #expect(layout["w"] == LayoutRect(x: 102.5, y: 40, width: 95, height: 20))
    #expect(layout["x"] == LayoutRect(x: 205.5, y: 40, width: 94.5, height: 20))
  }

  @Test func equalGaps() throws {
    let layout = try stack(
      "distribution=\"equalSpacing\" alignment=\"bottom\"",
      label("v", 50) + label("w", 20) + label("x", 30))
    #expect(layout["w"] == LayoutRect(x: 150, y: 80, width: 20, height: 20))
    #expect(layout["x"]?.x == 270)
  }

  @Test func equalDistancesOfCenters() throws {
    let layout = try stack(
      "distribution=\"equalCentering\"", label("v", 50) + label("w", 20) + label("x", 30))
    // Centers at 25, 155 and 285.
    #expect(layout["w"]?.x == 145)
  }

  @Test func hiddenViewsAreNotArranged() throws {
    let layout = try stack(
      "spacing=\"10\" distribution=\"fillEqually\"",
      label("v", 50) + label("w", 20, "hidden=\"YES\"") + label("x", 30))
    #expect(layout["v"]?.width == 145)
    #expect(layout["x"]?.x == 155)
  }

  @Test func explicitMarginsInsetTheContents() throws {
    let margins =
      "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"6\" bottom=\"7\" right=\"8\"/>"
    let stack = view(
      "s", "stackView", inside: "<subviews>\(label("v", 50))</subviews>\(margins)")
    let layout = try LayoutFixture(
      scene(
        "a",
        inside: content(
          stack,
          [
            "s.leading = root-a.leading", "s.top = safe-a.top", "s.width = 300", "s.height = 100",
          ])), tools: 12000)
    #expect(layout["v"] == LayoutRect(x: 6, y: 5, width: 286, height: 88))
  }
}
