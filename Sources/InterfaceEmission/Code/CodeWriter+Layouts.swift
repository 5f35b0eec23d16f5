extension CodeWriter {
  /// Writes, for each scene, a function that computes the frames of its views.
  mutating func writeLayouts(_ documents: [DocumentCode]) {
    let all = documents.filter { document in
      document.layout?.scenes.contains { !$0.pieces.isEmpty } ?? false
    }
    guard !all.isEmpty else { return }
    declare(
      "Frame", "A rectangle in the coordinates of the superview, in points.",
      [
        ("x", "Double", "The left edge."), ("y", "Double", "The upper edge."),
        ("width", "Double", "The width."), ("height", "Double", "The height."),
      ])
    writeBoxes()
    comment("The frames of views in windows of any size, computed without a constraint solver.")
    let reserved = options.reserved
    block("\(prefix)enum Layouts") { writer in
      var scope = NameScope(reserved: reserved)
      let names = scope.names(of: all.map { NameScope.Entry(text: $0.name, key: $0.path) }, .type)
      for document in all {
        guard let layout = document.layout else { continue }
        let name = names[NameScope.Entry(text: document.name, key: document.path)] ?? ""
        let kind = document.isStoryboard ? "storyboard" : "xib"
        writer.comment("The layouts of the \(kind) \(SwiftLiteral.comment(document.name)).")
        writer.block("\(writer.prefix)enum \(name)") { writer in
          SceneLayoutWriter(layout, document.labels, reserved: reserved).write(to: &writer)
        }
      }
    }
  }

  /// Writes the code that combines frames.
  private mutating func writeBoxes() {
    comment("Frames whose edges are rounded to pixels, added view by view.")
    block("fileprivate struct Boxes") { writer in
      let lines = [
        "let scale: Double", "var frames: [Frame?]", "var origins: [(x: Double, y: Double)]", "",
        "init(_ count: Int, scale: Double) {", "  self.scale = scale",
        "  frames = Array(repeating: nil, count: count)",
        "  origins = Array(repeating: (0, 0), count: count)", "}", "",
        "func rounded(_ length: Double) -> Double {",
        "  let pixels = length * scale + 0.500001",
        "  guard abs(pixels) < 1e15 else { return length }",
        "  let whole = Double(Int(pixels))",
        "  return (whole > pixels ? whole - 1 : whole) / scale", "}", "",
        "mutating func set(",
        "  _ view: Int, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, in outer: Int? = nil",
        ") {", "  let origin = outer.map { origins[$0] } ?? (x: 0, y: 0)",
        "  let (x, y) = (rounded(left), rounded(top))", "  origins[view] = (x, y)",
        "  frames[view] = Frame(",
        "    x: x - origin.x, y: y - origin.y, width: rounded(right) - x, height: rounded(bottom) - y)",
        "}",
      ]
      for line in lines { writer.text.line(line) }
    }
  }
}
