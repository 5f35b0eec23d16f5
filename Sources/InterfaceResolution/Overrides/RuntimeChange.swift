import ConfigurationReading
package import InterfaceModel
package import InterfaceTraits

/// The effect of a runtime attribute on a view of a UIKit class.
///
/// The keys are those that key-value coding finds in the class: `hidden` and not `isHidden`,
/// `clipsToBounds` and not `clipsSubviews`, numbers for enumerations. Properties that an app's
/// class adds are not known.
package enum RuntimeChange {
  /// Returns whether layouts and pictures reflect a runtime attribute.
  package static func isApplied(_ attribute: RuntimeAttribute, to kind: ViewKind) -> Bool {
    change(attribute, of: kind) != nil || ResolvedLayer.reads(attribute)
  }

  /// Returns the change that a runtime attribute makes, or `nil` if the class does not have the
  /// property or it does not affect layout.
  static func change(_ attribute: RuntimeAttribute, of kind: ViewKind) -> ViewOverride.Change? {
    let key = attribute.keyPath
    switch attribute.value {
    case .bool(let isOn): return flag(key, kind).map { .attribute($0, isOn ? "YES" : "NO") }
    case .number(let number):
      if let name = flag(key, kind) { return .attribute(name, number != 0 ? "YES" : "NO") }
      if let name = self.number(key, kind) { return text(of: number).map { .attribute(name, $0) } }
      return values(key, kind).flatMap { name, values in
        Int(exactly: number).flatMap { values.indices.contains($0) ? values[$0] : nil }
          .map { .attribute(name, $0) }
      }
    case .color: return color(key, kind).map { .property($0, attribute.value) }
    case .font where key == "font" && kind.hasFont:
      return .property(.fontDescription, attribute.value)
    case .string(let string):
      guard attribute.type == "image" else { return self.string(key, string, kind) }
      guard key == "image", kind == .imageView else { return nil }
      return .image(
        string.isEmpty
          ? ViewOverride.Image.none
          : attribute.attributes[.catalog] == "system" ? .symbol(string) : .asset(string))
    case .null:
      if let property = color(key, kind) { return .property(property, nil) }
      return string(key, nil, kind)
    default: return nil
    }
  }

  private static func string(
    _ key: String, _ text: String?, _ kind: ViewKind
  ) -> ViewOverride.Change? {
    switch (key, kind) {
    case ("text", .label), ("text", .textField), ("text", .textView), ("text", .searchBar):
      .text(text)
    case ("placeholder", .textField), ("placeholder", .searchBar): .placeholder(text)
    default: nil
    }
  }

  // MARK: Keys

  /// Returns the attribute that a Boolean value sets.
  private static func flag(_ key: String, _ kind: ViewKind) -> AttributeName? {
    switch key {
    case "hidden": return .hidden
    case "opaque": return .opaque
    case "clipsToBounds": return .clipsSubviews
    case "preservesSuperviewLayoutMargins": return .preservesSuperviewLayoutMargins
    case "insetsLayoutMarginsFromSafeArea": return .insetsLayoutMarginsFromSafeArea
    case "enabled" where kind.isControl || kind == .label: return .enabled
    case "highlighted" where kind.isControl || kind == .label: return .highlighted
    case "selected" where kind.isControl: return .selected
    default: break
    }
    return switch (key, kind) {
    case ("adjustsFontSizeToFitWidth", .label), ("adjustsFontSizeToFitWidth", .textField):
      .adjustsFontSizeToFit
    case ("on", .switch): .on
    case ("hidesWhenStopped", .activityIndicatorView): .hidesWhenStopped
    case ("hidesForSinglePage", .pageControl): .hidesForSinglePage
    case ("apportionsSegmentWidthsByContent", .segmentedControl): .apportionsSegmentWidthsByContent
    case ("showsCancelButton", .searchBar): .showsCancelButton
    case ("showsScopeBar", .searchBar): .showsScopeBar
    case ("prefersLargeTitles", .navigationBar): .largeTitles
    case ("baselineRelativeArrangement", .stackView): .baselineRelativeArrangement
    default: nil
    }
  }

  /// Returns the attribute that a number sets.
  private static func number(_ key: String, _ kind: ViewKind) -> AttributeName? {
    switch (key, kind) {
    case ("alpha", _): .alpha
    case ("numberOfLines", .label): .numberOfLines
    case ("minimumScaleFactor", .label): .minimumScaleFactor
    case ("preferredMaxLayoutWidth", .label): .preferredMaxLayoutWidth
    case ("minimumFontSize", .textField): .minimumFontSize
    case ("value", .slider): .value
    case ("minimumValue", .slider): .minValue
    case ("maximumValue", .slider): .maxValue
    case ("progress", .progressView): .progress
    case ("selectedSegmentIndex", .segmentedControl): .selectedSegmentIndex
    case ("numberOfPages", .pageControl): .numberOfPages
    case ("currentPage", .pageControl): .currentPage
    case ("spacing", .stackView): .spacing
    case ("rowHeight", .tableView): .rowHeight
    case ("sectionHeaderHeight", .tableView): .sectionHeaderHeight
    case ("sectionFooterHeight", .tableView): .sectionFooterHeight
    default: nil
    }
  }

  /// Returns the enumerated attribute that a number sets, with its values in the order of their
  /// numbers in UIKit.
  private static func values(_ key: String, _ kind: ViewKind) -> (AttributeName, [String])? {
    switch (key, kind) {
    case ("contentMode", _):
      (
        .contentMode,
        [
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
          "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
        ]
      )
    case ("textAlignment", .label), ("textAlignment", .textField), ("textAlignment", .textView):
      (.textAlignment, ["left", "center", "right", "justified", "natural"])
    case ("lineBreakMode", .label), ("titleLabel.lineBreakMode", .button):
      (
        .lineBreakMode,
        [
          "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation",
          "middleTruncation",
        ]
      )
    case ("borderStyle", .textField): (.borderStyle, ["none", "line", "bezel", "roundedRect"])
    case ("axis", .stackView): (.axis, ["horizontal", "vertical"])
    case ("distribution", .stackView):
      (
        .distribution,
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
      )
    case ("alignment", .stackView):
      (.alignment, ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"])
    case ("contentHorizontalAlignment", _) where kind.isControl:
      (
        .contentHorizontalAlignment, ["center", "left", "right", "fill", "leading", "trailing"]
      )
    case ("contentVerticalAlignment", _) where kind.isControl:
      (.contentVerticalAlignment, ["center", "top", "bottom", "fill"])
    default: nil
    }
  }

  /// Returns the property that a color sets.
  private static func color(_ key: String, _ kind: ViewKind) -> PropertyKey? {
    switch (key, kind) {
    case ("backgroundColor", _): .backgroundColor
    case ("tintColor", _): .tintColor
    case ("textColor", .label), ("textColor", .textField), ("textColor", .textView): .textColor
    case ("shadowColor", .label): .shadowColor
    case ("highlightedTextColor", .label): .highlightedColor
    case ("onTintColor", .switch): .onTintColor
    case ("thumbTintColor", .switch), ("thumbTintColor", .slider): .thumbTintColor
    case ("minimumTrackTintColor", .slider): .minimumTrackTintColor
    case ("maximumTrackTintColor", .slider): .maximumTrackTintColor
    case ("progressTintColor", .progressView): .progressTintColor
    case ("trackTintColor", .progressView): .trackTintColor
    case ("pageIndicatorTintColor", .pageControl): .pageIndicatorTintColor
    case ("currentPageIndicatorTintColor", .pageControl): .currentPageIndicatorTintColor
    case ("selectedSegmentTintColor", .segmentedControl): .selectedSegmentTintColor
    case ("color", .activityIndicatorView): .color
    case ("separatorColor", .tableView): .separatorColor
    case ("barTintColor", .navigationBar), ("barTintColor", .toolbar), ("barTintColor", .tabBar),
      ("barTintColor", .searchBar):
      .barTintColor
    default: nil
    }
  }

  /// Returns a number as documents spell it, or `nil` if it is not a valid length.
  private static func text(of number: Double) -> String? {
    guard abs(number) <= 1e9 else { return nil }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension ViewKind {
  /// Whether the class has its own font.
  fileprivate var hasFont: Bool { showsText && self != .button }
}
