import Foundation
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// The effects of configuration files on documents.
struct ConfigurationFileTests {
  private func file(_ path: String) throws -> SourceFile {
    let url = Fixtures.top.appending(path: "Fixtures/configuration/\(path)")
    return SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  private func configuration(_ text: String) -> ProjectConfiguration {
    ProjectConfiguration(
      reading: [SourceFile(path: ".ninefold.yml", bytes: Array(text.utf8))])
  }

  private func window(_ width: Double, _ height: Double) -> ConfigurationRequest {
    .window(size: LayoutSize(width: width, height: height))
  }

  private func compile(
    _ document: SourceFile, _ configuration: ProjectConfiguration?,
    in places: [ConfigurationRequest], _ change: (inout CompilerOptions) -> Void = { _ in }
  ) -> Compilation {
    var options = CompilerOptions(configurations: places)
    change(&options)
    var compiler = Compiler(options: options)
    return compiler.compile(document, configuration: configuration)
  }

  private func json(_ compilation: Compilation) throws -> [String: Any] {
    let bytes = try #require(compilation.layoutFile(named: "Main.storyboard"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  // MARK: Designs

  /// The four windows and their appearance are from the task; the frames were derived by hand: three equal parts of the
  /// longer or the shorter side.
  @Test func `designs choose the axis of a stack view and the scenes that fill its slots`() throws {
    let configuration = ProjectConfiguration(reading: [try file("designs/designs.yml")])
    #expect(configuration.findings.isEmpty)
    let windows: [(Double, Double, designs: [String], scene: String, slot: LayoutSize)] = [
      (1024, 768, ["wide", "large"], "lar-ge-sce", LayoutSize(width: 341, height: 768)),
      (694, 768, ["tall", "large"], "lar-ge-sce", LayoutSize(width: 694, height: 256)),
      (320, 768, ["tall", "small"], "sma-ll-sce", LayoutSize(width: 320, height: 256)),
      (600, 600, ["wide", "large"], "lar-ge-sce", LayoutSize(width: 200, height: 600)),
    ]
    let compilation = compile(
      try file("designs/Designs.storyboard"), configuration,
      in: windows.map { window($0.0, $0.1) })
    let file = try json(compilation)
    let told = try #require(file["configurations"] as? [[String: Any]])
    #expect(told.map { $0["designs"] as? [String] } == windows.map { $0.designs })
    let scenes = try #require(file["scenes"] as? [[String: Any]])
    let layouts = try #require(scenes.first?["layouts"] as? [[String: Any]])
    for (width, height, _, scene, slot) in windows {
      let name = "size:\(Int(width))x\(Int(height))"
      let layout = try #require(layouts.first { ($0["for"] as? [String])?.contains(name) == true })
      let slots = try #require(layout["slots"] as? [[String: Any]])
      #expect(
        slots.map { $0["container"] as? String } == ["slo-t1-box", "slo-t2-box", "slo-t3-box"])
      #expect(slots.map { $0["scene"] as? String } == [scene, scene, scene])
      let request = window(width, height)
      let main = try #require(compilation.initialScene?.layout(in: request))
      let boxes = main.views.filter { $0.elementName == "containerView" }
      #expect(boxes.count == 3)
      for box in boxes {
        #expect(
          abs(box.frame.width - slot.width) <= 0.5 && abs(box.frame.height - slot.height) <= 0.5,
          "\(name)")
      }
      // The embedded scene is as large as the container views.
      let child = try #require(
        compilation.scenes.first { $0.id == scene }?.layout(in: request))
      #expect(child.canvasSize == boxes.last?.frame.size)
    }
  }

  @Test func `without a configuration designs and slots are not reported`() throws {
    let document = try file("designs/Designs.storyboard")
    let plain = compile(document, nil, in: [window(320, 768), .canvas])
    let empty = compile(document, configuration(""), in: [window(320, 768), .canvas])
    #expect(plain.layoutFile(named: "a") == empty.layoutFile(named: "a"))
    let text = String(decoding: plain.layoutFile(named: "a") ?? [], as: UTF8.self)
    #expect(!text.contains("designs\":") && !text.contains("slots\":"))
  }

  @Test func `declarations do not apply in the document's canvas`() throws {
    let document = try file("designs/Designs.storyboard")
    let stated = ProjectConfiguration(reading: [try file("designs/designs.yml")])
    let plain = compile(document, nil, in: [.canvas])
    #expect(
      compile(document, stated, in: [.canvas]).layoutFile(named: "a")
        == plain.layoutFile(named: "a"))
  }

  @Test func `a design installs and uninstalls views and constraints, and overrides traits`() throws
  {
    let stated = configuration(
      """
      designs:
        room:
          small:
            when: width < 500
            uninstall: [slo-t2-box, mai-co-n04]
            traits: {style: dark}
          large: otherwise
      """)
    let compilation = compile(
      try file("designs/Designs.storyboard"), stated, in: [window(320, 768), window(600, 600)])
    let layouts = try [window(320, 768), window(600, 600)].map {
      try #require(compilation.initialScene?.layout(in: $0))
    }
    #expect(layouts.map { $0.views.filter { $0.elementName == "containerView" }.count } == [2, 3])
    #expect(
      layouts.map { $0.constraints.contains { $0.id?.text == "mai-co-n04" } } == [false, true])
  }

  @Test func `only size conditions exclude closed forms`() throws {
    let document = try file("designs/Designs.storyboard")
    for (text, isGiven) in [
      ("views:\n- id: sta-ck-vw1\n  when: width < 500\n  padding: 8\n", false),
      ("views:\n- id: sta-ck-vw1\n  when: style = dark\n  padding: 8\n", true),
    ] {
      let compilation = compile(document, configuration(text), in: [window(600, 600)]) {
        $0.emitsClosedForms = true
      }
      let text = String(decoding: compilation.layoutFile(named: "a") ?? [], as: UTF8.self)
      #expect(text.contains("\"closedForm\"") == isGiven)
    }
  }

  // MARK: Mismatches

  @Test(arguments: [
    ("views:\n- id: sta-ck-vw1\n  text: a\n", "which has no 'text'"),
    (
      "views:\n- id: sta-ck-vw1\n  attributes: {numberOfLines: 2}\n", "which has no 'numberOfLines'"
    ),
    ("views:\n- id: mai-n0-vc1\n  hidden: true\n", "'mai-n0-vc1' is not a view"),
    ("traits:\n- id: sta-ck-vw1\n  override: {style: dark}\n", "is not a view controller"),
    (
      "designs:\n  a:\n    b: {when: width < 5, slots: {sta-ck-vw1: Large}}\n",
      "is not a container view"
    ),
    (
      "designs:\n  a:\n    b: {when: width < 5, slots: {slo-t1-box: mai-n0-vc1}}\n",
      "would contain itself"
    ),
    (
      "designs:\n  a:\n    b: {when: width < 5, slots: {slo-t1-box: sta-ck-vw1}}\n",
      "is neither a scene"
    ),
    ("designs:\n  a:\n    b: {when: width < 5, uninstall: mai-n0-vew}\n", "is the root"),
    (
      "designs:\n  a:\n    b: {when: width < 5, install: lar-ge-vc1}\n",
      "is neither a view nor a constraint"
    ),
  ])
  func `declarations that do not fit their object are reported`(text: String, message: String)
    throws
  {
    let compilation = compile(
      try file("designs/Designs.storyboard"), configuration(text), in: [window(600, 600)])
    let found = compilation.configurationFindings.flatMap(\.diagnostics)
    #expect(found.map(\.id) == ["configuration-inapplicable"])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
  }
}
