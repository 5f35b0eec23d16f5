import ContextProtocol
import InterfacePicture
import Ninefold
import NinefoldProject
import StructuredData

/// The tool that draws.
extension ContextTool {
  /// The overlays that can be chosen.
  private static let overlays = Overlays.named.map(\.name)

  static let render = ContextTool(
    ToolDescription(
      name: "ib_render", title: "Picture of a scene",
      about: """
        Draw a scene as the app would show it, as PNG. With marks, each view has a numbered box, \
        and the answer has the id of each number.
        """,
      input: [
        .path, .optional("scene", .scene),
        .optional("configurations", .configurations("canvas", most: 6)),
        .optional("marks", .flag("Whether to number the views (default: false).")),
        .optional(
          "overlay",
          .list(ValueSchema(.choice(overlays)), "Details of the layout to draw over the scene.")),
        .optional(
          "scale",
          ValueSchema(.number(0.25...4), "Pixels per point (default: 2, less for large scenes).")),
      ],
      output: [
        .required("path", .text), .required("scene", .text("The id of the scene.")),
        .required("title", .text),
        .required(
          "pictures",
          .list(
            .object([
              .required("configuration", .text),
              .required("format", ValueSchema(.choice(["png", "svg"]))),
              .required("width", ValueSchema(.number(0 ... .infinity), "In points.")),
              .required("height", ValueSchema(.number(0 ... .infinity), "In points.")),
              .required("scale", ValueSchema(.number(0 ... .infinity), "Pixels per point.")),
              .required("marks", .list(mark, "The view of each number.")),
            ]), "In the order of the pictures in the answer.")),
      ])
  ) { arguments, run throws(ToolFailure) in
    let path = try run.roots.path(arguments.text("path") ?? "")
    var request = SceneRequest(path: path, scene: arguments.text("scene"))
    request.configurations = arguments.texts("configurations")
    let names = Set(arguments.texts("overlay"))
    for (name, overlay) in Overlays.named where names.contains(name) {
      request.overlays.insert(overlay)
    }
    if arguments.flag("marks") ?? false { request.overlays.insert(.marks) }
    let drawn = try InputFiles.within(run.roots.folders) {
      request.drawn(run.environment)
    }.get()
    var parts: [ToolResult.Part] = []
    var pictures: [StructuredValue] = []
    for (configuration, scene) in drawn.pictures {
      let (part, scale) = try picture(of: scene, scale: arguments.number("scale"))
      parts.append(part)
      pictures.append(value(of: scene, configuration, scale))
    }
    let value = StructuredValue.object([
      .init("path", path), .init("scene", drawn.id), .init("title", drawn.title),
      .init("pictures", .list(pictures)),
    ])
    var result = run.tool.result(
      legend(of: drawn), value, hint: "name fewer configurations")
    result.parts = parts + result.parts
    return result
  }

  private static let mark = ValueSchema.object([
    .required("number", .count), .required("id", .text), .required("name", .text),
    .required("frame", .frame),
  ])

  /// The maximum length of a side of a picture whose scale is not given, in pixels: models see
  /// larger ones reduced.
  private static let longestSide = 1568.0

  /// Returns a picture as PNG or, without the program that draws it, as SVG.
  private static func picture(
    of scene: MarkedScene, scale: Double?
  ) throws(ToolFailure) -> (ToolResult.Part, scale: Double?) {
    let longest = max(scene.size.width, scene.size.height, 1)
    let scale = scale ?? min(2, longestSide / longest)
    do throws(EnvironmentError) {
      let png = try PictureFiles.png(of: scene.svg, scale)
      return (.picture(base64: String(decoding: Base64.text(png), as: UTF8.self)), scale)
    } catch {
      guard case .noPNG(.missing) = error, scene.svg.count <= AnswerLimit.bytes else {
        throw ToolFailure(error.message)
      }
      return (.text(String(decoding: scene.svg, as: UTF8.self)), nil)
    }
  }

  private static func value(
    of scene: MarkedScene, _ configuration: String, _ scale: Double?
  ) -> StructuredValue {
    .object([
      .init("configuration", configuration), .init("format", scale == nil ? "svg" : "png"),
      .init("width", .number(scene.size.width)), .init("height", .number(scene.size.height)),
      .init("scale", .number(scale ?? 1)),
      .init(
        "marks",
        .list(
          scene.marks.map { mark in
            let frame = mark.frame
            return .object([
              .init("number", .number(Double(mark.number))), .init("id", mark.id),
              .init("name", mark.name),
              .init(
                "frame",
                .list([frame.x, frame.y, frame.width, frame.height].map { .number($0) })),
            ])
          })),
    ])
  }

  /// Returns what the pictures show, and the view of each number, as text.
  private static func legend(of drawn: DrawnRequest) -> String {
    drawn.pictures.enumerated().map { index, picture in
      "picture \(index + 1): \(drawn.title) (\(drawn.id)), \(picture.configuration)\n"
        + picture.scene.marks.map { "  \($0.number): \($0.name)\n" }.joined()
    }.joined()
  }
}
