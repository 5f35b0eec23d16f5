import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension ViewContent {
  /// The content of a visual effect view.
  ///
  /// ```swift
  /// if case .visualEffectView(let content) = view.content, case .blur(let style) = content.effect {
  ///   print(style.rawValue)
  /// }
  /// ```
  public struct VisualEffectView: Hashable, Sendable {
    /// The effect of a visual effect view.
    public enum Effect: Hashable, Sendable {
      /// No effect.
      case none
      /// A blur of the content behind the view.
      case blur(BlurStyle)
      /// Vibrancy for content on top of a blur of the style.
      case vibrancy(BlurStyle)
    }

    /// The style of a blur: UIKit's styles, of which the `system` ones are materials from thin to
    /// thick that adapt to the user interface style unless their name includes one.
    public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
      /// A blur that is lighter than `light`.
      case extraLight
      /// A light blur.
      case light
      /// A dark blur.
      case dark
      /// A blur that is darker than `dark`.
      case extraDark
      /// A style that adapts to the user interface style.
      case regular
      /// A prominent style that adapts to the user interface style.
      case prominent
      /// The thinnest material.
      case systemUltraThinMaterial
      /// A thin material.
      case systemThinMaterial
      /// The default material.
      case systemMaterial
      /// A thick material.
      case systemThickMaterial
      /// The material of bars.
      case systemChromeMaterial
      /// The thinnest material, always light.
      case systemUltraThinMaterialLight
      /// A thin material, always light.
      case systemThinMaterialLight
      /// The default material, always light.
      case systemMaterialLight
      /// A thick material, always light.
      case systemThickMaterialLight
      /// The material of bars, always light.
      case systemChromeMaterialLight
      /// The thinnest material, always dark.
      case systemUltraThinMaterialDark
      /// A thin material, always dark.
      case systemThinMaterialDark
      /// The default material, always dark.
      case systemMaterialDark
      /// A thick material, always dark.
      case systemThickMaterialDark
      /// The material of bars, always dark.
      case systemChromeMaterialDark
    }

    /// The effect of the view.
    public var effect: Effect
    /// Whether the blur darkens: because of its style, or because the interface is dark.
    public var isDark: Bool
  }
}

extension ViewContent.VisualEffectView {
  init(_ source: ContentSource) { self.init(source.extras, source.palette) }

  /// Creates the effect that a list of elements declares, or no effect if there is none.
  init(_ elements: [Element], _ palette: SystemPalette) {
    effect = .none
    for element in elements {
      switch element.name {
      case .blurEffect: effect = .blur(BlurStyle(element))
      case .vibrancyEffect:
        effect = .vibrancy(element.first(.blurEffect).map { BlurStyle($0) } ?? .regular)
      default: continue
      }
      break
    }
    isDark =
      switch effect {
      case .none: false
      case .blur(let style), .vibrancy(let style):
        style.isDark ?? (palette.appearance.style == .dark)
      }
  }
}

extension ViewContent.VisualEffectView.BlurStyle {
  fileprivate init(_ element: Element) {
    self = element.attributes[.style].flatMap { Self(rawValue: $0) } ?? .regular
  }

  /// Whether the style is dark, or `nil` for styles that adapt to the environment.
  package var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}
