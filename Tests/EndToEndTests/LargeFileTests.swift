import Foundation
import Testing

/// Large files, with the built program: their memory use.
@Suite struct LargeFileTests {
  private static let rect = #"<rect key="frame" x="0" y="0" width="50" height="50"/>"#

  /// Runs `body` with a temporary folder.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ bytes: Data, to destination: URL) throws {
    try FileManager.default.createDirectory(
      at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: destination)
  }

  /// Creates a file of 20 GB that uses no space on the disk.
  private func lengthen(_ destination: URL) throws {
    let file = try FileHandle(forUpdating: destination)
    try file.truncate(atOffset: 20 << 30)
    try file.close()
  }

  /// A storyboard whose scenes show the image "i".
  private func storyboard(sceneCount: Int) -> Data {
    let scenes = (0..<sceneCount).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="vc\(number)" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="r\(number)">\
      \(Self.rect)<subviews><imageView contentMode="scaleAspectFit" fixedFrame="YES" image="i" \
      id="i\(number)">\(Self.rect)</imageView></subviews></view></viewController></objects></scene>
      """
    }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """.utf8)
  }

  /// Returns the start of a PNG of 10 by 10 pixels, padded to a number of bytes.
  private func png(count: Int) -> Data {
    var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    bytes += Data("IHDR".utf8) + Data([0, 0, 0, 10, 0, 0, 0, 10, 8, 2, 0, 0, 0, 0, 0, 0, 0])
    bytes += Data(repeating: 0x5A, count: max(0, count - bytes.count))
    return bytes
  }

  private func writeCatalog(image: Data, in folder: URL) throws {
    let set = folder.appending(path: "A.xcassets/i.imageset")
    let contents = #"{"images":[{"idiom":"universal","scale":"1x","filename":"a.png"}]}"#
    try write(Data(contents.utf8), to: set.appending(path: "Contents.json"))
    try write(image, to: set.appending(path: "a.png"))
  }

  @Test func manyPicturesNeedLittleMemory() throws {
    try withFolder { folder in
      try writeCatalog(image: png(count: 1 << 20), in: folder)
      try write(storyboard(sceneCount: 20), to: folder.appending(path: "A.storyboard"))
      let out = folder.appending(path: "out")
      let run = try BuiltTool.peak(["preview", folder.path, "-o", out.path])
      #expect(run.status == 0)
      // A sheet of all, and a sheet, the canvas and nine cells of each scene, each with an image of 1.4 million bytes.
      let pictures = out.appending(path: "A.storyboard")
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      #expect(names.count == 221)
      #expect(run.bytes < 150 << 20)
      for name in ["View-Controller.s0.grid.svg", "View-Controller.s19.canvas.svg"] {
        let svg = try String(contentsOf: pictures.appending(path: name), encoding: .utf8)
        #expect(svg.ranges(of: "base64,").count == 1)
        #expect(svg.ranges(of: "href=\"#image1\"").count == (name.hasSuffix(".grid.svg") ? 9 : 1))
      }
    }
  }

  @Test func endlessDocumentIsRejected() throws {
    try withFolder { folder in
      let document = folder.appending(path: "A.storyboard")
      try write(storyboard(sceneCount: 1), to: document)
      try lengthen(document)
      let run = try BuiltTool.run(["lint", document.path])
      #expect(run.status == 1)
      #expect(String(decoding: run.output, as: UTF8.self).contains("[file-too-large]"))
      #expect(try BuiltTool.peak(["lint", document.path]).bytes < 400 << 20)
    }
  }

  @Test func endlessAssetDescriptionIsRejected() throws {
    try withFolder { folder in
      try writeCatalog(image: png(count: 100), in: folder)
      try write(storyboard(sceneCount: 1), to: folder.appending(path: "A.storyboard"))
      try lengthen(folder.appending(path: "A.xcassets/i.imageset/Contents.json"))
      let run = try BuiltTool.run(["lint", folder.path])
      #expect(run.status == 1)
      #expect(String(decoding: run.output, as: UTF8.self).contains("[json-too-large]"))
      #expect(try BuiltTool.peak(["lint", folder.path]).bytes < 400 << 20)
    }
  }

  @Test func endlessImageIsRejected() throws {
    try withFolder { folder in
      try writeCatalog(image: png(count: 100), in: folder)
      try write(storyboard(sceneCount: 1), to: folder.appending(path: "A.storyboard"))
      try lengthen(folder.appending(path: "A.xcassets/i.imageset/a.png"))
      let out = folder.appending(path: "out")
      let run = try BuiltTool.peak(["preview", folder.path, "-o", out.path, "--cell", "canvas"])
      #expect(run.status == 0)
      #expect(run.bytes < 400 << 20)
      // Its size is read from its header; it is too large to be drawn.
      let svg = try String(
        contentsOf: out.appending(path: "A.storyboard/View-Controller.s0.canvas.svg"),
        encoding: .utf8)
      #expect(!svg.contains("base64"))
    }
  }
}
