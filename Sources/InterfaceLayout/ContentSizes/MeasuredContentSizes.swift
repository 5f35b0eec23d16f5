import InterfaceResolution
import PlatformFacts
import TextMeasurement

/// `--text metrics`: fonts and control sizes are measured.
extension ContentMeasurer {
  mutating func measuredSize(of view: ResolvedView, width: Double?) -> ContentSize {
    let metrics = context.metrics
    switch view.content {
    case .label(let label): return size(of: label, view.layout, width: width)
    case .button(let button): return size(of: button, view.layout, width: width)
    case .textField(let field): return size(of: field)
    case .textView(let textView): return size(of: textView, width: width)
    case .imageView(let imageView): return size(of: imageView)
    case .switch: return ContentSize(ControlContent.switch(metrics))
    case .slider: return ContentSize(ControlContent.slider(metrics))
    case .stepper: return ContentSize(ControlContent.stepper(metrics))
    case .segmentedControl(let control):
      return ContentSize(text.size(of: SegmentedControlContent(control), environment))
    case .progressView(let progress):
      return ContentSize(
        ControlContent.progressView(isBar: progress.progressViewStyle == .bar, environment))
    case .activityIndicatorView(let indicator):
      return ContentSize(ControlContent.activityIndicator(isLarge: indicator.isLarge, metrics))
    case .pageControl(let control):
      return ContentSize(ControlContent.pageControl(pages: control.numberOfPages, environment))
    case .pickerView: return ContentSize(ControlContent.picker(metrics))
    case .datePicker(let picker):
      return ContentSize(
        ControlContent.datePicker(
          style: picker.preferredDatePickerStyle,
          countsDown: picker.datePickerMode == .countDownTimer, metrics))
    case .searchBar(let bar):
      return ContentSize(ControlContent.searchBar(hasScopeBar: bar.showsScopeBar, metrics))
    case .navigationBar(let bar):
      return ContentSize(
        ControlContent.navigationBar(
          hasLargeTitle: bar.prefersLargeTitles, hasPrompt: false, metrics))
    case .tabBar: return ContentSize(ControlContent.tabBar(metrics))
    case .toolbar:
      return ContentSize(
        ControlContent.toolbar(hasHomeIndicator: context.hasHomeIndicator, metrics))
    case .plain, .containerView, .window, .scrollView, .refreshControl, .tableView, .tableViewCell,
      .collectionView, .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView,
      .mapView, .webView, .mediaView, .other:
      return .none
    }
  }

  private mutating func size(
    of content: ViewContent.Label, _ properties: LayoutProperties, width: Double?
  ) -> ContentSize {
    let label = LabelContent(content, properties)
    let preferred = content.preferredMaxLayoutWidth
    let (size, layout) = text.size(of: label, width: preferred ?? width, environment)
    var result = ContentSize(size)
    // That an arranged label whose last line may be shortened omits the spaces is a guess.
    let leavesSpacesOut =
      properties.isArranged && content.numberOfLines > 0 && content.lineBreakMode.truncates
    if preferred == nil, let width, layout.lines.count > 1, !leavesSpacesOut {
      // The spaces at a line break are included as far as they fit.
      result.width = max(size.width ?? 0, min(width, layout.widthWithSpaces))
    }
    return result
  }

  private mutating func size(
    of content: ViewContent.Button, _ properties: LayoutProperties, width: Double?
  ) -> ContentSize {
    if let configuration = content.configuration {
      let button = configuredContent(
        configuration, isChanged: properties.isArranged || !content.isTemplate(properties))
      var size = centered(
        ContentSize(text.size(of: button, width: width, environment).size),
        font: configuration.titleFont)
      size.hasUnknownContent = configuration.image.map { $0.size == nil } ?? false
      return size
    }
    let image = content.normal.image.flatMap { drawnSize(of: $0) }
    let background = content.normal.backgroundImage.flatMap { $0.isSymbol ? nil : $0.size }
    let button = ButtonContent(
      kind: .init(content.buttonType), title: content.normal.title.measuredRuns, font: content.font,
      image: image?.size, backgroundImage: background, contentInsets: content.contentEdgeInsets,
      isImageApproximate: image?.isApproximate ?? false)
    var size = centered(ContentSize(text.size(of: button, environment)), font: button.font)
    // The content of an empty button is set in code.
    let isEmpty =
      button.kind == .plain && button.title.isEmpty && content.normal.image == nil
      && background == nil
    size.hasUnknownContent = isEmpty || content.normal.image.map { $0.size == nil } ?? false
    return size
  }

