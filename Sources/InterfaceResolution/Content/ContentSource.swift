import InterfaceModel
import PlatformFacts
import TextMeasurement

/// A view after overrides, from which its content is read.
struct ContentSource {
  /// The values that the document declares for the view.
  var raw: RawContent
  /// The tint of the view or of its nearest ancestor with a tint.
  var tint: RGBA
  /// The style of the table that contains the view, or `nil` outside of tables.
  var tableStyle: ViewContent.TableView.Style?
  /// The platform's metrics, for fonts that the document does not specify.
  let metrics: PlatformMetrics
  let images: ImageResolver
  var colors: ColorResolver

  var attributes: Attributes { raw.attributes }
  var properties: Properties { raw.properties }
  /// The child elements that the model does not represent.
  var extras: [Element] { raw.extras }
  /// The values that only this class of view has.
  var content: ViewItems { raw.content }
  var palette: SystemPalette { colors.palette }

  // MARK: Attributes

  func flag(_ name: AttributeName) -> Bool? { attributes.flag(name) }

  func number(_ name: AttributeName) -> Double? { attributes.number(name) }

  /// Returns the case of an enumeration that an attribute names, or `nil` if it is absent or
  /// unknown.
  func keyword<Keyword: RawRepresentable<String>>(_ name: AttributeName) -> Keyword? {
    attributes[name].flatMap { Keyword(rawValue: $0) }
  }

  /// Returns a text that is declared by an attribute, or by a property if an attribute cannot
  /// represent it.
  func string(_ name: AttributeName, _ key: PropertyKey) -> String? {
    attributes[name] ?? properties.string(key)
  }

  var lineBreakMode: LineBreakMode? {
    attributes[.lineBreakMode].flatMap { LineBreakMode(documentName: $0) }
  }

  // MARK: Colors and fonts

  mutating func color(_ key: PropertyKey) -> RGBA? { color(properties.color(key)) }

  mutating func color(_ color: Color?) -> RGBA? { color.flatMap { colors.color($0) } }

  func font(_ key: PropertyKey, standardSize: Double) -> FontDescriptor {
    FontDescriptor(properties.font(key), standardSize: standardSize)
  }

  // MARK: Texts

  /// Returns the text of a view: its attributed text, or else its plain text.
  mutating func text(attributed key: PropertyKey, font: FontDescriptor, color: RGBA) -> StyledText {
    if let string = properties.attributedString(key) {
      return text(string, standard: Self.attributedFont, color: color)
    }
    return StyledText(string(.text, .text) ?? "", font: font, color: color)
  }

  /// Returns the text of a button's state or configuration, or `nil` if it declares none.
  mutating func text(
    of element: Element, _ attributed: PropertyKey, _ plain: PropertyKey, font: FontDescriptor,
    color: RGBA
  ) -> StyledText? {
    if let text = attributedText(of: element, attributed, font: font, color: color) { return text }
    return element.string(.title, plain).map { StyledText($0, font: font, color: color) }
  }

  /// Returns the attributed text among an element's children, or `nil` if there is none.
  mutating func attributedText(
    of element: Element, _ key: PropertyKey, font: FontDescriptor, color: RGBA
  ) -> StyledText? {
    guard let child = element.child(key), child.name == .attributedString else { return nil }
    return text(AttributedString(child), standard: font, color: color)
  }

  /// The font of attributed text without a font: the default of text systems.
  private static let attributedFont = FontDescriptor.named(
    "Helvetica", family: "Helvetica", size: ContentDefaults.attributedFontSize)

  private mutating func text(
    _ string: AttributedString, standard: FontDescriptor, color: RGBA
  ) -> StyledText {
    var text = StyledText(isAttributed: true)
    for fragment in string.fragments where !fragment.content.isEmpty {
      let style = fragment.paragraphStyle
      var run = StyledText.Run(
        fragment.content,
        font: fragment.font.map {
          FontDescriptor($0, standardSize: ContentDefaults.attributedFontSize)
        } ?? standard,
        color: self.color(fragment.color) ?? color)
      run.kern = fragment.kern
      run.isUnderlined = fragment.isUnderlined
      run.isStruckThrough = fragment.extras.contains { $0.key == .nsStrikethrough }
      run.backgroundColor = self.color(fragment.background)
      run.paragraph = style.map { ParagraphStyle($0) }
      run.alignment = style?.alignment.flatMap { ViewContent.TextAlignment(rawValue: $0) }
      run.lineBreakMode = style?.lineBreakMode.flatMap { LineBreakMode(documentName: $0) }
      text.runs.append(run)
    }
    return text
  }

  // MARK: Images

  func image(_ reference: ImageReference) -> ResolvedImage { images.image(reference) }

  /// Returns an image with a symbol configuration.
  func image(_ reference: ImageReference, symbol: Element?) -> ResolvedImage {
    var image = images.image(reference)
    if image.isSymbol {
      image.symbolConfiguration = SymbolConfiguration(symbol, scale: reference.symbolScale)
    }
    return image
  }

  /// Returns an image of a bar, which is drawn in the tint unless the document states otherwise.
  func barImage(_ reference: ImageReference) -> ResolvedImage {
    var image = image(reference, symbol: nil)
    image.isTemplate = reference.renderingMode != "original"
    return image
  }

  /// Returns the image that an attribute names, or `nil` if it is absent.
  func namedImage(_ name: AttributeName) -> ResolvedImage? {
    attributes[name].map {
      images.image(ImageReference(name: $0, isSymbol: attributes[.catalog] == "system"))
    }
  }
}

extension AttributedString.Fragment {
  /// The color behind the text.
  fileprivate var background: Color? {
    extras.first { $0.key == .nsBackgroundColor && $0.name == .color }.map { Color($0.attributes) }
  }
}

extension ParagraphStyle {
  init(_ style: AttributedString.ParagraphStyle) {
    self.init(
      lineSpacing: style.lineSpacing, lineHeightMultiple: style.lineHeightMultiple,
      minimumLineHeight: style.minimumLineHeight, paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore)
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
  }
}
