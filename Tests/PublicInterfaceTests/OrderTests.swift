import Ninefold
import Testing

/// The scene "Order" of `Fixtures/results`, with numbers derived by hand from its constraints.
@Suite struct OrderTests {
  private static let wide = SizeClassGrid.Cell(width: .regular, height: .regular)

  private func scene(_ place: ConfigurationRequest = .canvas) throws -> SceneResult {
    try #require(try Library.order([place]).initialScene)
  }

  private func layout(in place: ConfigurationRequest = .canvas) throws -> SceneLayout {
    try #require(try scene(place).layout(in: place))
  }

  @Test func theScene() throws {
    let scene = try scene()
    #expect(scene.id == "ord-sc-000")
    #expect(scene.title == "Order")
    #expect(scene.isInitial)
    let controller = try #require(scene.controller)
    #expect(controller.id == ObjectID("ord-vc-000"))
    #expect(controller.elementName == "viewController")
    #expect(controller.customClass == "OrderViewController")
    #expect(controller.storyboardIdentifier == "order")
    #expect(controller.title == "Order")
    let gallery = try #require(try Library.order().scene(ofController: ObjectID("gal-vc-000")))
    #expect(!gallery.isInitial)
    #expect(gallery.title == "View Controller")
    #expect(scene.layout(in: "wAny-hAny") == nil)
  }

  /// The status bar is 20 points high, the panel 30 below it and 20 from the sides.
  @Test func framesInTheSuperviewAndInTheCanvas() throws {
    let layout = try layout()
    #expect(layout.canvasSize == LayoutSize(width: 375, height: 667))
    #expect(layout.safeAreaInsets == LayoutInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(layout.bars.statusBar == LayoutRect(x: 0, y: 0, width: 375, height: 20))
    #expect(layout.bars.navigationBar == nil)
    #expect(layout.safeAreaFrame == LayoutRect(x: 0, y: 20, width: 375, height: 647))
    let expected: [String: (frame: LayoutRect, canvas: (x: Double, y: Double))] = [
      "ord-vi-000": (LayoutRect(x: 0, y: 0, width: 375, height: 667), (0, 0)),
      "pan-vi-000": (LayoutRect(x: 20, y: 50, width: 335, height: 200), (20, 50)),
      "img-vi-000": (LayoutRect(x: 10, y: 80, width: 60, height: 40), (30, 130)),
      "stk-vi-000": (LayoutRect(x: 85, y: 12, width: 240, height: 88), (105, 62)),
      "one-vi-000": (LayoutRect(x: 0, y: 0, width: 240, height: 30), (105, 62)),
      "two-vi-000": (LayoutRect(x: 0, y: 38, width: 240, height: 50), (105, 100)),
      "lab-vi-000": (LayoutRect(x: 20, y: 260, width: 200, height: 40), (20, 260)),
      "pay-bt-000": (LayoutRect(x: 20, y: 310, width: 120, height: 44), (20, 310)),
      "opn-vi-000": (LayoutRect(x: 20, y: 364, width: 50, height: 24), (20, 364)),
      "con-vi-000": (LayoutRect(x: 100, y: 364, width: 40, height: 30), (100, 364)),
    ]
    #expect(Set(layout.views.compactMap(\.id?.text)) == Set(expected.keys))
    for (id, place) in expected {
      let view = try #require(layout.view(id))
      #expect(view.frame == place.frame, "\(id)")
      let canvas = LayoutRect(
        x: place.canvas.x, y: place.canvas.y, width: place.frame.width,
        height: place.frame.height)
      #expect(view.frameInCanvas == canvas, "\(id)")
    }
    let guide = try #require(layout.guides.first)
    #expect(layout.guides.count == 1)
    #expect(guide.kind == .safeArea)
    #expect(guide.frame == LayoutRect(x: 0, y: 20, width: 375, height: 647))
    #expect(guide.owningView.id == layout.rootView?.id)
  }

  /// The panel begins at 60 where both classes are regular; the canvas is 800 points wide.
  @Test func variationsApply() throws {
    let layout = try layout(in: .cell(Self.wide))
    #expect(layout.configuration.cell == Self.wide)
    #expect(layout.canvasSize == LayoutSize(width: 800, height: 800))
    #expect(layout.view("pan-vi-000")?.frame == LayoutRect(x: 60, y: 50, width: 720, height: 200))
    #expect(layout.view("lab-vi-000")?.frame == LayoutRect(x: 60, y: 260, width: 200, height: 40))
    let constraint = layout.constraints.first { $0.id == ObjectID("pan-c2-000") }
    #expect(constraint?.constant == 60)
  }

