import Foundation
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// The effects of a configuration's declarations about views, traits and appearances on a document of two scenes;
/// frames were derived by hand.
struct ConfigurationViewTests {
  private let place = ConfigurationRequest.window(size: LayoutSize(width: 400, height: 800))

  private enum Wrong: Error { case content }

  private func document() throws -> SourceFile {
    let url = Fixtures.top.appending(path: "Fixtures/configuration/views/Views.storyboard")
    return SourceFile(path: "Views.storyboard", bytes: Array(try Data(contentsOf: url)))
  }

  private func views(_ text: String) throws -> Compilation {
    let configuration = ProjectConfiguration(
      reading: [SourceFile(path: ".ninefold.yml", bytes: Array(text.utf8))])
    #expect(configuration.findings.flatMap { $0.diagnostics.map(\.message) } == [])
    var compiler = Compiler(options: CompilerOptions(configurations: [place]))
    return compiler.compile(try document(), configuration: configuration)
  }

  private func view(_ id: String, in compilation: Compilation) throws -> ViewResult {
    let found = compilation.scenes.compactMap { $0.layout(in: place)?.view(id) }
    return try #require(found.first)
  }

  private func label(_ id: String, in compilation: Compilation) throws -> ViewContent.Label {
    guard case .label(let label) = try view(id, in: compilation).content else {
      throw Wrong.content
    }
    return label
  }

