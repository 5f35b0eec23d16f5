package import InterfaceTraits

extension SlotConditions {
  /// Creates the conditions of an image that is registered for some traits: each specified trait is
  /// required.
  ///
  /// The display scale is a property of the image instead of a condition.
  package init(registering traits: TraitCollection) {
    self.init()
    switch traits.userInterfaceIdiom {
    case .phone: idiom = .iphone
    case .pad: idiom = .ipad
    case .tv: idiom = .tv
    case .mac: idiom = .mac
    case nil: break
    }
    switch traits.userInterfaceStyle {
    case .light: appearances.append(.light)
    case .dark: appearances.append(.dark)
    case nil: break
    }
    switch traits.accessibilityContrast {
    case .normal: appearances.append(.normalContrast)
    case .high: appearances.append(.highContrast)
    case nil: break
    }
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    displayGamut = traits.displayGamut.map { $0 == .p3 ? .displayP3 : .sRGB }
    var remaining = TraitCollection(
      preferredContentSizeCategory: traits.preferredContentSizeCategory)
    remaining.legibilityWeight = traits.legibilityWeight
    remaining.activeAppearance = traits.activeAppearance
    remaining.forceTouchCapability = traits.forceTouchCapability
    if remaining != TraitCollection() { otherTraits = remaining }
  }

  /// The conditions, in the words of `Contents.json`, empty for conditions that always hold.
  package var words: [String] {
    var words: [String] = []
    if idiom != .universal { words.append(idiom.rawValue) }
    if let subtype { words.append(subtype) }
    if let screenWidth {
      words.append(
        "screen-width \(screenWidth.atLeast)–\(screenWidth.atMost == .max ? "" : "\(screenWidth.atMost)")"
      )
    }
    words += appearances.map {
      switch $0 {
      case .light: "light"
      case .dark: "dark"
      case .highContrast: "high contrast"
      case .normalContrast: "normal contrast"
      case .tinted: "tinted"
      }
    }
    if widthClass != .any {
      words.append("\(widthClass == .compact ? "compact" : "regular") width")
    }
    if heightClass != .any {
      words.append("\(heightClass == .compact ? "compact" : "regular") height")
    }
    if let layoutDirection {
      words.append(layoutDirection == .leftToRight ? "left-to-right" : "right-to-left")
    }
    if let displayGamut { words.append(displayGamut.rawValue) }
    if let memory { words.append("\(memory)GB") }
    if let graphics, Self.graphicsFeatureSets.indices.contains(graphics) {
      words.append(Self.graphicsFeatureSets[graphics])
    }
    if let locale { words.append("locale \(locale)") }
    if let other = otherTraits {
      words += [
        other.preferredContentSizeCategory?.rawValue,
        other.legibilityWeight.map { "\($0.rawValue) text" },
        other.activeAppearance?.rawValue,
        other.forceTouchCapability.map { "force touch \($0.rawValue)" },
      ].compactMap(\.self)
    }
    if !areConditionsKnown { words.append("an unknown condition") }
    return words
  }
}

extension VariantCandidate {
  /// A description of the conditions, such as `iphone, 2x, dark`, or `any` if there are none.
  package var text: String {
    var words = conditions.words
    if case .pixels(let scale) = scale {
      words.append(scale == scale.rounded() && abs(scale) < 1000 ? "\(Int(scale))x" : "\(scale)x")
    }
    return words.isEmpty ? "any" : words.joined(separator: ", ")
  }
}
