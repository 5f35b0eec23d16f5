import InterfaceTraits

/// The quality of a variant's match with compatible traits; the first difference decides, and the
/// greater number is better.
struct VariantRank: Comparable {
  /// The numbers in the order of comparison: one for each criterion except the scale, which may add
  /// two more.
  private var criteria: [Double]

  /// Ranks a variant, or returns `nil` if it is incompatible with the traits.
  init?(_ conditions: SlotConditions, for traits: AssetTraits) {
    guard conditions.areConditionsKnown, let idiom = traits.rank(of: conditions.idiom),
      Self.mismatches(of: conditions, with: traits).isEmpty
    else { return nil }
    criteria = [
      Double(idiom),
      conditions.subtype != nil || conditions.screenWidth != nil ? 1 : 0,
      Self.appearances(conditions),
      Self.sizeClasses(conditions),
      conditions.layoutDirection.map { $0 == traits.layoutDirection ? 2 : 0 } ?? 1,
      conditions.displayGamut == nil
        ? 1 : conditions.displayGamut == traits.displayGamut ? 2 : 0,
      conditions.memory.map { Double($0) } ?? -.infinity,
      conditions.graphics.map { Double($0) } ?? -.infinity,
      conditions.locale != nil ? 1 : 0,
      Double(conditions.otherTraits?.declaredTraitCount ?? 0),
    ]
  }

  /// Ranks a variant with a scale, which is compared last, or returns `nil` if it is incompatible.
  init?(
    _ conditions: SlotConditions, _ scale: VariantCandidate.Scale?, for traits: AssetTraits
  ) {
    self.init(conditions, for: traits)
    if let scale { criteria += Self.scale(scale, traits.displayScale) }
  }

  /// Ranks a candidate, or returns `nil` if it is incompatible.
  init?(_ candidate: VariantCandidate, for traits: AssetTraits) {
    self.init(candidate.conditions, candidate.scale, for: traits)
  }

  /// Whether `lhs` matches worse than `rhs`.
  static func < (lhs: VariantRank, rhs: VariantRank) -> Bool {
    lhs.criteria.lexicographicallyPrecedes(rhs.criteria)
  }

  /// Returns the first criterion in which two ranks differ, or `nil` if there is none.
  func firstDifference(from other: VariantRank) -> VariantCriterion? {
    let all = VariantCriterion.allCases
    return zip(criteria, other.criteria).enumerated().first { $1.0 != $1.1 }
      .map { all[min($0.offset, all.count - 1)] }
  }

  /// Returns the criteria in which a variant's conditions do not hold.
  static func mismatches(
    of conditions: SlotConditions, with traits: AssetTraits
  ) -> VariantCriterion.Mask {
    let interface = traits.traits
    var mask: VariantCriterion.Mask = []
    func require(_ holds: Bool, _ criterion: VariantCriterion) {
      if !holds { mask.insert(VariantCriterion.Mask(criterion)) }
    }
    require(traits.rank(of: conditions.idiom) != nil, .idiom)
    require(
      (conditions.subtype == nil || conditions.subtype == traits.subtype)
        && (conditions.screenWidth.map { width in
          traits.screenWidth.map { width.atLeast <= $0 && $0 <= width.atMost } ?? false
        } ?? true), .device)
    require(conditions.appearances.allSatisfy { Self.holds($0, in: interface) }, .appearance)
    require(
      (conditions.widthClass == .any || conditions.widthClass == interface.horizontalSizeClass)
        && (conditions.heightClass == .any
          || conditions.heightClass == interface.verticalSizeClass),
      .sizeClass)
    require(Self.holds(atLeast: conditions.memory, traits.memory), .memory)
    require(Self.holds(atLeast: conditions.graphics, traits.graphics), .graphics)
    require(conditions.locale == nil || conditions.locale == traits.locale, .locale)
    require(
      conditions.otherTraits.map { interface.containsTraits(in: $0) } ?? true, .otherTraits)
    return mask
  }

  /// Returns whether a number satisfies a condition, if there is one.
  private static func holds(atLeast minimum: Int?, _ number: Int?) -> Bool {
    guard let minimum else { return true }
    return number.map { minimum <= $0 } ?? false
  }

  private static func holds(
    _ appearance: SlotConditions.Appearance, in interface: TraitCollection
  ) -> Bool {
    switch appearance {
    case .light: interface.userInterfaceStyle != .dark
    case .dark: interface.userInterfaceStyle == .dark
    case .normalContrast: interface.accessibilityContrast != .high
    case .highContrast: interface.accessibilityContrast == .high
    case .tinted: false
    }
  }

  /// Ranks contrast and style before style before contrast before neither.
  private static func appearances(_ conditions: SlotConditions) -> Double {
    let isLuminous = conditions.appearances.contains { $0 == .light || $0 == .dark }
    let isContrast = conditions.appearances.contains {
      $0 == .highContrast || $0 == .normalContrast
    }
    return (isLuminous ? 2 : 0) + (isContrast ? 1 : 0)
  }

  /// Ranks both axes before the width before the height before neither.
  private static func sizeClasses(_ conditions: SlotConditions) -> Double {
    (conditions.widthClass != .any ? 2 : 0) + (conditions.heightClass != .any ? 1 : 0)
  }

  /// Ranks the exact scale, then a vector without a scale, then the next larger scale, then the
  /// largest smaller one.
  private static func scale(
    _ scale: VariantCandidate.Scale, _ displayScale: Double
  ) -> [Double] {
    switch scale {
    case .any: [2, 0]
    case .pixels(displayScale): [3, 0]
    case .pixels(let scale): scale > displayScale ? [1, -scale] : [0, scale]
    }
  }
}

extension TraitCollection {
  /// The number of specified traits.
  fileprivate var declaredTraitCount: Int {
    [
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      userInterfaceIdiom != nil, displayScale != nil, userInterfaceStyle != nil,
      layoutDirection != nil, displayGamut != nil, accessibilityContrast != nil,
      preferredContentSizeCategory != nil, legibilityWeight != nil, activeAppearance != nil,
      forceTouchCapability != nil,
    ].count { $0 }
  }
}