  @Test func `intrinsic sizes apply to views of custom classes`() throws {
    let stated = try views(
      "views:\n- class: RatingView\n  intrinsicSize: {width: 100, height: 44}\n")
    #expect(
      try view("rat-in-vw1", in: stated).frame == LayoutRect(x: 0, y: 100, width: 100, height: 44))
    let byModule = try views("views:\n- class: App.RatingView\n  intrinsicSize: {width: 7}\n")
    #expect(try view("rat-in-vw1", in: byModule).frame.width == 7)
  }

  @Test func `padding sets the layout margins`() throws {
    let stated = try views(
      "views:\n- id: pad-on-e01\n  padding: {top: 10, left: 20, bottom: 30, right: 40}\n")
    #expect(
      try view("pad-in-ner", in: stated).frame == LayoutRect(x: 20, y: 10, width: 140, height: 60))
    let leading = try views("views:\n- id: pad-on-e01\n  padding: {leading: 20, trailing: 40}\n")
    #expect(
      try view("pad-in-ner", in: leading).frame == LayoutRect(x: 20, y: 0, width: 140, height: 100))
    let one = try views("views:\n- id: pad-on-e01\n  padding: 5\n")
    #expect(try view("pad-in-ner", in: one).frame == LayoutRect(x: 5, y: 5, width: 190, height: 90))
  }

  @Test func `texts, titles, placeholders and images are overridden`() throws {
    let stated = try views(
      """
      views:
      - id: lbl-ex-pli
        text: Stated
        attributes: {numberOfLines: 0, font: {system: 20, weight: bold}}
      - {id: btn-on-e01, title: Go, image: ""}
      - {id: fld-on-e01, placeholder: Surname, text: 12}
      - {id: img-on-e01, image: {symbol: star}}
      """)
    let label = try label("lbl-ex-pli", in: stated)
    #expect(label.text.string == "Stated")
    let configuration = try #require(stated.configurations.first)
    #expect(label.numberOfLines == 0 && label.font.pointSize(in: configuration) == 20)
    guard case .button(let button) = try view("btn-on-e01", in: stated).content,
      case .textField(let field) = try view("fld-on-e01", in: stated).content,
      case .imageView(let image) = try view("img-on-e01", in: stated).content
    else { throw Wrong.content }
    #expect(button.title.string == "Go" && button.normal.image == nil)
    #expect(field.placeholder.string == "Surname" && field.text.string == "12")
    #expect(image.image?.name == "star" && image.image?.isSymbol == true)
  }

  @Test func `null restores the default, an empty name removes the image`() throws {
    let stated = try views(
      """
      views:
      - {id: lbl-ex-pli, text: null, attributes: {textColor: null}}
      - {id: img-on-e01, image: ""}
      """)
    let plain = try views("")
    let label = try label("lbl-ex-pli", in: stated)
    #expect(label.text.string == "")
    #expect(try label.textColor == self.label("lbl-pl-ain", in: plain).textColor)
    #expect(try label.textColor != self.label("lbl-ex-pli", in: plain).textColor)
    guard case .imageView(let image) = try view("img-on-e01", in: stated).content else {
      throw Wrong.content
    }
    #expect(image.image == nil)
  }

  @Test
  func `ids, nested classes, classes and later declarations rank in order`()
    throws
  {
    let rules = [
      "- {class: UILabel, text: class}", "- {class: UIView, text: root}",
      "- {class: UILabel, in: RatingView, text: inside}", "- {id: lbl-in-ner, text: id}",
    ]
    func text(_ order: [Int]) throws -> String {
      let text = "views:\n" + order.map { rules[$0] }.joined(separator: "\n")
      return try label("lbl-in-ner", in: views(text)).text.string
    }
    #expect(try text([3, 2, 0]) == "id")
    #expect(try text([2, 0]) == "inside")
    #expect(try text([1, 0]) == "class")
    #expect(try text([0, 1]) == "root")
  }

  @Test(arguments: [
    ("RatingView", true), ("PlayerController", true), ("[RatingView, PlayerController]", true),
    ("[PlayerController, RatingView]", false), ("UIView", true), ("[UIView, UIView]", true),
    ("[UIView, UIView, UIView]", false), ("UITableViewCell", false), ("App.RatingView", true),
    ("UIViewController", true),
  ])
  func `containers are views or controllers at any depth`(
    containers: String, isMet: Bool
  ) throws {
    let stated = try views("views:\n- {class: UILabel, in: \(containers), text: stated}\n")
    #expect(try (label("lbl-in-ner", in: stated).text.string == "stated") == isMet)
  }

  @Test func `overridden traits apply only inside their controller`() throws {
    let stated = try views(
      """
      traits:
      - {class: PlayerController, override: {style: dark, contentSize: AX1}}
      views:
      - {class: UILabel, when: style = dark and contentSize = AX1, text: dark}
      """)
    #expect(try label("lbl-in-ner", in: stated).text.string == "dark")
    #expect(try label("lbl-pl-ain", in: stated).text.string == "Plain")
    let light = try views("traits:\n- {class: PlayerController, override: {style: light}}\n")
    #expect(
      try label("lbl-in-ner", in: stated).textColor != label("lbl-in-ner", in: light).textColor)
    #expect(
      try label("lbl-pl-ain", in: stated).textColor == label("lbl-pl-ain", in: light).textColor)
  }

  private func color(_ id: String, _ rules: [String]) throws -> RGBA {
    try label(id, in: views("appearance:\n" + rules.joined(separator: "\n"))).textColor
  }

  @Test func `documents override appearances, the outermost container wins`() throws {
    let plain = "- {class: UILabel, attributes: {textColor: \"#00FF00\"}}"
    let inner = "- {class: UILabel, in: RatingView, attributes: {textColor: \"#0000FF\"}}"
    let outer = "- {class: UILabel, in: PlayerController, attributes: {textColor: \"#00FFFF\"}}"
    let both =
      "- {class: UILabel, in: [RatingView, PlayerController], attributes: {textColor: \"#FFFF00\"}}"
    let shield = "- {class: UILabel, in: RatingView, attributes: {textColor: null}}"
    func rgb(_ color: RGBA) -> [Double] { [color.red, color.green, color.blue] }
    #expect(try rgb(color("lbl-pl-ain", [plain])) == [0, 1, 0])
    #expect(try rgb(color("lbl-in-ner", [plain])) == [0, 1, 0])
    #expect(try rgb(color("lbl-ex-pli", [plain, outer])) == [1, 0, 0])
    #expect(try rgb(color("lbl-in-ner", [inner, plain])) == [0, 0, 1])
    #expect(try rgb(color("lbl-in-ner", [outer, inner, plain])) == [0, 1, 1])
    #expect(try rgb(color("lbl-in-ner", [both, outer, inner, plain])) == [1, 1, 0])
    let unstated = try label("lbl-in-ner", in: views("")).textColor
    #expect(try color("lbl-in-ner", [shield, plain]) == unstated)
    #expect(try rgb(color("lbl-pl-ain", [shield, plain])) == [0, 1, 0])
  }

  /// With single bytes of declarations about real ids changed, there is no crash, and ranges are inside the file.
  @Test func `mutated configurations are compiled with a document`() throws {
    let text = """
      designs: {a: {b: {when: width < 500, attributes: {lbl-ex-pli: {text: x}}, uninstall: img-on-e01}}}
      views: [{id: pad-on-e01, padding: {left: 5}, hidden: true}, {class: UILabel, in: UIView, text: y}]
      traits: [{id: pla-ye-vc1, override: {style: dark}}]
      """
    let document = try document()
    let bytes = Array(text.utf8)
    var compiler = Compiler(options: CompilerOptions(configurations: [place]))
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for byte in Array("}:9".utf8) {
        var other = bytes
        other[index] = byte
        let configuration = ProjectConfiguration(
          reading: [SourceFile(path: ".ninefold.yml", bytes: other)])
        let compilation = compiler.compile(document, configuration: configuration)
        #expect(compilation.scenes.count == 2)
        for diagnostic in compilation.configurationFindings.flatMap(\.diagnostics) {
          #expect(Int(diagnostic.range.end) <= other.count)
        }
      }
    }
  }
}
