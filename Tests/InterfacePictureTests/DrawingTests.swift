import Foundation
@testable import InterfacePicture
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

@Suite struct DrawingTests {
  private let square = LayoutRect(x: 0, y: 0, width: 10, height: 10)
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]

  private func list(_ draw: (inout Drawing) -> Void) -> DisplayList {
    var drawing = Drawing(viewCount: 0)
    draw(&drawing)
    return drawing.list(size: LayoutSize(width: 20, height: 10), title: "A title", scene: "a")
  }

  @Test func groupItemsFollowTheGroup() {
    let list = list { drawing in
      drawing.group(x: 1, y: 2) { drawing in
        drawing.rect(square, fill: .black)
        drawing.group(opacity: 0.5) { drawing in drawing.rect(square, fill: .white) }
      }
      drawing.group(isHidden: true) { _ in }
      drawing.circle(x: 5, y: 5, radius: 2, fill: .black)
    }
    let ends = list.items.map { item -> Int in
      if case .group(let group) = item { group.end } else { 0 }
    }
    #expect(ends == [4, 0, 4, 0, 0])
    #expect(list.all == 0..<5)
    guard case .group(let outer) = list.items[0], case .group(let inner) = list.items[2] else {
      Issue.record("no groups")
      return
    }
    #expect(outer.transform == Transform(x: 1, y: 2))
    #expect(inner.transform == nil)
    #expect(inner.opacity == 0.5)
  }

  @Test func emptyShapesAreOmitted() {
    let list = list { drawing in
      drawing.rect(LayoutRect(x: 3, y: 3, width: 0, height: 5), fill: .black)
      drawing.rect(LayoutRect(x: 3, y: 3, width: 5, height: -1), fill: .black)
      drawing.circle(x: 0, y: 0, radius: 0, fill: .black)
      drawing.text(" \n ", x: 0, baseline: 0, DrawnTextStyle(size: 17, color: .black))
      drawing.text("Text", x: 0, baseline: 0, DrawnTextStyle(size: 0, color: .black))
    }
    #expect(list.items.isEmpty)
  }

  @Test func mirroringChangesPositionsButNotGlyphs() {
    let style = DrawnTextStyle(size: 17, color: .black)
    let list = list { drawing in
      drawing.mirrored(inWidth: 20) { drawing in
        drawing.rect(LayoutRect(x: 1, y: 2, width: 4, height: 5), fill: .black)
        drawing.circle(x: 3, y: 3, radius: 1, fill: .black)
        drawing.text("Text", x: 2, baseline: 9, style)
        drawing.group(opacity: 0.5) { $0.line(0, 0, 6, 1, Stroke(color: .black)) }
        drawing.group(x: 1, y: 0) { $0.line(0, 0, 6, 1, Stroke(color: .black)) }
        drawing.mirrored(inWidth: nil) { $0.text("Text", x: 2, baseline: 9, style) }
      }
      drawing.circle(x: 3, y: 3, radius: 1, fill: .black)
    }
    var ends = style
    ends.anchor = .end
    var shapes: [Shape.Outline] = []
    var texts: [DrawnText] = []
    for item in list.items {
      if case .shape(let shape) = item { shapes.append(shape.outline) }
      if case .text(let text) = item { texts.append(text) }
    }
    #expect(
      shapes == [
        .rect(LayoutRect(x: 15, y: 2, width: 4, height: 5), radius: 0),
        .circle(center: LayoutPoint(x: 17, y: 3), radius: 1),
        .line(from: LayoutPoint(x: 20, y: 0), to: LayoutPoint(x: 14, y: 1)),
        .line(from: LayoutPoint(x: 0, y: 0), to: LayoutPoint(x: 6, y: 1)),
        .circle(center: LayoutPoint(x: 3, y: 3), radius: 1),
      ])
    #expect(
      texts == [
        DrawnText(text: "Text", x: 18, baseline: 9, style: ends, width: nil),
        DrawnText(text: "Text", x: 2, baseline: 9, style: style, width: nil),
      ])
  }

  @Test func cornerRadiusIsClampedToTheRectangle() {
    let list = list { drawing in
      drawing.rect(LayoutRect(x: 0, y: 0, width: 30, height: 10), radius: 40, fill: .black)
    }
    let outline = Shape.Outline.rect(LayoutRect(x: 0, y: 0, width: 30, height: 10), radius: 5)
    #expect(list.items == [.shape(Shape(outline: outline, fill: .black, stroke: nil))])
  }

  @Test func imageFilesAreReadAndStoredOnce() {
    var reads: [String] = []
    func read(_ asset: ResolvedAsset) -> ImageFile? {
      reads.append(asset.path)
      return asset.path == "a.png"
        ? ImageFile(png) : asset.path == "b.pdf" ? ImageFile([0x25, 0x50]) : nil
    }
    let files = ["a.png", "b.pdf", "c.png", "a.png", "b.pdf", "c.png"]
    var drawn: [Bool] = []
    let list = list { drawing in
      for path in files {
        let asset = ResolvedAsset(catalog: 0, path: path, scale: 1)
        drawn.append(drawing.image(asset, in: square, tint: nil, read: read))
      }
    }
    #expect(drawn == [true, false, false, true, false, false])
    #expect(reads == ["a.png", "b.pdf", "c.png"])
    #expect(list.images.map(\.format) == [.png])
    #expect(list.images.compactMap { Data(base64Encoded: Data($0.base64)) } == [Data(png)])
    let image = DisplayItem.image(DrawnImage(file: 0, rect: square, tint: nil))
    #expect(list.items == [image, image])
  }

  @Test func overlongTextIsDrawnSmaller() {
    let style = DrawnTextStyle(size: 20, color: .black, anchor: .middle)
    let list = list { drawing in
      drawing.text("A text that needs room", in: square, style)
      drawing.text("A", in: LayoutRect(x: 0, y: 0, width: 100, height: 30), style)
    }
    let sizes = list.items.map { item -> Double in
      if case .text(let text) = item { text.style.size } else { 0 }
    }
    #expect(sizes == [6, 20])
  }
}
