import InterfaceLayout

/// Writes the functions of a document's scenes.
struct SceneLayoutWriter {
  /// The maximum number of frames that the functions of a scene set: compilers need a second or two
  /// for these.
  private static let mostBoxes = 4000

  private let layout: CodeLayout
  private let labels: [String: String]
  /// The scenes with functions, by index, with the ids of their views.
  private let scenes: [(sceneIndex: Int, views: [String], pieces: [CodeLayout.Piece])]
  private let types: [Int: String]

  init(_ layout: CodeLayout, _ labels: [String: String], reserved: Set<String>) {
    self.layout = layout
    self.labels = labels
    scenes = layout.scenes.indices.compactMap { sceneIndex in
      var boxes = 0
      let pieces = layout.scenes[sceneIndex].pieces.filter { piece in
        boxes += piece.views.count
        return !piece.views.isEmpty && boxes <= Self.mostBoxes && Self.isFinite(piece)
      }
      return pieces.isEmpty ? nil : (sceneIndex, Self.views(of: pieces), pieces)
    }
    var scope = NameScope(reserved: reserved)
    let entries = scenes.map { scene in
      let id = layout.scenes[scene.sceneIndex].id
      return NameScope.Entry(text: labels[id] ?? id, key: id)
    }
    let names = scope.names(of: Set(entries), .type)
    types = Dictionary(
      zip(scenes.map(\.sceneIndex), entries.map { names[$0] ?? "" }),
      uniquingKeysWith: { first, _ in first })
  }

  func write(to writer: inout CodeWriter) {
    var known: Set<String> = []
    for scene in scenes {
      // Two scenes with the same id have the same name.
      guard let type = types[scene.sceneIndex], known.insert(type).inserted else { continue }
      let id = layout.scenes[scene.sceneIndex].id
      writer.comment("The scene \(SwiftLiteral.comment(id)).")
      writer.block("\(writer.prefix)struct \(type): Hashable, Sendable") { writer in
        write(scene, as: type, to: &writer)
      }
    }
  }

  private func write(
    _ scene: (sceneIndex: Int, views: [String], pieces: [CodeLayout.Piece]), as type: String,
    to writer: inout CodeWriter
  ) {
    let prefix = writer.prefix
    writer.text.line(
      "/// The ids of the views, in the order of `all`, or empty for views without one.")
    let ids = scene.views.map { $0.utf8.first == 0 ? "" : $0 }
    let list = ids.map { SwiftLiteral.string($0) }.joined(separator: ", ")
    writer.text.line("\(prefix)static let ids: [String] = [\(list)]")
    writer.text.line(
      "/// The frames of the views, or nil for views that are not installed in windows of this "
        + "size.")
    writer.text.line("\(prefix)let all: [Frame?]")
    writeProperties(scene.views, scene.pieces, to: &writer)
    let numbers = Dictionary(
      zip(scene.views, scene.views.indices), uniquingKeysWith: { first, _ in first })
    let bodies = scene.pieces.map { body(of: $0, numbers) }
    var functions: [[String]: Int] = [:]
    var order: [[String]] = []
    for body in bodies where functions[body] == nil {
      functions[body] = order.count
      order.append(body)
    }
    writer.text.gap()
    let (widths, heights) = (layout.widths, layout.heights)
    writer.text.line(
      "/// The frames of the views in a window from \(Self.length(widths.lowerBound)) x "
        + "\(Self.length(heights.lowerBound)) to \(Self.length(widths.upperBound)) x "
        + "\(Self.length(heights.upperBound)) points, or nil if they are not known.")
    writer.block("\(prefix)static func frames(width: Double, height: Double) -> \(type)?") {
      writeFunction(
        layout.scenes[scene.sceneIndex], scene.pieces, bodies.map { functions[$0] ?? 0 }, to: &$0)
    }
    for (number, body) in order.enumerated() {
      writer.text.gap()
      writer.block(
        "private static func \(Self.function(number))(_ width: Double, _ height: Double) -> \(type)"
      ) { writer in
        writer.text.line(
          "var boxes = Boxes(\(scene.views.count), scale: \(SwiftLiteral.number(layout.scale)))")
        for line in body { writer.text.line(line) }
        writer.text.line("return \(type)(all: boxes.frames)")
      }
    }
  }

  /// Writes a property for each view with an id.
  private func writeProperties(
    _ views: [String], _ pieces: [CodeLayout.Piece], to writer: inout CodeWriter
  ) {
    let present = pieces.map { Set(Self.keys(of: $0)) }
    // Includes the functions of the scene.
    let reserved =
      ["all", "frames", "hash", "hashValue", "ids"] + pieces.indices.map(Self.function)
    var scope = NameScope(reserved: Set(reserved))
    let entries = views.filter { $0.utf8.first != 0 }
      .map { NameScope.Entry(text: labels[$0] ?? $0, key: $0) }
    let names = scope.names(of: entries, .member)
    for (number, view) in views.enumerated() where view.utf8.first != 0 {
      let name = names[NameScope.Entry(text: labels[view] ?? view, key: view)] ?? ""
      let isAlways = present.allSatisfy { $0.contains(view) }
      writer.text.line("/// The frame of \(SwiftLiteral.comment(view)).")
      writer.text.line(
        "\(writer.prefix)var \(name): Frame\(isAlways ? "" : "?") { all[\(number)]\(isAlways ? "!" : "") }"
      )
    }
  }