  @Test func theHierarchy() throws {
    let layout = try layout()
    let panel = try #require(layout.view("pan-vi-000"))
    #expect(panel.superview?.id == layout.rootView?.id)
    #expect(panel.superview?.superview == nil)
    #expect(panel.subviews.compactMap(\.id?.text) == ["img-vi-000", "stk-vi-000"])
    #expect(panel.customClass == "PanelView")
    #expect(panel.userLabel == "Panel")
    #expect(panel.description == "view 'pan-vi-000' (Panel)")
    #expect(panel.role == .subview)
    #expect(layout.rootView?.role == .controllerRoot)
    #expect(layout.topLevelViews.map(\.id) == [ObjectID("ord-vi-000")])
    #expect(panel.constraints.count == 6)
    #expect(layout.rootView?.guides.map(\.id.text) == ["ord-sa-000"])
    #expect(layout.view("nobody") == nil)
  }

  @Test func constraints() throws {
    let layout = try layout()
    #expect(layout.constraints.count == 27)
    let trailing = try #require(layout.constraints.first { $0.id?.text == "pan-c3-000" })
    guard case .guide(let guide) = trailing.firstItem,
      case .view(let panel) = try #require(trailing.secondItem)
    else {
      Issue.record(
        "the items are \(trailing.firstItem) and \(String(describing: trailing.secondItem))")
      return
    }
    #expect(guide.id.text == "ord-sa-000")
    #expect(panel.id?.text == "pan-vi-000")
    #expect(trailing.firstAttribute == .trailing)
    #expect(trailing.secondAttribute == .trailing)
    #expect(trailing.relation == .equal)
    #expect(trailing.multiplier == 1)
    #expect(trailing.constant == 20)
    #expect(trailing.priority == 1000)
    #expect(trailing.isRequired)
    #expect(trailing.owner.id?.text == "ord-vi-000")
    #expect("\(trailing)" == "ord-sa-000.trailing = pan-vi-000.trailing + 20 ('pan-c3-000')")
    let height = try #require(layout.constraints.first { $0.id?.text == "pan-c1-000" })
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == nil)
    #expect(height.firstItem.id?.text == "pan-vi-000")
    #expect(height.firstItem.frameInCanvas.height == height.constant)
  }

  @Test func ambiguitiesAndConflicts() throws {
    let layout = try layout()
    let ambiguity = try #require(layout.ambiguities.first)
    #expect(layout.ambiguities.count == 1)
    #expect(ambiguity.view.id?.text == "opn-vi-000")
    #expect(ambiguity.components == [.height])
    #expect(ambiguity.view.hasAmbiguousLayout)
    #expect(layout.rootView?.hasAmbiguousLayout == false)
    let conflict = try #require(layout.conflicts.first)
    #expect(layout.conflicts.count == 1)
    #expect(conflict.constraints.compactMap(\.id?.text) == ["con-c1-000", "con-c2-000"])
    #expect(conflict.members.map(\.kind) == [.constraint, .constraint])
    #expect(conflict.members.map(\.priority) == [1000, 1000])
    #expect(conflict.violation == 20)
    #expect(!conflict.dependsOnMeasuredSizes)
    #expect(!conflict.dependsOnStoredExtent)
    #expect(conflict.rootView.id == layout.rootView?.id)
  }

  @Test func segues() throws {
    let scene = try scene()
    let pay = try #require(scene.segues.first { $0.id?.text == "pay-se-000" })
    #expect(scene.segues.count == 2)
    #expect(pay.kind == .show)
    #expect(pay.identifier == "pay")
    #expect(pay.source?.text == "pay-bt-000")
    #expect(pay.destination?.text == "gal-vc-000")
    #expect(pay.destinationScene == "gal-sc-000")
    let sheet = try #require(scene.segues.first { $0.id?.text == "ord-se-000" })
    #expect(sheet.kind == .presentation)
    #expect(sheet.source?.text == "ord-bi-000")
    #expect(sheet.modalPresentationStyle == "formSheet")
    let layout = try layout()
    #expect(layout.segues.count == 2)
    #expect(layout.view("pay-bt-000")?.segues == [pay])
  }

  @Test func positionsInTheDocument() throws {
    let file = try Library.file("results/Order.storyboard")
    let layout = try layout()
    let panel = try #require(layout.view("pan-vi-000"))
    #expect(file.text(panel.range).hasPrefix("<view "))
    let constraint = try #require(panel.constraints.first)
    #expect(file.text(constraint.range).contains("img-c1-000"))
    #expect(file.text(layout.scene.range).hasPrefix("<scene "))
  }

  @Test func malformedFileHasNoResults() {
    var compiler = Compiler()
    let compilation = compiler.compile(SourceFile(path: "a.xib", bytes: Array("<a".utf8)))
    #expect(compilation.scenes.isEmpty)
    #expect(compilation.configurations.isEmpty)
    #expect(compilation.initialScene == nil)
  }
}
