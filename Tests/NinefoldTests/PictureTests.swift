import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Synchronization
import Testing

/// The contents of documents that pictures show.
@Suite struct PictureTests {
  /// Returns the pictures of a document by the names of their configurations.
  private func pictures(
    _ text: String, isXib: Bool = false, in configurations: [ConfigurationRequest] = [.canvas]
  ) throws -> [String: String] {
    let file = SourceFile(path: isXib ? "A.xib" : "A.storyboard", bytes: Array(text.utf8))
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    let compilation = compiler.compile(file)
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    var pictures: [String: String] = [:]
    for picture in compilation.pictures() {
      guard case .configuration(let name) = picture.subject else { continue }
      try expectWellFormed(picture.svg)
      pictures[name] = String(decoding: picture.svg, as: UTF8.self)
    }
    return pictures
  }

  private func xib(_ view: String, device: String = "id=\"retina4_7\"") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES"><device orientation="portrait" \(device)/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" \
    height="667"/>\(view)</view></objects></document>
    """
  }

  private func subview(_ id: String, _ tag: String, _ attributes: String, _ inside: String)
    -> String
  {
    """
    <\(tag) opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="10" y="100" \
    width="100" height="30"/>\(inside)</\(tag)>
    """
  }

  /// Title and subtitle are centered in the button, one above the other, with the padding that the document declares.
  @Test func subtitlesAreBelowTitles() throws {
    let button = subview(
      "btn", "button", "buttonType=\"system\"",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\" "
        + "subtitle=\"No trial\" titlePadding=\"5\"/>")
    let svg = try #require(try pictures(xib("<subviews>\(button)</subviews>"))["canvas"])
    let pattern =
      #/<text x="([^"]*)" y="([^"]*)" font-size="([^"]*)"[^>]*textLength="([^"]*)"[^>]*>(Buy|No trial)</#
    let texts = svg.matches(of: pattern).map { match in
      [match.1, match.2, match.3, match.4].map { Double($0) ?? 0 }
    }
    try #require(texts.count == 2)
    #expect(texts.map { $0[2] } == [17, 13])
    let middles: [Double] = texts.map { text in text[0] + text[3] / 2 }
    #expect(abs(middles[0] - middles[1]) < 0.5)
    #expect((20...30).contains(texts[1][1] - texts[0][1]))
  }

  /// Returns a catalog with one image, which counts how often the whole file is read.
  private func catalog(counting reads: ReadCount) -> Assets.Catalog {
    let contents = Array(
      #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"#.utf8)
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let size: [UInt8] = [0, 0, 0, 10, 0, 0, 0, 10, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    let image = header + Array("IHDR".utf8) + size
    return Assets.Catalog(
      path: "A.xcassets",
      files: [
        Assets.File(path: "i.imageset/Contents.json") { Array(contents.prefix($0)) },
        Assets.File(path: "i.imageset/a.png") { limit in
          // Reading only the size requests fewer bytes.
          if limit > 1 << 20 { reads.add() }
          return Array(image.prefix(limit))
        },
      ])
  }

  @Test func imagesAreReadOnceAndEmbeddedOncePerPicture() throws {
    let views = ["scaleToFill", "center", "scaleAspectFit"].enumerated().map { number, mode in
      """
      <imageView contentMode="\(mode)" fixedFrame="YES" image="i" id="v\(number)">\
      <rect key="frame" x="0" y="\(number * 60)" width="50" height="50"/></imageView>
      """
    }
    let text = xib("<subviews>\(views.joined())</subviews>")
    let file = SourceFile(path: "A.xib", bytes: Array(text.utf8))
    let reads = ReadCount()
    var compiler = Compiler()
    let assets = Assets(catalogs: [catalog(counting: reads)])
    let compilation = compiler.compile(file, assets: assets)
    let before = reads.count
    let pictures = compilation.pictures()
    #expect(reads.count - before == 1)
    #expect(pictures.count == 11)
    for picture in pictures {
      try expectWellFormed(picture.svg)
      let svg = String(decoding: picture.svg, as: UTF8.self)
      #expect(svg.ranges(of: "base64,").count == 1)
      #expect(svg.ranges(of: "<use ").count == (picture.subject == .grid ? 27 : 3))
    }
  }

  @Test func picturesAreDrawnIncrementally() throws {
    struct Interruption: Error {}
    let file = SourceFile(path: "A.xib", bytes: Array(xib("").utf8))
    var compiler = Compiler()
    let compilation = compiler.compile(file)
    var drawn: [[UInt8]] = []
    compilation.drawPictures { drawn.append($0.svg) }
    #expect(drawn == compilation.pictures().map(\.svg))
    #expect(drawn.count == 11)
    var count = 0
    #expect(throws: Interruption.self) {
      try compilation.drawPictures { _ throws(Interruption) in
        count += 1
        if count == 2 { throw Interruption() }
      }
    }
    #expect(count == 2)
  }

  @Test func cmykColorsAreConverted() throws {
    let ink = """
      cyan="1" magenta="0" yellow="0" black="0.2" alpha="1" colorSpace="custom" \
      customColorSpace="genericCMYKColorSpace"
      """
    let button = subview(
      "button", "button", "buttonType=\"system\"",
      "<state key=\"normal\" title=\"Hello\"><color key=\"titleColor\" \(ink)/></state>")
    let svg = try #require(
      try pictures(
        xib("<color key=\"backgroundColor\" \(ink)/><subviews>\(button)</subviews>"), isXib: true
      )["canvas"])
    #expect(
      svg.contains(
        #/data-id="root" data-line="\d+" x="0" y="0" width="375" height="667" fill="#00cccc"/#))
    #expect(svg.contains("fill=\"#00cccc\">Hello</text>"))
  }

  @Test func documentTintColorsItsControls() throws {
    let view = subview(
      "button", "button", "buttonType=\"system\"", "<state key=\"normal\" title=\"Hello\"/>")
    let tint = """
      <color key="tintColor" red="1" green="0" blue="0.2" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      """
    let document = xib("<subviews>\(view)</subviews>")
      .replacing("</objects>", with: "</objects>\(tint)")
    let svg = try #require(try pictures(document, isXib: true)["canvas"])
    #expect(svg.contains("fill=\"#ff0033\">Hello</text>"))
  }

  @Test func onlyBlurEffectsHaveAFill() throws {
    let views = [
      subview("dark", "visualEffectView", "", "<blurEffect style=\"dark\"/>"),
      subview("light", "visualEffectView", "", "<blurEffect style=\"light\"/>"),
      subview(
        "vibrancy", "visualEffectView", "",
        "<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>"),
      subview("none", "visualEffectView", "", ""),
    ]
    let svg = try #require(
      try pictures(xib("<subviews>\(views.joined())</subviews>"), isXib: true)["canvas"])
    func fill(_ id: String) -> Substring? {
      guard let start = svg.firstRange(of: "data-id=\"\(id)\"")?.upperBound else { return nil }
      let inside = svg[start...].firstRange(of: "<g ").map { svg[$0.upperBound...] }
      let next = svg[start...].firstRange(of: "data-id=")?.lowerBound ?? svg.endIndex
      guard let inside, inside.startIndex < next else { return nil }
      return inside.firstMatch(of: #/fill="([^"]*)"/#)?.1
    }
    #expect(fill("dark") == "#1c1c1c")
    #expect(fill("light") == "#f7f7f7")
    #expect(fill("vibrancy") == nil)
    #expect(fill("none") == nil)
  }

  /// A container has no view of its own; its scene is drawn as the screen.
  @Test func navigationControllerSceneHasTheScreenSize() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" \
      orientation="landscape"/><scenes><scene sceneID="scene"><objects><navigationController \
      id="navigation" sceneMemberID="viewController"><navigationBar key="navigationBar" \
      contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="47" width="844" height="44"/>\
      </navigationBar></navigationController></objects></scene></scenes></document>
      """
    let svgs = try pictures(
      document, in: [.canvas, .cell(SizeClassGrid.Cell(width: .compact, height: .regular))])
    #expect(svgs["canvas"]?.contains("viewBox=\"0 0 852 393\"") ?? false)
    #expect(svgs["wCompact-hRegular"]?.contains("viewBox=\"0 0 400 800\"") ?? false)
    let file = SourceFile(path: "A.storyboard", bytes: Array(document.utf8))
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let json = try #require(compiler.compile(file).layoutFile(named: "A.storyboard"))
    #expect(String(decoding: json, as: UTF8.self).contains("\"size\": [852, 393]"))
  }
}

/// A thread-safe counter.
private final class ReadCount: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add() { number.wrappingAdd(1, ordering: .relaxed) }
}
