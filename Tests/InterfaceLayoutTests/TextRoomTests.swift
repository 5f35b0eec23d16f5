import EditorCanvas
import InterfaceResolution
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import Testing
@testable import InterfaceLayout

/// Texts in views that are as wide as their content, and in others.
@Suite struct TextTruncationTests {
  private static let words = [
    "Mage", "Go", "OK", "Warrior", "Settings", "Cancel", "Delete item", "Log in…", "Übersicht",
    "Terms of Service", "iii", "WWW", "A fairly long title of several words",
  ]

  private struct Text {
    var view: String
    var lines: [String]
    var style: LaidOutText.Style
    var image: LayoutRect?
    var frame: LayoutRect
    var naturalWidth: Double?
  }

  /// The texts of a scene laid out with measured sizes: on its own canvas, in a cell and on devices of
  /// two and three pixels per point.
  private func texts(
    _ views: String, _ constraints: [String], tools: Int = 22000, device: String = "retina4_7",
    extra: String = ""
  ) throws -> [Text] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        useTraitCollections="YES"><device id="\(device)" orientation="portrait"/><scenes>\
      \(scene("a", inside: content(views, constraints)))</scenes>\(extra)</document>
      """
    let graph = try #require(validated(SourceFile(path: "texts", bytes: Array(text.utf8))))
    let cell = SizeClassGrid.Cell(width: .compact, height: .regular)
    var configurations = [Configuration(DocumentCanvas(graph.settings))]
    configurations.append(Configuration(try #require(Environment(cell: cell))))
    for id in ["retina4_0", "retina6_12"] {
      let window = DeviceWindow(device: try #require(Device.named(id)))
      configurations.append(Configuration(Environment(window: window)))
    }
    var texts: [Text] = []
    for configuration in configurations {
      let result = layouts(of: graph, in: [configuration])
      var measurer = ContentMeasurer(
        context: LayoutContext(
          configuration: configuration, ownCanvasSize: DocumentCanvas(graph.settings).size,
          options: LayoutOptions())
      )
      let shared = try #require(result.scenes.first?.layouts.first)
      for (index, text) in shared.layout.texts.sorted(by: { $0.key < $1.key }) {
        let view = shared.scene.views[index]
        texts.append(
          Text(
            view: view.id?.text ?? "", lines: text.lines.map(\.text), style: text.style,
            image: text.image, frame: shared.layout.frames[index],
            naturalWidth: measurer.contentSize(of: view, width: nil, isRoot: false).width))
      }
    }
    return texts
  }

  /// Returns views one below the other, each as wide as its content; edges are between pixels.
  private func column(_ views: [String]) -> (views: String, constraints: [String]) {
    var constraints: [String] = []
    for index in views.indices {
      constraints.append(
        index % 2 == 0
          ? "v\(index).leading = root-a.leading + \(10 + 0.13 * Double(index))"
          : "v\(index).centerX = root-a.centerX + \(0.21 * Double(index))")
      constraints.append("v\(index).top = root-a.top + \(20 * index)")
    }
    return (views.joined(), constraints)
  }

  private func font(_ size: Double, weight: String? = nil) -> String {
    let weight = weight.map { "weight=\"\($0)\"" } ?? ""
    return """
      <fontDescription key="fontDescription" type="system" \(weight) pointSize="\(size)"/>
      """
  }

  @Test(arguments: [7706, 12121, 15705, 17701, 22000, 23504, 24127], ["retina4_7", "retina5_9"])
  func intrinsicallySizedTextIsNotTruncated(tools: Int, device: String) throws {
    var views: [String] = []
    for (number, word) in Self.words.enumerated() {
      let size = [12.0, 13, 15, 17, 20, 22.5][number % 6]
      views.append(
        view(
          "v\(views.count)", "button",
          attributes: "buttonType=\"system\" lineBreakMode=\"middleTruncation\"",
          inside: font(size) + "<state key=\"normal\" title=\"\(word)\"/>"))
      views.append(
        view(
          "v\(views.count)", "label", attributes: "text=\"\(word)\"",
          inside: font(size, weight: "semibold")))
      views.append(
        view(
          "v\(views.count)", "textField",
          attributes: "text=\"\(word)\" borderStyle=\"roundedRect\"",
          inside: font(size)))
      views.append(
        view(
          "v\(views.count)", "button", attributes: "buttonType=\"system\"",
          inside: """
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" \
            style="filled" image="plus" catalog="system" title="\(word)" imagePadding="7" \
            imagePlacement="\(["leading", "trailing", "top", "bottom"][number % 4])"/>
            """))
    }
    let resources = """
      <resources><image name="plus" catalog="system" width="128" height="113"/></resources>
      """
    let column = column(views)
    let texts = try texts(
      column.views, column.constraints, tools: tools, device: device, extra: resources)
    #expect(texts.count == 4 * views.count)
    for text in texts {
      let natural = try #require(text.naturalWidth)
      guard text.frame.width >= natural - 1e-6 || abs(text.frame.width - natural) < 0.5 else {
        Issue.record("\(text.view) is not as wide as its content")
        continue
      }
      #expect(text.lines.count == 1, "\(text.view): \(text.lines)")
      #expect(text.lines.first.map { Self.words.contains($0) } ?? false, "\(text.lines)")
    }
  }

  @Test func textWithoutSpaceIsTruncated() throws {
    let label = view("v0", "label", attributes: "text=\"A long text\"", inside: font(17))
    let texts = try texts(
      label,
      ["v0.leading = root-a.leading", "v0.top = root-a.top", "v0.width = 50"])
    #expect(texts.map(\.lines) == Array(repeating: ["A lo…"], count: 4))
  }

  @Test func textShrinksToItsMinimumScaleFactor() throws {
    func label(_ id: String, _ attributes: String) -> String {
      view(
        id, "label",
        attributes: "text=\"A long text\" adjustsFontSizeToFit=\"YES\" \(attributes)",
        inside: font(20))
    }
    let texts = try texts(
      label("v0", "") + label("v1", "minimumScaleFactor=\"0.75\"")
        + label("v2", "minimumFontSize=\"19\""),
      (0..<3).flatMap {
        [
          "v\($0).leading = root-a.leading", "v\($0).top = root-a.top + \(40 * $0)",
          "v\($0).width = 60",
        ]
      })
    for text in texts where text.view == "v0" {
      #expect(text.lines == ["A long text"])
      #expect(text.style.size < 15)
    }
    for text in texts where text.view == "v1" { #expect(text.style.size == 15) }
    for text in texts where text.view == "v2" { #expect(text.style.size == 19) }
    #expect(texts.filter { $0.view != "v0" }.allSatisfy { $0.lines.first?.hasSuffix("…") ?? false })
  }

  @Test func customClassesMaySetASmallerFont() throws {
    let label = view("v0", "label", attributes: "text=\"A long text\"", inside: font(20))
    let texts = try texts(
      label, ["v0.leading = root-a.leading", "v0.top = root-a.top"],
      extra: """
        <designables><designable name="v0"><size key="intrinsicContentSize" width="50" \
        height="14.5"/></designable></designables>
        """)
    for text in texts {
      #expect(text.frame.width == 50)
      #expect(text.lines == ["A long text"])
      #expect(text.style.size < 12)
    }
  }

  private func configured(_ attributes: String, _ title: String, state: String = "Button") -> String
  {
    view(
      "v0", "button", attributes: "buttonType=\"system\" \(attributes)",
      inside: """
        <state key="normal" title="\(state)"/><buttonConfiguration key="configuration" \
        style="plain" title="\(title)"/>
        """)
  }

  /// The size of a button on the document's own canvas with three pixels per point.
  private func size(ofButton button: String) throws -> LayoutSize {
    let texts = try texts(
      button, ["v0.leading = root-a.leading + 20", "v0.top = root-a.top + 20"], tools: 23727,
      device: "retina6_12")
    return try #require(texts.first).frame.size
  }

  /// Buttons as in the library, and stored buttons whose heights are in pixels because of a property
  /// outside of the configuration.
  @Test func changedConfiguredButtonsHaveNoWholePoints() throws {
    let whole = try size(ofButton: configured("", "Tap Me"))
    #expect(whole.height == 35)
    #expect(whole.width == whole.width.rounded())
    let title = try size(ofButton: configured("", "Tap Me", state: "Tap Me"))
    #expect(abs(title.height - 103.0 / 3) < 1e-9)
    let resistance = "verticalCompressionResistancePriority=\"752\""
    let priority = try size(ofButton: configured(resistance, "Tap Me"))
    #expect(abs(priority.height - 103.0 / 3) < 1e-9)
  }

  @Test func primaryButtonsHaveSemiboldTitles() throws {
    let plain = try size(ofButton: configured("", "Start built-in Tor"))
    let primary = try size(ofButton: configured("role=\"primary\"", "Start built-in Tor"))
    // Stored as 154.33 wide on a canvas with three pixels per point.
    #expect(abs(primary.width - 154.33) <= 1)
    #expect(primary.width - plain.width >= 5)
  }

  @Test func buttonImageFollowsTheImagePlacement() throws {
    let placements = ["leading", "trailing", "top", "bottom"]
    let column = column(
      placements.enumerated().map { index, placement in
        view(
          "v\(index)", "button", attributes: "buttonType=\"system\"",
          inside: """
            <buttonConfiguration key="configuration" style="plain" image="dot" title="A title" \
            imagePadding="5" imagePlacement="\(placement)"/>
            """)
      })
    let texts = try texts(
      column.views, column.constraints,
      extra: "<resources><image name=\"dot\" width=\"10\" height=\"20\"/></resources>")
    for text in texts.prefix(4) {
      let image = try #require(text.image)
      #expect(image.size == LayoutSize(width: 10, height: 20))
      let (middleX, middleY) = (image.x + 5, image.y + 10)
      switch text.view {
      case "v0": #expect(abs(image.x - 12) < 1 && abs(middleY - text.frame.height / 2) < 1)
      case "v1":
        #expect(abs(text.frame.width - 12 - image.maxX) < 1)
        #expect(abs(middleY - text.frame.height / 2) < 1)
      case "v2": #expect(image.y == 7 && abs(middleX - text.frame.width / 2) < 1)
      default:
        #expect(abs(text.frame.height - 7 - image.maxY) < 1)
        #expect(abs(middleX - text.frame.width / 2) < 1)
      }
    }
  }

  @Test func secureFieldsShowDots() throws {
    let field = view(
      "v0", "textField", attributes: "text=\"geheim\"",
      inside: font(14) + "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
    let texts = try texts(
      field, ["v0.leading = root-a.leading", "v0.top = root-a.top", "v0.width = 200"])
    #expect(texts.allSatisfy { $0.lines == ["••••••"] })
  }
}