  // MARK: Functions

  /// Returns the name of the function for a piece.
  private static func function(_ number: Int) -> String { "layout\(number)" }

  private func writeFunction(
    _ scene: CodeLayout.Scene, _ pieces: [CodeLayout.Piece], _ functions: [Int],
    to writer: inout CodeWriter
  ) {
    var size = ("width", "height")
    var outerFrame: String?
    switch scene.extent {
    case .window: break
    case .own(let width, let height):
      if let width { size.0 = SwiftLiteral.number(width) }
      if let height { size.1 = SwiftLiteral.number(height) }
    case .inside(let outer, let view):
      guard let type = types[outer],
        let number = scenes.first(where: { $0.sceneIndex == outer })?.views.firstIndex(of: view)
      else {
        writer.text.line("nil")
        return
      }
      outerFrame = "\(type).frames(width: width, height: height)?.all[\(number)]"
      size = ("place.width", "place.height")
    }
    let (widths, heights) = (layout.widths, layout.heights)
    writer.text.line(
      "guard width >= \(SwiftLiteral.number(widths.lowerBound)), width <= \(SwiftLiteral.number(widths.upperBound)),"
    )
    writer.text.line(
      "  height >= \(SwiftLiteral.number(heights.lowerBound)), height <= \(SwiftLiteral.number(heights.upperBound))"
    )
    writer.text.line("else { return nil }")
    writer.text.line("var kind = 0")
    for threshold in layout.sizeClasses {
      let side = threshold.isWidth ? "width" : "height"
      writer.text.line(
        "if \(side) >= \(SwiftLiteral.number(threshold.least)) { kind += \(threshold.number) }")
    }
    if let outerFrame {
      writer.text.line("guard let place = \(outerFrame) else { return nil }")
    }
    for (piece, function) in zip(pieces, functions) {
      var conditions = ["kind == \(piece.quadrant)"]
      for requirement in piece.requirements {
        let form = Self.text(requirement.form, size)
        conditions.append(form + (requirement.isStrict ? " > 1e-6" : " >= -1e-6"))
      }
      writer.text.line("if \(conditions.joined(separator: ", ")) {")
      writer.text.line("  return \(Self.function(function))(\(size.0), \(size.1))")
      writer.text.line("}")
    }
    writer.text.line("return nil")
  }

  /// Returns the statements that set the frames of a piece.
  private func body(of piece: CodeLayout.Piece, _ numbers: [String: Int]) -> [String] {
    let keys = Self.keys(of: piece)
    var origins: [[CanvasForm]: Int] = [:]
    var lines: [String] = []
    for (key, view) in zip(keys, piece.views) {
      let edges = view.edges
      let number = numbers[key] ?? 0
      let isTop = Self.isZero(edges.originX) && Self.isZero(edges.originY)
      let outer: Int? = isTop ? nil : origins[[edges.originX, edges.originY]]
      origins[[edges.left, edges.top]] = number
      let sides: [String] = [edges.left, edges.top, edges.right, edges.bottom]
        .map { Self.text($0, ("width", "height")) }
      let inside: String = outer.map { ", in: \($0)" } ?? ""
      lines.append("boxes.set(\(number), \(sides.joined(separator: ", "))\(inside))")
    }
    return lines
  }

  private static func isZero(_ form: CanvasForm) -> Bool {
    form.constant == 0 && form.width == 0 && form.height == 0
  }

  /// Returns a form as an expression.
  private static func text(_ form: CanvasForm, _ size: (String, String)) -> String {
    var text = ""
    for (factor, side) in [(form.width, size.0), (form.height, size.1)] where factor != 0 {
      let number = abs(factor) == 1 ? "" : SwiftLiteral.number(abs(factor)) + " * "
      if text.isEmpty {
        text = (factor < 0 ? "-" : "") + number + side
      } else {
        text += (factor < 0 ? " - " : " + ") + number + side
      }
    }
    if text.isEmpty { return SwiftLiteral.number(form.constant) }
    if form.constant == 0 { return text }
    return text + (form.constant < 0 ? " - " : " + ") + SwiftLiteral.number(abs(form.constant))
  }

  // MARK: Views

  /// Returns the ids of a piece's views.
  ///
  /// Views without one are identified by their index.
  private static func keys(of piece: CodeLayout.Piece) -> [String] {
    var known: Set<String> = []
    return piece.views.enumerated().map { index, view in
      guard let id = view.id, !id.isEmpty, known.insert(id).inserted else {
        return "\u{0}\(index)"
      }
      return id
    }
  }

  /// Returns the ids of the views of all pieces, each once, in order of appearance.
  private static func views(of pieces: [CodeLayout.Piece]) -> [String] {
    var known: Set<String> = []
    return pieces.flatMap { keys(of: $0) }.filter { known.insert($0).inserted }
  }

  private static func isFinite(_ piece: CodeLayout.Piece) -> Bool {
    func isFinite(_ form: CanvasForm) -> Bool {
      form.constant.isFinite && form.width.isFinite && form.height.isFinite
    }
    return piece.requirements.allSatisfy { isFinite($0.form) }
      && piece.views.allSatisfy { view in
        let edges = view.edges
        return [edges.left, edges.top, edges.right, edges.bottom, edges.originX, edges.originY]
          .allSatisfy(isFinite)
      }
  }

  private static func length(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
