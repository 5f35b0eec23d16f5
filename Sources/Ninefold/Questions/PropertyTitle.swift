/// The names of properties as Xcode's inspectors spell them: `Clips to Bounds` for `clipsSubviews`.
package enum PropertyTitle {
  /// Returns the title of a property.
  ///
  /// A property without a title in `all` has the words of its name, from which the name can be
  /// formed again: each begins with a capital.
  ///
  /// - Parameter name: The name of the property in documents.
  /// - Returns: The title, or the name itself if its words would be those of another name.
  package static func text(_ name: String) -> String {
    if let title = all[name] { return title }
    let title = words(name)
    return Self.name(title) == name && !titles.contains(title) ? title : name
  }

  /// Returns the name of a property with a title in words.
  static func name(_ title: String) -> String {
    let words = title.split(separator: " ", omittingEmptySubsequences: false)
    let joined = words.joined()
    let capitals = joined.unicodeScalars.prefix(2).count { $0.properties.isUppercase }
    return capitals == 2 ? joined : joined.prefix(1).lowercased() + joined.dropFirst()
  }

  private static func words(_ name: String) -> String {
    var text = ""
    var last: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      if let last, scalar.properties.isUppercase, !last.properties.isUppercase { text += " " }
      text.unicodeScalars.append(scalar)
      last = scalar
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let titles = Set(all.values)

  /// The titles by the names in documents, one on a line.
  ///
  /// Source: the inspectors of Xcode. Confidence: high for those of the size, attributes and identity
  /// inspectors of common views.
  static let all: [String: String] = {
    var all: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      all[String(parts[0])] = String(parts[1].dropFirst())
    }
    return all
  }()

  private static let lines = """
    accessoryType: Accessory
    adjustsFontForContentSizeCategory: Automatically Adjusts Font
    adjustsFontSizeToFit: Adjusts Font Size to Fit
    adjustsImageWhenDisabled: Disabled Adjusts Image
    adjustsImageWhenHighlighted: Highlighted Adjusts Image
    allowsMultipleSelection: Multiple Selection
    alpha: Alpha
    alwaysBounceHorizontal: Bounce Horizontally
    alwaysBounceVertical: Bounce Vertically
    animating: Animating
    autocapitalizationType: Capitalization
    autocorrectionType: Correction
    autoresizesSubviews: Autoresize Subviews
    backgroundColor: Background
    baselineRelativeArrangement: Baseline Relative
    borderStyle: Border Style
    bounces: Bounce On Scroll
    bouncesZoom: Bounce On Zoom
    clearsContextBeforeDrawing: Clears Graphics Context
    clearsOnBeginEditing: Clear When Editing Begins
    clearsSelectionOnViewWillAppear: Selection Clear On Appearance
    clipsSubviews: Clips to Bounds
    contentHorizontalAlignment: Horizontal Alignment
    contentMode: Content Mode
    contentVerticalAlignment: Vertical Alignment
    customModule: Module
    customModuleProvider: Module Provider
    definesPresentationContext: Defines Context
    enabled: Enabled
    enablesReturnKeyAutomatically: Auto-enable Return Key
    extendedLayoutIncludesOpaqueBars: Under Opaque Bars
    hidden: Hidden
    hidesBottomBarWhenPushed: Hide Bottom Bar on Push
    hidesWhenStopped: Hides When Stopped
    highlighted: Highlighted
    horizontalCompressionResistancePriority: Horizontal Content Compression Resistance Priority
    horizontalHuggingPriority: Horizontal Content Hugging Priority
    indentationLevel: Indentation Level
    indentationWidth: Indentation Width
    keyboardType: Keyboard Type
    lineBreakMode: Line Break
    maximumValue: Maximum
    minimumFontSize: Minimum Font Size
    minimumValue: Minimum
    modalPresentationStyle: Presentation
    modalTransitionStyle: Transition Style
    multipleTouchEnabled: Multiple Touch
    numberOfLines: Lines
    opaque: Opaque
    pagingEnabled: Paging Enabled
    placeholder: Placeholder
    preservesSuperviewLayoutMargins: Preserve Superview Margins
    restorationIdentifier: Restoration ID
    returnKeyType: Return Key
    scrollEnabled: Scrolling Enabled
    secureTextEntry: Secure Text Entry
    selectionStyle: Selection
    shadowOffset: Shadow Offset
    showsHorizontalScrollIndicator: Show Horizontal Indicator
    showsTouchWhenHighlighted: Shows Touch On Highlight
    showsVerticalScrollIndicator: Show Vertical Indicator
    storyboardIdentifier: Storyboard ID
    tag: Tag
    textAlignment: Alignment
    tintColor: Tint
    useStoryboardIdentifierAsRestorationIdentifier: Use Storyboard ID
    userInteractionEnabled: User Interaction Enabled
    userLabel: Document Label
    verticalCompressionResistancePriority: Vertical Content Compression Resistance Priority
    verticalHuggingPriority: Vertical Content Hugging Priority
    """
}
