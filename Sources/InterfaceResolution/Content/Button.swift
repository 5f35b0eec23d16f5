import InterfaceModel
public import InterfaceTraits
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// A button, with a configuration or with contents by state.
  ///
  /// ```swift
  /// if case .button(let button) = view.content {
  ///   print(button.title.string, button.configuration?.style.rawValue ?? "without a configuration")
  /// }
  /// ```
  public struct Button: Hashable, Sendable {
    /// The button types that differ in appearance.
    public enum ButtonType: Hashable, Sendable, CaseIterable {
      /// A button without any appearance of the system's own.
      case custom
      /// A button with titles in the tint color; `roundedRect` in old documents.
      case system
      /// An "i" for light backgrounds.
      case infoLight
      /// An "i" for dark backgrounds.
      case infoDark
      /// An "i" in a circle.
      case detailDisclosure
      /// A plus sign in a circle.
      case contactAdd
      /// An x in a circle.
      case close
    }

    /// The content of a button in one control state; values that the document omits are those of
    /// the normal state.
    ///
    /// ```swift
    /// if case .button(let button) = view.content, button.disabled.title != button.normal.title {
    ///   print(button.disabled.title.string)
    /// }
    /// ```
    public struct State: Hashable, Sendable {
      /// The title, which may be empty.
      public var title: StyledText
      /// The color of a plain title.
      public var titleColor: RGBA
      /// The color of the title's shadow, or `nil` if there is none.
      public var titleShadowColor: RGBA?
      /// The image next to the title, which a system button draws in the title's color, or `nil` if
      /// there is none.
      public var image: ResolvedImage?
      /// The image behind the title, or `nil` if there is none.
      public var backgroundImage: ResolvedImage?
    }

    /// The type of the button.
    public var buttonType: ButtonType
    /// The configuration, or `nil` for a button without one, as before iOS 15.
    public var configuration: Configuration?
    /// The content in the normal state.
    public var normal: State
    /// The content in the highlighted state.
    public var highlighted: State
    /// The content in the selected state.
    public var selected: State
    /// The content in the disabled state.
    public var disabled: State
    /// The font of plain titles.
    public var font: FontDescriptor
    /// The content insets that the document declares, or `nil` for those of the button's type.
    public var contentEdgeInsets: LayoutInsets?
    /// The insets of the title.
    public var titleEdgeInsets: LayoutInsets
    /// The insets of the image.
    public var imageEdgeInsets: LayoutInsets
    /// The horizontal alignment of the content.
    public var contentHorizontalAlignment: HorizontalAlignment
    /// The vertical alignment of the content.
    public var contentVerticalAlignment: VerticalAlignment
    /// The line break mode of the title.
    public var lineBreakMode: LineBreakMode

    /// The title in the initial state: that of the configuration, or else that of the normal state.
    public var title: StyledText {
      if let configuration, !configuration.title.isEmpty { return configuration.title }
      return normal.title
    }
  }
}

extension ViewContent.Button {
  init(_ source: inout ContentSource) {
    buttonType =
      switch source.attributes[.buttonType] {
      case "system", "roundedRect": .system
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "detailDisclosure": .detailDisclosure
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
    let platform = source.metrics.buttons
    let standardSize = buttonType == .system ? platform.systemFontSize : platform.customFontSize
    font =
      source.properties.font(.fontDescription).map {
        FontDescriptor($0, standardSize: standardSize)
      }
      ?? .system(standardSize, weight: platform.fontWeight)
    let standard = State(
      title: StyledText(), titleColor: buttonType == .system ? source.tint : .white,
      titleShadowColor: nil, image: nil, backgroundImage: nil)
    let normal = State(source.properties.element(.normal), standard, font, buttonType, &source)
    self.normal = normal
    highlighted = State(source.properties.element(.highlighted), normal, font, buttonType, &source)
    selected = State(source.properties.element(.selected), normal, font, buttonType, &source)
    disabled = State(source.properties.element(.disabled), normal, font, buttonType, &source)
    configuration = source.properties.element(.configuration).map {
      Configuration($0, &source)
    }
    contentEdgeInsets = source.properties.insets(.contentEdgeInsets)
    titleEdgeInsets = source.properties.insets(.titleEdgeInsets) ?? .zero
    imageEdgeInsets = source.properties.insets(.imageEdgeInsets) ?? .zero
    contentHorizontalAlignment = source.keyword(.contentHorizontalAlignment) ?? .center
    contentVerticalAlignment = source.keyword(.contentVerticalAlignment) ?? .center
    lineBreakMode = source.lineBreakMode ?? .middleTruncation
  }
}

extension ViewContent.Button.State {
  fileprivate init(
    _ state: Element?, _ standard: Self, _ font: FontDescriptor,
    _ buttonType: ViewContent.Button.ButtonType,
    _ source: inout ContentSource
  ) {
    self = standard
    guard let state else { return }
    if let color = source.color(state.color(.titleColor)) {
      titleColor = color
      // A plain title of the normal state is drawn in this state's color.
      if !title.isAttributed { for run in title.runs.indices { title.runs[run].color = color } }
    }
    if let own = source.text(of: state, .attributedTitle, .title, font: font, color: titleColor) {
      title = own
    }
    titleShadowColor = source.color(state.color(.titleShadowColor)) ?? titleShadowColor
    if let reference = state.imageReference {
      image = source.image(reference, symbol: state.symbolConfiguration)
      if buttonType == .system, reference.renderingMode != "original" { image?.isTemplate = true }
    }
    if let name = state.attributes[.backgroundImage] {
      // The catalog is that of the image, if there is one.
      let isSymbol = state.attributes[.image] == nil && state.attributes[.catalog] == "system"
      backgroundImage = source.image(ImageReference(name: name, isSymbol: isSymbol))
    }
  }
}
