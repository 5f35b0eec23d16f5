import InterfaceResolution
public import InterfaceTraits
import TextMeasurement

extension ViewContent {
  /// A button, with a configuration or with contents by state.
  ///
  /// ```swift
  /// if case .button(let button) = view.content {
  ///   print(button.title.string, button.configuration?.style.rawValue ?? "without a configuration")
  /// }
  /// ```
  public struct Button: Hashable, Sendable {
    /// The types that look different.
    public enum ButtonType: Hashable, Sendable, CaseIterable {
      /// Nothing but what the document gives.
      case custom
      /// With titles in the tint colour.
      case system
      /// An "i" for dark text on light ground.
      case infoLight
      /// An "i" for light text on dark ground.
      case infoDark
      /// An "i" in a circle.
      case detailDisclosure
      /// A plus sign in a circle.
      case contactAdd
      /// An x in a circle.
      case close
    }

    /// What a button shows in one state; where the document leaves it out, what it shows in the normal
    /// one.
    ///
    /// ```swift
    /// if case .button(let button) = view.content, button.disabled.title != button.normal.title {
    ///   print(button.disabled.title.string)
    /// }
    /// ```
    public struct State: Hashable, Sendable {
      let content: ResolvedContent.Button.State
      let environment: TextEnvironment

      /// The title; empty for none.
      public var title: Text { Text(text: content.title, environment: environment) }
      /// The colour of a plain title.
      public var titleColor: Color { Color(content.titleColor) }
      /// The colour of the title's shadow; nil for none.
      public var titleShadowColor: Color? { content.titleShadowColor.map { Color($0) } }
      /// The image beside the title; nil for none.
      public var image: Image? { content.image.map { Image($0, in: environment) } }
      /// The image behind the title; nil for none.
      public var backgroundImage: Image? { content.backgroundImage.map { Image($0) } }
    }

    let content: ResolvedContent.Button
    let environment: TextEnvironment

    private func state(_ state: ResolvedContent.Button.State) -> State {
      State(content: state, environment: environment)
    }

    /// What kind of button it is.
    public var buttonType: ButtonType { ButtonType(content.kind) }
    /// The configuration; nil for a button of the time before iOS 15.
    public var configuration: Configuration? {
      content.configuration.map { Configuration(content: $0, environment: environment) }
    }
    /// The title that stands on the button as it is built: the configuration's before the normal state's.
    public var title: Text { Text(text: content.title, environment: environment) }
    /// What it shows when nothing happens.
    public var normal: State { state(content.normal) }
    /// What it shows while it is touched.
    public var highlighted: State { state(content.highlighted) }
    /// What it shows while it is selected.
    public var selected: State { state(content.selected) }
    /// What it shows while it is disabled.
    public var disabled: State { state(content.disabled) }
    /// The font of plain titles.
    public var font: Font { Font(content.font, in: environment) }
    /// The document's content insets; nil for those of the button's type.
    public var contentEdgeInsets: EdgeInsets? { content.contentInsets }
    /// The insets of the title.
    public var titleEdgeInsets: EdgeInsets { content.titleInsets }
    /// The insets of the image.
    public var imageEdgeInsets: EdgeInsets { content.imageInsets }
    /// Where the content stands along the horizontal.
    public var contentHorizontalAlignment: HorizontalAlignment {
      HorizontalAlignment(spelling: content.horizontalAlignment)
    }
    /// Where the content stands along the vertical.
    public var contentVerticalAlignment: VerticalAlignment {
      VerticalAlignment(spelling: content.verticalAlignment)
    }
    /// What happens to a title that is too long.
    public var lineBreakMode: LineBreakMode { LineBreakMode(spelling: content.lineBreakMode) }
  }

  /// Where a control's content stands along the horizontal.
  public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
    /// From side to side.
    case fill
  }

  /// Where a control's content stands along the vertical.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }
}

extension ViewContent.Button.ButtonType {
  fileprivate init(_ kind: ResolvedContent.Button.Kind) {
    self =
      switch kind {
      case .custom: .custom
      case .system: .system
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .detailDisclosure: .detailDisclosure
      case .contactAdd: .contactAdd
      case .close: .close
      }
  }
}