  /// Returns the size of a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - isChanged: Whether the button differs from the one in the editor's library.
  /// - Returns: The content, with the drawn size of the image.
  mutating func configuredContent(
    _ configuration: ViewContent.Button.Configuration, isChanged: Bool
  ) -> ConfiguredButtonContent {
    var button = ConfiguredButtonContent(
      title: configuration.title.measuredRuns, subtitle: configuration.subtitle.measuredRuns,
      image: configuration.image.flatMap { drawnSize(of: $0)?.size },
      imagePlacement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, contentInsets: configuration.contentInsets)
    button.isChanged = isChanged
    return button
  }

  private mutating func size(of content: ViewContent.TextField) -> ContentSize {
    let field = TextFieldContent(
      text: content.shown.string, font: content.font, borderStyle: content.borderStyle,
      shows: content.isSecureTextEntry ? .hiddenText : content.text.isEmpty ? .placeholder : .text)
    return centered(ContentSize(text.size(of: field, environment)), font: field.font)
  }

  private mutating func size(
    of content: ViewContent.TextView, width: Double?
  ) -> ContentSize {
    guard !content.scrolling.isScrollEnabled else { return .none }
    return ContentSize(
      text.textViewSize(
        of: content.text.measuredRuns, font: content.font, width: width, environment
      ).size)
  }

  private func size(of content: ViewContent.ImageView) -> ContentSize {
    guard let displayed = content.image, let size = displayed.size else {
      return ContentSize(isApproximate: content.image != nil)
    }
    guard displayed.isSymbol else {
      return ContentSize(ControlContent.imageView(image: displayed.alignedSize))
    }
    return ContentSize(
      symbolSize(box: size, displayed.symbolConfiguration ?? SymbolConfiguration()))
  }

  /// Adds the baselines of one line that is centered in the view.
  mutating func centered(_ size: ContentSize, font: FontDescriptor) -> ContentSize {
    let metrics = text.metrics(font, environment)
    let line = metrics.singleLineHeight(environment)
    var result = size
    result.baselines = .belowCenter(line / 2 - metrics.roundedDescender)
    return result
  }
}

extension ContentSize {
  init(_ size: IntrinsicContentSize) {
    self.init(width: size.width, height: size.height, isApproximate: size.isApproximate)
  }
}

extension LabelContent {
  init(_ label: ViewContent.Label, _ properties: LayoutProperties) {
    self.init(
      runs: label.text.measuredRuns, options: label.textOptions,
      isInStackView: properties.isInStackView)
  }
}

extension ButtonContent.Kind {
  fileprivate init(_ kind: ViewContent.Button.ButtonType) {
    switch kind {
    case .custom, .system: self = .plain
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd: self = .info
    case .close: self = .close
    }
  }
}

extension ViewContent.Button {
  /// Whether the properties outside of the configuration that make Interface Builder measure a
  /// button again are those of the button in its library.
  fileprivate func isTemplate(_ properties: LayoutProperties) -> Bool {
    let priority = ContentDefaults.compressionResistancePriority
    return buttonType == .system && normal.title.string == ContentDefaults.templateButtonTitle
      && properties.compressionResistance == AxisPair(horizontal: priority, vertical: priority)
  }
}

extension SegmentedControlContent {
  fileprivate init(_ control: ViewContent.SegmentedControl) {
    self.init(
      segments: control.segments.map {
        Segment(title: $0.title, image: $0.image?.size, width: $0.width)
      },
      apportionsWidthsByContent: control.apportionsSegmentWidthsByContent)
  }
}
