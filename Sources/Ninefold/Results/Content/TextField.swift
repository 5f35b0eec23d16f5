import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// A line of text that can be edited.
  ///
  /// ```swift
  /// if case .textField(let field) = view.content, field.text.isEmpty {
  ///   print(field.placeholder.string, field.borderStyle)
  /// }
  /// ```
  public struct TextField: Hashable, Sendable {
    /// What is drawn around the text.
    public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// A line.
      case line
      /// A line that looks raised.
      case bezel
      /// A rounded rectangle.
      case roundedRect
    }

    /// When the button that clears the text is shown.
    public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
      /// Never.
      case never
      /// While the text is edited.
      case whileEditing
      /// While the text is not edited.
      case unlessEditing
      /// Whenever there is text.
      case always
    }

    let content: ResolvedContent.TextField
    let environment: TextEnvironment

    /// The text; empty for none.
    public var text: Text { Text(text: content.text, environment: environment) }
    /// What is shown while there is no text; empty for nothing.
    public var placeholder: Text { Text(text: content.placeholder, environment: environment) }
    /// The font.
    public var font: Font { Font(content.font, in: environment) }
    /// The colour of the text.
    public var textColor: Color { Color(content.textColor) }
    /// How the text is aligned.
    public var textAlignment: TextAlignment { TextAlignment(spelling: content.alignment) }
    /// What is drawn around the text.
    public var borderStyle: BorderStyle { BorderStyle(spelling: content.borderStyle) }
    /// Whether the letters are hidden.
    public var isSecureTextEntry: Bool { content.isSecure }
    /// When the button that clears the text is shown.
    public var clearButtonMode: ClearButtonMode {
      ClearButtonMode(spelling: content.clearButtonMode)
    }
    /// Whether a text that is too long is set in a smaller font.
    public var adjustsFontSizeToFitWidth: Bool { content.adjustsFontSizeToFit }
    /// The least size of the font, in points; 0 for no limit.
    public var minimumFontSize: Double { content.minimumFontSize }
    /// The image behind the text; nil for none.
    public var background: Image? { content.backgroundImage.map { Image($0) } }
  }

  /// Lines of text that can scroll and be edited.
  ///
  /// ```swift
  /// if case .textView(let text) = view.content, !text.scrolling.isScrollEnabled {
  ///   print("\(view.textLines.count) lines")
  /// }
  /// ```
  public struct TextView: Hashable, Sendable {
    let content: ResolvedContent.TextView
    let environment: TextEnvironment

    /// The text; empty for none.
    public var text: Text { Text(text: content.text, environment: environment) }
    /// The font of plain texts.
    public var font: Font { Font(content.font, in: environment) }
    /// The colour of plain texts.
    public var textColor: Color { Color(content.textColor) }
    /// How the lines are aligned.
    public var textAlignment: TextAlignment { TextAlignment(spelling: content.alignment) }
    /// Whether the text can be edited.
    public var isEditable: Bool { content.isEditable }
    /// Whether the text can be selected.
    public var isSelectable: Bool { content.isSelectable }
    /// How the text scrolls.
    public var scrolling: Scrolling { Scrolling(content: content.scrolling) }
  }

  /// A field for what is looked for.
  ///
  /// ```swift
  /// if case .searchBar(let bar) = view.content { print(bar.placeholder, bar.scopeButtonTitles) }
  /// ```
  public struct SearchBar: Hashable, Sendable {
    /// How much the bar stands out.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// As the platform has it.
      case `default`
      /// With a translucent background and an opaque field.
      case prominent
      /// Without a background.
      case minimal
    }

    let content: ResolvedContent.SearchBar

    /// How much the bar stands out.
    public var searchBarStyle: Style { Style(spelling: content.style) }
    /// The text; empty for none.
    public var text: String { content.text }
    /// What is shown while there is no text; empty for nothing.
    public var placeholder: String { content.placeholder }
    /// Whether there is a button that ends the search.
    public var showsCancelButton: Bool { content.showsCancelButton }
    /// Whether there is a button for the results.
    public var showsSearchResultsButton: Bool { content.showsSearchResultsButton }
    /// Whether the titles of scopes are shown.
    public var showsScopeBar: Bool { content.showsScopeBar }
    /// What can be searched, by titles.
    public var scopeButtonTitles: [String] { content.scopeTitles }
    /// The look of the time before dynamic colours.
    public var barStyle: BarStyle { BarStyle(spelling: content.barStyle) }
    /// The bar's colour; nil for the style's.
    public var barTintColor: Color? { content.barColor.map { Color($0) } }
    /// Whether what is behind the bar shines through.
    public var isTranslucent: Bool { content.isTranslucent }
  }
}
