import InterfaceResolution

extension ViewContent {
  /// A view that changes how what is behind it looks.
  ///
  /// ```swift
  /// if case .visualEffectView(let content) = view.content, case .blur(let style) = content.effect {
  ///   print(style.rawValue)
  /// }
  /// ```
  public struct VisualEffectView: Hashable, Sendable {
    /// What is done.
    public enum Effect: Hashable, Sendable {
      /// Nothing.
      case none
      /// What is behind is blurred.
      case blur(BlurStyle)
      /// What stands on a blur of the style shines through.
      case vibrancy(BlurStyle)
    }

    /// How a blur is coloured: UIKit's styles, the `system` ones materials from thin to thick that follow
    /// the interface's style unless their name says one.
    public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
      /// Lighter than light.
      case extraLight
      /// Light.
      case light
      /// Dark.
      case dark
      /// Darker than dark.
      case extraDark
      /// Follows the interface's style.
      case regular
      /// Follows the interface's style and stands out more.
      case prominent
      /// The thinnest material.
      case systemUltraThinMaterial
      /// A thin material.
      case systemThinMaterial
      /// A material of the usual thickness.
      case systemMaterial
      /// A thick material.
      case systemThickMaterial
      /// The material of bars.
      case systemChromeMaterial
      /// The thinnest material, always light.
      case systemUltraThinMaterialLight
      /// A thin material, always light.
      case systemThinMaterialLight
      /// A material of the usual thickness, always light.
      case systemMaterialLight
      /// A thick material, always light.
      case systemThickMaterialLight
      /// The material of bars, always light.
      case systemChromeMaterialLight
      /// The thinnest material, always dark.
      case systemUltraThinMaterialDark
      /// A thin material, always dark.
      case systemThinMaterialDark
      /// A material of the usual thickness, always dark.
      case systemMaterialDark
      /// A thick material, always dark.
      case systemThickMaterialDark
      /// The material of bars, always dark.
      case systemChromeMaterialDark
    }

    let content: ResolvedContent.VisualEffectView

    /// What is done.
    public var effect: Effect {
      switch content.effect {
      case .none: .none
      case .blur(let style): .blur(BlurStyle(spelling: style))
      case .vibrancy(let style): .vibrancy(BlurStyle(spelling: style))
      }
    }
    /// Whether the blur darkens: by its own style, or because the interface is dark.
    public var isDark: Bool { content.isDark }
  }
}
