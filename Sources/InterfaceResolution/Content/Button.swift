import InterfaceModel
package import InterfaceTraits
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  /// A button, with a configuration or with contents by state.
  package struct Button: Hashable, Sendable {
    /// The types that look different.
    package enum Kind: Hashable, Sendable, CaseIterable {
      case custom
      /// `system`, which old documents call `roundedRect`.
      case system
      case infoLight, infoDark, detailDisclosure, contactAdd, close
    }

    /// What a button shows in one state; where the document leaves it out, the normal state's.
    package struct State: Hashable, Sendable {
      package var title: StyledText
      package var titleColor: RGBA
      package var titleShadowColor: RGBA?
      /// The image, which a system button draws in the title's colour.
      package var image: DisplayedImage?
      package var backgroundImage: ResolvedImage?
    }

    package var kind: Kind
    /// The configuration; nil for a button of the time before iOS 15.
    package var configuration: Configuration?
    package var normal: State
    package var highlighted: State
    package var selected: State
    package var disabled: State
    /// The font of plain titles.
    package var font: Font
    /// The document's content insets; nil for the class's automatic padding.
    package var contentInsets: EdgeInsets?
    package var titleInsets: EdgeInsets
    package var imageInsets: EdgeInsets
    package var horizontalAlignment: HorizontalAlignment
    package var verticalAlignment: VerticalAlignment
    package var lineBreakMode: LineBreakMode

    /// The title that stands on the button as it is built: the configuration's before the state's.
    package var title: StyledText {
      if let configuration, !configuration.title.isEmpty { return configuration.title }
      return normal.title
    }
  }
}

extension ResolvedContent.Button {
  init(_ source: inout ContentSource) {
    kind =
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
    let standardSize = kind == .system ? platform.systemFontSize : platform.customFontSize
    font =
      source.properties.font(.fontDescription).map { Font($0, standardSize: standardSize) }
      ?? .system(standardSize, weight: platform.fontWeight)
    let standard = State(
      title: StyledText(), titleColor: kind == .system ? source.tint : .white,
      titleShadowColor: nil, image: nil, backgroundImage: nil)
    let normal = State(source.properties.element(.normal), standard, font, kind, &source)
    self.normal = normal
    highlighted = State(source.properties.element(.highlighted), normal, font, kind, &source)
    selected = State(source.properties.element(.selected), normal, font, kind, &source)
    disabled = State(source.properties.element(.disabled), normal, font, kind, &source)
    configuration = source.properties.element(.configuration).map {
      Configuration($0, &source)
    }
    contentInsets = source.properties.insets(.contentEdgeInsets)
    titleInsets = source.properties.insets(.titleEdgeInsets) ?? .zero
    imageInsets = source.properties.insets(.imageEdgeInsets) ?? .zero
    horizontalAlignment = source.word(.contentHorizontalAlignment) ?? .center
    verticalAlignment = source.word(.contentVerticalAlignment) ?? .center
    lineBreakMode = source.lineBreakMode ?? .middleTruncation
  }
}

extension ResolvedContent.Button.State {
  fileprivate init(
    _ state: Element?, _ standard: Self, _ font: Font, _ kind: ResolvedContent.Button.Kind,
    _ source: inout ContentSource
  ) {
    self = standard
    guard let state else { return }
    if let color = source.color(state.color(.titleColor)) {
      titleColor = color
      // A plain title of the normal state takes this state's colour.
      if !title.isAttributed { for run in title.runs.indices { title.runs[run].color = color } }
    }
    if let own = source.text(of: state, .attributedTitle, .title, font: font, color: titleColor) {
      title = own
    }
    titleShadowColor = source.color(state.color(.titleShadowColor)) ?? titleShadowColor
    if let reference = state.imageReference {
      image = source.image(reference, symbol: state.symbolConfiguration)
      if kind == .system, reference.renderingMode != "original" { image?.image.isTemplate = true }
    }
    if let name = state.attributes[.backgroundImage] {
      // The catalog is the image's where there is one.
      let isSymbol = state.attributes[.image] == nil && state.attributes[.catalog] == "system"
      backgroundImage = source.image(ImageReference(name: name, isSymbol: isSymbol))
    }
  }
}
