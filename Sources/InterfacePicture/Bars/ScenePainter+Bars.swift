import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Draws a bar that is a view of the scene.
  func drawBar(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let line = Rect(
      x: 0, y: drawn.view.kind == .navigationBar ? drawn.height - 0.5 : 0, width: drawn.width,
      height: 0.5)
    drawing.rect(line, fill: palette.system("separatorColor"))
    switch drawn.view.viewContent {
    case .barItems(let items) where drawn.view.kind == .tabBar:
      drawTabs(
        items.enumerated().map { ($1, $0 == 0) }, in: drawn.bounds, tint: drawn.tint, &drawing)
    case .barItems(let items):
      drawItems(items, in: drawn.bounds.inset(x: 8, y: 0), tint: drawn.tint, &drawing)
    case .navigationItems(let items):
      drawNavigationItem(
        items.last, title: items.last?.title, in: drawn.bounds, tint: drawn.tint,
        ink: palette.system("labelColor"), &drawing)
    default: break
    }
  }

  /// Draws what surrounds the scene on the canvas: status bar, navigation bar, toolbar, tab bar.
  ///
  /// Their places follow from what the safe area, or the top and bottom guides, leave of the root view.
  func drawSurroundings(_ canvas: Rect, _ drawing: inout Drawing) {
    let surroundings = scene.surroundings
    let contents = BarContents(scene: scene.controller, in: document)
    let (top, bottom) = Self.insets(scene, layout, self.canvas)
    var bar = Rect(x: 0, y: 0, width: canvas.width, height: 0)
    let version = ToolsVersion(document.toolsVersion.major)
    let ownBar = contents.navigationBar
    let tint =
      palette.color(ownBar?.properties.color(.tintColor)) ?? palette.system("systemBlueColor")
    if surroundings.hasNavigationBar {
      let height =
        Bars.navigation(toolsVersion: version, hasPrompt: surroundings.navigationBarHasPrompt)
      bar.height = top > 0 ? min(height, top) : height
      bar.y = top > 0 ? max(top - bar.height, 0) : 20
      let fill = palette.color(ownBar?.properties.color(.barTintColor)) ?? palette.bar
      let isTranslucent = surroundings.navigationBarIsTranslucent
      drawing.rect(
        Rect(x: 0, y: 0, width: canvas.width, height: bar.maxY),
        fill: fill.faded(isTranslucent ? 0.94 : 1))
      drawing.rect(
        Rect(x: 0, y: bar.maxY - 0.5, width: canvas.width, height: 0.5),
        fill: .gray(0, alpha: 0.3))
      var title = bar
      if surroundings.navigationBarHasPrompt, bar.height > 44 {
        title = Rect(x: 0, y: bar.maxY - 44, width: bar.width, height: 44)
        drawing.text(
          contents.controller?.navigationItem?.prompt ?? "",
          in: Rect(x: 8, y: bar.y, width: max(bar.width - 16, 0), height: bar.height - 40),
          DrawnTextStyle(size: 12, color: palette.system("labelColor"), anchor: .middle))
      }
      let ink = Self.isDark(fill) ? RGBA.white : palette.system("labelColor")
      drawNavigationItem(
        contents.controller?.navigationItem, title: contents.title, in: title, tint: tint, ink: ink,
        &drawing)
    }
    drawBarItemViews(in: bar, &drawing)
    if surroundings.hasStatusBar ?? (surroundings.hasNavigationBar || top >= 20),
      scene.controller != nil
    {
      let height = surroundings.hasNavigationBar ? bar.y : top
      if height >= 16 { drawStatusBar(height: height, width: canvas.width, &drawing) }
    }
    if surroundings.hasTabBar || surroundings.hasToolbar {
      drawBottomBar(canvas, inset: bottom, contents, &drawing)
    }
  }

  /// Draws the views of bar items in the navigation bar, or their boxes alone where there is none.
  private func drawBarItemViews(in bar: Rect, _ drawing: inout Drawing) {
    let views = roots.filter { scene.views[$0].role == .barItemView }
    guard !views.isEmpty else { return }
    let transform = Transform(x: bar.x, y: bar.y)
    drawing.group(transform: transform, isHidden: bar.height <= 0) { drawing in
      for index in views { draw(index, tint: palette.system("systemBlueColor"), &drawing) }
    }
  }

  private func drawBottomBar(
    _ canvas: Rect, inset: Double, _ contents: BarContents, _ drawing: inout Drawing
  ) {
    let least = scene.surroundings.hasTabBar ? 49.0 : 44
    let height = max(inset, least)
    let bar = Rect(x: 0, y: canvas.height - height, width: canvas.width, height: height)
    let fill = palette.color(contents.tabBar?.properties.color(.barTintColor)) ?? palette.bar
    drawing.rect(bar, fill: fill.faded(0.94))
    drawing.rect(
      Rect(x: 0, y: bar.y, width: bar.width, height: 0.5), fill: .gray(0, alpha: 0.3))
    var items = bar
    items.height = least
    if scene.surroundings.hasTabBar {
      let tint =
        palette.color(contents.tabBar?.properties.color(.tintColor))
        ?? palette.system("systemBlueColor")
      drawTabs(contents.tabs, in: items, tint: tint, &drawing)
    } else {
      drawItems(
        contents.controller?.toolbarItems ?? [], in: items.inset(x: 8, y: 0),
        tint: palette.system("systemBlueColor"), &drawing)
    }
  }

  /// A time and a battery, which are no part of the interface.
  private func drawStatusBar(height: Double, width: Double, _ drawing: inout Drawing) {
    let baseline = height < 30 ? height / 2 + 4 : height - 14
    let ink = palette.system("labelColor").faded(0.75)
    let isWide = width >= 500
    drawing.text(
      "9:41", x: isWide ? width / 2 : height < 30 ? width / 2 : 34, baseline: baseline,
      DrawnTextStyle(
        size: height < 30 ? 12 : 15, weight: 600, color: ink,
        anchor: isWide || height < 30 ? .middle : .start))
    let battery = Rect(x: width - 32, y: baseline - 9, width: 21, height: 10)
    drawing.rect(battery.inset(0.5), radius: 2.5, stroke: .init(color: ink.faded(0.6)))
    drawing.rect(
      Rect(x: battery.x + 2, y: battery.y + 2, width: 15, height: 6), radius: 1, fill: ink)
    drawing.rect(
      Rect(x: battery.maxX + 1, y: battery.y + 3.5, width: 1.5, height: 3), fill: ink.faded(0.6))
  }

  /// How far what surrounds a scene reaches into the canvas, in points.
  static func insets(
    _ scene: ResolvedScene, _ layout: Layout, _ canvas: Size
  ) -> (top: Double, bottom: Double) {
    var top: Double?
    var bottom: Double?
    for (guide, frame) in zip(scene.guides, layout.guideFrames) {
      let owner = scene.views[guide.owner]
      guard owner.role == .controllerRoot else { continue }
      let root = layout.frames[guide.owner]
      switch guide.kind {
      case .safeArea:
        top = root.y + frame.y
        bottom = canvas.height - root.y - frame.maxY
      case .top: top = root.y + frame.maxY
      case .bottom: bottom = canvas.height - root.y - frame.y
      default: break
      }
    }
    let usual =
      (scene.surroundings.hasStatusBar ?? true ? 20.0 : 0)
      + (scene.surroundings.hasNavigationBar ? 44 : 0)
    return (max(top ?? usual, 0), max(bottom ?? 0, 0))
  }

  static func isDark(_ color: RGBA) -> Bool {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue < 0.55
  }
}
