import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension ResolvedContent {
  /// A view that changes how what is behind it looks.
  package struct VisualEffectView: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
      case none
      /// By the name that documents use, such as `light` or `systemThickMaterialDark`.
      case blur(BlurStyle)
      /// What stands on the blur of the given style shines through.
      case vibrancy(BlurStyle)
    }

    package enum BlurStyle: String, Hashable, Sendable, CaseIterable {
      case extraLight, light, dark, extraDark, regular, prominent
      case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
      case systemChromeMaterial
      case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
      case systemThickMaterialLight, systemChromeMaterialLight
      case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
      case systemThickMaterialDark, systemChromeMaterialDark
    }

    package var effect: Effect
    /// Whether the blur darkens: by its own style, or because the environment's is dark.
    package var isDark: Bool
  }
}

extension ResolvedContent.VisualEffectView {
  init(_ source: ContentSource) { self.init(source.extras, source.palette) }

  /// The effect that is among some elements; none where there is none.
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

extension ResolvedContent.VisualEffectView.BlurStyle {
  fileprivate init(_ element: Element) {
    self = element.attributes[.style].flatMap { Self(rawValue: $0) } ?? .regular
  }

  /// Whether the style is a dark one; nil for those that follow the environment.
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
