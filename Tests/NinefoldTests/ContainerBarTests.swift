import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// The bars of container controllers, on the canvas and in other configurations.
@Suite struct ContainerBarTests {
  private func compile(_ file: SourceFile, _ configurations: [ConfigurationRequest] = [.canvas])
    -> Compilation
  {
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    return compiler.compile(file)
  }

  /// Interface Builder stores (0, 0, 320, 49) and draws the bar at the bottom, as wide as the screen.
  @Test func tabBarHasTheItemsOfItsChildren() throws {
    let compilation = compile(try Fixtures.file("apps/Tabs/Main.storyboard"))
    let layouts = compilation.scenes.compactMap { $0.layout(in: "canvas") }
    let bar = try #require(layouts.compactMap { $0.view("tab-ba-001") }.first)
    // 49 points above the home indicator, which is 34.
    #expect(bar.frameInCanvas == LayoutRect(x: 0, y: 813, width: 414, height: 83))
    let child = try #require(layouts.compactMap(\.bars.tabBar).first)
    #expect(bar.frameInCanvas == child)
    let pictures = compilation.pictures()
    #expect(pictures.count > 1)
    for picture in pictures {
      let text = String(decoding: picture.svg, as: UTF8.self)
      #expect(text.contains(">Favorites<"), "\(picture.title)")
    }
  }

  private func navigation(
    _ bar: String, _ toolbar: String, attributes: String = "", device: String = "retina4_7"
  ) -> SourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><navigationController \(attributes) id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
      <toolbar key="toolbar" id="tools">\(toolbar)</toolbar>
      </navigationController></objects></scene></scenes></document>
      """
    return SourceFile(path: "A.storyboard", bytes: Array(text.utf8))
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  @Test func barsStoredForAnotherCanvasAreRepositioned() throws {
    let file = navigation(
      rect(0, 0, 320, 44), rect(0, 436, 320, 44), attributes: #"toolbarHidden="NO""#)
    let layout = try #require(compile(file).scenes.first?.layout(in: "canvas"))
    #expect(layout.view("bar")?.frameInCanvas == LayoutRect(x: 0, y: 20, width: 375, height: 44))
    // The canvas of this version draws toolbars of 49 points.
    #expect(layout.view("tools")?.frameInCanvas == LayoutRect(x: 0, y: 618, width: 375, height: 49))
  }

  /// Interface Builder updates these frames: 560 of 690 navigation bars are as wide as their canvas.
  @Test func barsAsWideAsTheCanvasKeepTheirStoredFrame() throws {
    let file = navigation(
      rect(0, 0, 375, 56), rect(0, 600, 375, 44), attributes: #"toolbarHidden="NO""#)
    let layout = try #require(compile(file).scenes.first?.layout(in: "canvas"))
    #expect(layout.view("bar")?.frameInCanvas == LayoutRect(x: 0, y: 0, width: 375, height: 56))
    #expect(layout.view("tools")?.frameInCanvas == LayoutRect(x: 0, y: 600, width: 375, height: 44))
  }

  @Test func hiddenBarsAreNotDrawn() throws {
    let file = navigation(
      rect(0, 0, 320, 44), rect(0, 436, 320, 44), attributes: #"navigationBarHidden="YES""#)
    let compilation = compile(
      file, [.canvas, .cell(SizeClassGrid.Cell(width: .compact, height: .regular))])
    for picture in compilation.pictures() {
      let text = String(decoding: picture.svg, as: UTF8.self)
      for id in ["bar", "tools"] where text.contains("data-id=\"\(id)\"") {
        #expect(text.contains("display=\"none\"") || text.contains("visibility=\"hidden\""))
      }
    }
    let layout = try #require(compilation.scenes.first?.layout(in: "canvas"))
    #expect(layout.view("tools")?.frameInCanvas == LayoutRect(x: 0, y: 436, width: 320, height: 44))
  }
}
