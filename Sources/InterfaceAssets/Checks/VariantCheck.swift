import InterfaceSource
import InterfaceTraits

/// Finds variants that are never chosen, and environments without any variant.
///
/// A missing file counts as present, because it is reported separately.
struct VariantCheck {
  private let set: VariantSet
  /// The indices of the variants with content.
  private let named: [Int]

  /// Returns the findings about the variants of a set.
  static func diagnostics(of set: VariantSet) -> [Diagnostic] {
    guard set.asset.kind.slotList != nil else { return [] }
    let check = VariantCheck(set)
    let repeated = check.repeated()
    // The system chooses icons and launch images by its own rules.
    guard check.isForInterfaces else { return repeated + check.iconsBehindSizes() }
    return repeated + check.unreachable() + check.gap()
  }

  private init(_ set: VariantSet) {
    self.set = set
    named = set.variants.indices.filter { set.variants[$0].label != nil }
  }

  private var isForInterfaces: Bool {
    switch set.asset.kind {
    case .imageSet, .colorSet, .symbolSet, .dataSet: true
    default: false
    }
  }

  // MARK: Repeated variants

  private struct Key: Hashable {
    var conditions: SlotConditions
    var scale: VariantCandidate.Scale?
    var usage: String
  }

  /// Reports variants with the same conditions as an earlier one.
  private func repeated() -> [Diagnostic] {
    var first: [Key: Int] = [:]
    return named.compactMap { index -> Diagnostic? in
      let variant = set.variants[index]
      var conditions = variant.candidate.conditions
      guard conditions.areConditionsKnown else { return nil }
      conditions.appearances.sort { "\($0)" < "\($1)" }
      let key = Key(
        conditions: conditions, scale: variant.candidate.scale, usage: variant.usage)
      guard let earlier = first[key] else {
        first[key] = index
        return nil
      }
      return Diagnostic(
        .duplicateAssetVariant, at: variant.range,
        message: "\(words(variant)) has the same conditions as an earlier variant",
        notes: [Diagnostic.Note("the earlier variant is here", range: set.variants[earlier].range)])
    }
  }

  // MARK: Icons

  /// Reports dark and tinted icons next to icons for individual sizes, at the first one.
  private func iconsBehindSizes() -> [Diagnostic] {
    let icons = set.iconsBehindSizes.map { set.variants[$0] }
    guard let first = icons.first else { return [] }
    let names = icons.map { words($0) }.joined(separator: " and ")
    return [
      Diagnostic(
        .assetIconAppearance, at: first.range,
        message:
          "\(names) \(icons.count == 1 ? "is" : "are") never shown: the set has icons for "
          + "individual sizes",
        notes: [
          Diagnostic.Note(
            "replace the icons for individual sizes with one of 1024x1024 without an appearance")
        ])
    ]
  }

  // MARK: Unreachable variants

  /// Reports variants with conditions that no interface satisfies.
  private func unreachable() -> [Diagnostic] {
    named.compactMap { index -> Diagnostic? in
      let variant = set.variants[index]
      guard let reason = Self.impossible(variant.candidate.conditions) else { return nil }
      return Diagnostic(
        .unreachableAssetVariant, at: variant.range,
        message: "\(words(variant)) is never used: \(reason)",
        notes: [Diagnostic.Note("remove the variant, or correct its conditions")])
    }
  }

  /// Returns why conditions can never be satisfied, or `nil` if they can.
  private static func impossible(_ conditions: SlotConditions) -> String? {
    let (width, height) = (conditions.widthClass, conditions.heightClass)
    if conditions.appearances.contains(.tinted) { return "only icons are tinted" }
    let appearances = Set(conditions.appearances)
    if appearances.isSuperset(of: [.light, .dark]) {
      return "no interface is both light and dark"
    }
    switch conditions.idiom {
    case .ipad where height == .compact: return "an iPad is never compact in height"
    case .tv where height == .compact || width == .compact:
      return "an Apple TV is always regular in width and height"
    case .iphone where width == .regular && height == .regular:
      return "an iPhone is never regular in both width and height"
    default: return nil
    }
  }

  // MARK: Gaps

  /// Reports the first environment without any variant on a kind of device that has variants in
  /// other environments.
  private func gap() -> [Diagnostic] {
    let conditions = named.map { set.variants[$0].candidate.conditions }
    guard let first = named.first, conditions.allSatisfy(\.areConditionsKnown),
      conditions.allSatisfy({ !$0.isForAnyInterface }),
      !conditions.contains(where: \.isForUnknownDevices)
    else { return [] }
    for idiom in [TraitCollection.Idiom.phone, .pad, .tv, .mac] {
      let found = environments(idiom, conditions).map { environment in
        (environment, conditions.contains { VariantRank($0, for: environment) != nil })
      }
      guard found.contains(where: \.1), let missing = found.first(where: { !$0.1 })?.0 else {
        continue
      }
      let missingConditions = SlotConditions(registering: missing.traits).words.joined(
        separator: ", ")
      return [
        Diagnostic(
          .assetVariantGap, at: set.variants[first].range,
          message: "\"\(set.asset.name)\" has no variant for \(missingConditions)",
          notes: [
            Diagnostic.Note("add a variant without conditions, which applies everywhere")
          ])
      ]
    }
    return []
  }

  /// Returns the environments of a kind of device, as far as the conditions distinguish them.
  private func environments(
    _ idiom: TraitCollection.Idiom, _ conditions: [SlotConditions]
  ) -> [AssetTraits] {
    let cells: [(SizeClass, SizeClass)] =
      switch idiom {
      case .phone: [(.compact, .regular), (.compact, .compact), (.regular, .compact)]
      case .pad, .mac: [(.regular, .regular), (.compact, .regular)]
      case .tv: [(.regular, .regular)]
      }
    let hasClasses = conditions.contains { $0.widthClass != .any || $0.heightClass != .any }
    let words = conditions.flatMap(\.appearances)
    let styles: [TraitCollection.Style?] =
      words.contains { $0 == .light || $0 == .dark } ? [.light, .dark] : [nil]
    let contrasts: [TraitCollection.Contrast?] =
      words.contains(.highContrast) ? [.normal, .high] : [nil]
    var all: [AssetTraits] = []
    for cell in hasClasses ? cells : [(.any, .any)] {
      for style in styles {
        for contrast in contrasts {
          var traits = TraitCollection(
            horizontalSizeClass: cell.0, verticalSizeClass: cell.1, userInterfaceIdiom: idiom,
            userInterfaceStyle: style)
          traits.accessibilityContrast = contrast
          all.append(AssetTraits(traits))
        }
      }
    }
    return all
  }

  /// Returns the display name of a variant in messages.
  private func words(_ variant: VariantSet.Variant) -> String {
    variant.file.map { "\"\($0.name)\"" } ?? "\"\(variant.label ?? "")\""
  }
}

extension SlotConditions {
  /// Whether a variant with these conditions applies to all interfaces on any device.
  fileprivate var isForAnyInterface: Bool {
    idiom == .universal && appearances.isEmpty && widthClass == .any && heightClass == .any
      && !isForUnknownDevices
  }

  /// Whether a condition depends on properties of devices that are unknown.
  fileprivate var isForUnknownDevices: Bool {
    subtype != nil || screenWidth != nil || memory != nil || graphics != nil || locale != nil
  }
}
