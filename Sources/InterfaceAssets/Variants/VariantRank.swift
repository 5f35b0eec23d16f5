import InterfaceTraits

/// How well a variant fits traits that it is compatible with: the first difference decides, the
/// greater number is better.
struct VariantRank: Comparable {
  /// One number for each criterion, in the order in which they decide.
  private var criteria: [Double]

  /// Ranks a variant; nil when it is incompatible with the traits.
  init?(_ conditions: SlotConditions, for traits: AssetTraits) {
    guard conditions.isUnderstood, let idiom = traits.rank(of: conditions.idiom),
      Self.holds(conditions, in: traits)
    else { return nil }
    criteria = [
      Double(idiom),
      conditions.subtype != nil || conditions.screenWidth != nil ? 1 : 0,
      Self.appearances(conditions),
      Self.sizeClasses(conditions),
      conditions.layoutDirection != nil ? 1 : 0,
      conditions.displayGamut == nil
        ? 1 : conditions.displayGamut == traits.displayGamut ? 2 : 0,
      Double(conditions.memory ?? -1),
      Double(conditions.graphics ?? -1),
      conditions.locale != nil ? 1 : 0,
    ]
  }

  /// Ranks an image's variant, whose scale decides last; nil when it is incompatible.
  init?(_ slot: ImageSlot, for traits: AssetTraits) {
    self.init(slot.conditions, for: traits)
    criteria += Self.scale(slot, traits.displayScale)
  }

  /// Whether `lhs` fits worse than `rhs`.
  static func < (lhs: VariantRank, rhs: VariantRank) -> Bool {
    lhs.criteria.lexicographicallyPrecedes(rhs.criteria)
  }

  /// Whether every condition that the slot states holds; the idiom is seen to elsewhere.
  private static func holds(_ conditions: SlotConditions, in traits: AssetTraits) -> Bool {
    let interface = traits.traits
    let appearancesHold = conditions.appearances.allSatisfy { appearance in
      switch appearance {
      case .light: interface.userInterfaceStyle != .dark
      case .dark: interface.userInterfaceStyle == .dark
      case .highContrast: interface.accessibilityContrast == .high
      case .tinted: false
      }
    }
    let screenHolds =
      conditions.screenWidth.map { width in
        traits.screenWidth.map { width.atLeast <= $0 && $0 <= width.atMost } ?? false
      } ?? true
    return appearancesHold && screenHolds
      && (conditions.widthClass == .any || conditions.widthClass == interface.horizontalSizeClass)
      && (conditions.heightClass == .any || conditions.heightClass == interface.verticalSizeClass)
      && (conditions.layoutDirection ?? interface.layoutDirection ?? .leftToRight)
        == (interface.layoutDirection ?? .leftToRight)
      && (conditions.subtype == nil || conditions.subtype == traits.subtype)
      && (conditions.memory.map { $0 <= traits.memory ?? -1 } ?? true)
      && (conditions.graphics.map { $0 <= traits.graphics ?? -1 } ?? true)
      && (conditions.locale == nil || conditions.locale == traits.locale)
  }

  /// Contrast and luminosity before luminosity before contrast before neither.
  private static func appearances(_ conditions: SlotConditions) -> Double {
    let isLuminous = conditions.appearances.contains { $0 == .light || $0 == .dark }
    return (isLuminous ? 2 : 0) + (conditions.appearances.contains(.highContrast) ? 1 : 0)
  }

  /// Both axes before the width before the height before neither.
  private static func sizeClasses(_ conditions: SlotConditions) -> Double {
    (conditions.widthClass != .any ? 2 : 0) + (conditions.heightClass != .any ? 1 : 0)
  }

  /// The exact scale, then a vector without scale, then the next larger, then the largest smaller.
  private static func scale(_ slot: ImageSlot, _ displayScale: Double) -> [Double] {
    if slot.isVector, slot.scale == nil { return [2, 0] }
    let scale = slot.scale ?? 1
    if scale == displayScale { return [3, 0] }
    return scale > displayScale ? [1, -scale] : [0, scale]
  }
}
