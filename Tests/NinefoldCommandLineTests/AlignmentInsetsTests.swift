import Foundation
import Ninefold
import Testing

/// Alignment insets of catalog images in layout, following `UIImage.alignmentRectInsets`.
struct AlignmentInsetsTests {
  /// 200 × 100 pixels: only the header of a picture is read.
  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 200, 0, 0, 0, 100, 8, 6, 0, 0, 0, 0, 0, 0, 0]

  private static let contents = """
    {"info": {"version": 1, "author": "xcode"}, "images": [{"idiom": "universal", "scale": "2x",
    "filename": "a.png", "alignment-insets": {"top": 8, "left": 10, "bottom": 4, "right": 6}}]}
    """

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"
      useTraitCollections="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
    <objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><imageView contentMode="scaleToFill" image="Ali"
        translatesAutoresizingMaskIntoConstraints="NO" id="image">
        <rect key="frame" x="1" y="2" width="42" height="24"/></imageView></subviews>
      <constraints>
        <constraint firstItem="image" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" constant="50" id="leading"/>
        <constraint firstItem="image" firstAttribute="top" secondItem="root" secondAttribute="top"
          constant="50" id="top"/>
      </constraints></view></objects></document>
    """

  /// The insets are 5, 4, 3 and 2 points at 2x.
  ///
  /// The alignment rectangle is at 50, 50 and is 92 × 44, so the frame, which contains the whole
  /// image, is 100 × 50 at 45, 46.
  @Test func frameIncludesTheAlignmentInsets() throws {
    func file(_ path: String, _ bytes: [UInt8]) -> Assets.File {
      Assets.File(path: path) { limit in Array(bytes.prefix(limit)) }
    }
    let catalog = Assets.Catalog(
      path: "A.xcassets",
      files: [
        file("A.xcassets/Ali.imageset/Contents.json", Array(Self.contents.utf8)),
        file("A.xcassets/Ali.imageset/a.png", Self.header),
      ])
    let cell = SizeClassGrid.Cell(width: .compact, height: .regular)
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas, .cell(cell)]))
    let compilation = compiler.compile(
      SourceFile(path: "A.xib", bytes: Array(Self.document.utf8)),
      assets: Assets(catalogs: [catalog]))
    let json = try #require(compilation.layoutFile(named: "A.xib"))
    let text = String(decoding: json, as: UTF8.self)
    #expect(compilation.diagnostics.isEmpty)
    #expect(text.contains("[45, 46, 100, 50]"))
    #expect(!text.contains("[50, 50"))
  }
}
