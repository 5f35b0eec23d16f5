import Foundation
import InterfaceEmission
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing
@testable import InterfaceLayout

@Suite struct LayoutFileTests {
  @Test func outputMatchesTheGoldenFile() throws {
    try expectGolden(emit(small()), at: "layout-file/small.layout.json")
  }

  @Test func outputConformsToTheSchema() throws {
    let schema = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/layout.schema.json"))
    let file = try JSONSerialization.jsonObject(with: Data(emit(small())))
    #expect(schema.violations(in: file) == [])
  }

  @Test func schemaRejectsUnknownContent() throws {
    let schema = try JSONSchema(
      contentsOf: Fixtures.top.appending(path: "schemas/layout.schema.json"))
    let text = String(decoding: emit(small()), as: UTF8.self)
    for (whole, broken) in [
      ("\"version\": 1", "\"version\": \"1\""), ("\"frame\": [0, 0, ", "\"frame\": [0, "),
      ("\"kind\": \"storyboard\"", "\"kind\": \"nib\""),
      ("\"for\": [\"canvas\", ", "\"for\": [1, "),
      ("\"axes\": [\"x\"]", "\"axes\": [\"z\"]"), ("\"conflicts\": [", "\"konflikts\": ["),
    ] {
      let broken = text.replacing(whole, with: broken)
      #expect(broken != text)
      let file = try JSONSerialization.jsonObject(with: Data(broken.utf8))
      #expect(!schema.violations(in: file).isEmpty, "\(whole)")
    }
  }

  @Test func sceneDigestDependsOnItsLayoutOnly() throws {
    var moved = small()
    moved.scenes[Handle(0)].layouts[0].layout.frames[ViewIndex(1)].x += 1
    moved.configurations[0] = .canvas(TraitCollection(displayScale: 3))
    let digests = try [small(), moved].map { try sceneDigests(emit($0)) }
    #expect(digests[0][0] != digests[1][0])
    #expect(digests[0][1] == digests[1][1])
  }

  private func sceneDigests(_ bytes: [UInt8]) throws -> [String] {
    let file = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let scenes = try #require(file?["scenes"] as? [[String: Any]])
    return scenes.compactMap { $0["digest"] as? String }
  }

  private func emit(_ layout: DocumentLayout) -> [UInt8] {
    LayoutFileEmitter.emit(
      layout: layout, fileName: "Main.storyboard", source: [1, 2, 3], digest: digest)
  }

  /// A fixed value in place of the real digest.
  private func digest(_ parts: [ArraySlice<UInt8>]) -> String {
    let hash = parts.joined().reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let digits = String(hash, radix: 16)
    return "xxh128:" + String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// Two scenes in two configurations, with one object of every kind.
  private func small() -> DocumentLayout {
    var builder = SceneBuilder(id: "scene-1", controller: "vc-1", width: 600, height: 600)
    builder.view("root", .view, LayoutRect(0, 0, 600, 600), role: .controllerRoot) { root in
      root.view(
        "label", .label, LayoutRect(20, 20.5, 43.666666666666664, 21),
        [
          .text: "Hello", .numberOfLines: "0", .opaque: "NO", .alpha: "0.5", .misplaced: "YES",
          .key: "x",
        ],
        [
          .fontDescription: .font(
            FontDescription(face: .system(weight: .bold, isItalic: false), pointSize: 17)),
          .textColor: .color(Color(name: .system("labelColor"), components: nil, space: nil)),
          .text: .string("Hello\n\"you\""),
          .backgroundColor: .color(
            Color(
              name: nil, components: .rgb(red: 1, green: 0.5, blue: 0, alpha: 1), space: "sRGB")),
          .frame: .rect(.zero),
        ])
      root.view(
        nil, .view, LayoutRect(0, 100, 600, 100), [.contentMode: "center"],
        [.layoutMargins: .insets(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))]
      ) { inner in
        inner.view(
          "image", .imageView, LayoutRect(0, 0, 50, 50), [.image: "star"],
          image: .asset("star", path: "star.imageset/star@2x.png"))
        inner.view(
          "segments", .segmentedControl, LayoutRect(0, 50, 100, 32),
          content: .segments([
            Segment(title: "One", image: nil, width: nil, attributes: Attributes()),
            Segment(title: "Two", image: nil, width: 50, attributes: Attributes()),
          ]),
          runtime: [
            RuntimeAttribute(
              keyPath: "layer.cornerRadius", type: "number", value: .number(8), range: .start),
            RuntimeAttribute(
              keyPath: "layer.cornerRadius", type: "number", value: .number(9), range: .start),
          ])
      }
    }
    builder.guides = [
      (
        ResolvedGuide(id: ObjectID("safe"), kind: .safeArea, owner: ViewIndex(0), range: .start),
        LayoutRect(0, 20, 600, 580)
      )
    ]
    builder.constraint("c-1", ViewIndex(1), .width, 44)
    builder.constraint(nil, ViewIndex(1), .height, 44)
    builder.constraint("c-2", ViewIndex(1), .width, 45)
    builder.ambiguities = [Ambiguity(view: ViewIndex(1), components: [.x], certain: [.x])]
    builder.conflicts = [[ResolvedConstraint.Index(0), ResolvedConstraint.Index(2)]]
    builder.segues = [
      ResolvedSegue(
        id: ObjectID("seg-1"), kind: .relationship("viewControllers"), source: ObjectID("vc-1"),
        destination: ObjectID("vc-2"))
    ]
    var layout = builder.layout
    layout.approximateViews = [ViewIndex(1)]
    let other = SceneBuilder(id: "scene-2", controller: nil, width: 10, height: 10)
    return DocumentLayout(
      document: DocumentIdentity(
        kind: .storyboard, runtime: .iOS, initialController: ObjectID("vc-1")),
      configurations: [
        Configuration.canvas(TraitCollection(displayGamut: .p3), device: "retina4_7"),
        Environment(cell: SizeClassGrid.Cell(width: .any, height: .any)).map { Configuration($0) },
      ].compactMap { $0 },
      scenes: [
        .init(
          index: Handle(0),
          layouts: [
            .init(configurations: [0, 1], scenes: [builder.scene, builder.scene], layout: layout)
          ]),
        .init(
          index: Handle(1),
          layouts: [.init(configurations: [0], scenes: [other.scene], layout: other.layout)]),
      ],
      diagnostics: [])
  }
}
