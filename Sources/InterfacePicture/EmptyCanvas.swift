import InterfaceEnvironment
import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceTraits

/// The canvas of a controller without a view, of which layout knows no size.
enum EmptyCanvas {
  static func size(
    _ configuration: Configuration, scene: ResolvedScene, _ layout: Layout, document: Document
  ) -> Size {
    switch configuration.place {
    case .environment(let environment): environment.windowSize
    case .canvas: document.runtime == .iPad ? tablet : phone(bar(scene, layout), document)
    }
  }

  /// The frame of the navigation bar, whose width is the canvas's.
  private static func bar(_ scene: ResolvedScene, _ layout: Layout) -> Rect? {
    scene.views.firstIndex { $0.role == .bar && $0.kind == .navigationBar }
      .map { layout.frames[$0] }
  }

  private static func phone(_ bar: Rect?, _ document: Document) -> Size {
    guard document.device != nil else {
      return document.usesTraitCollections
        ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
    }
    let isTall = (bar?.y ?? 20) > 20
    return switch bar?.width ?? 375 {
    case ..<340: Size(width: 320, height: 568)
    case ..<380: Size(width: 375, height: isTall ? 812 : 667)
    case ..<405: Size(width: bar?.width ?? 390, height: 852)
    case ..<500: Size(width: bar?.width ?? 414, height: isTall ? 896 : 736)
    default: tablet
    }
  }

  private static let tablet = Size(width: 768, height: 1024)
}
