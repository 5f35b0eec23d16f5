import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// `--text metrics`: fonts and control sizes are measured.
extension ContentMeasurer {
  mutating func measuredSize(of view: ResolvedView, width: Double?) -> ContentSize {
    let version = context.version
    switch view.kind {
    case .label: return labelSize(view, width: width)
    case .button: return buttonSize(view, width: width)
    case .textField: return textFieldSize(view)
    case .textView: return textViewSize(view, width: width)
    case .imageView: return imageViewSize(view)
    case .switch: return ContentSize(ControlContent.switch(version))
    case .slider: return ContentSize(ControlContent.slider(version))
    case .stepper: return ContentSize(ControlContent.stepper(version))
    case .segmentedControl: return ContentSize(text.size(of: segments(view), environment))
    case .progressView:
      let isBar = view.attributes[.progressViewStyle] == "bar"
      return ContentSize(ControlContent.progressView(isBar: isBar, environment))
    case .activityIndicatorView:
      return ContentSize(ControlContent.activityIndicator(style: view.attributes[.style]))
    case .pageControl:
      let pages = view.attributes.count(.numberOfPages) ?? 0
      return ContentSize(ControlContent.pageControl(pages: pages, version))
    case .pickerView: return ContentSize(ControlContent.picker(version))
    case .datePicker:
      return ContentSize(
        ControlContent.datePicker(
          style: view.attributes[.style], mode: view.attributes[.datePickerMode], version))
    case .searchBar:
      let hasScopes = view.attributes.flag(.showsScopeBar) ?? false
      return ContentSize(ControlContent.searchBar(hasScopeBar: hasScopes, version))
    case .navigationBar:
      return ContentSize(
        ControlContent.navigationBar(
          hasLargeTitle: view.attributes.flag(.largeTitles) ?? false, hasPrompt: false, version))
    case .tabBar: return ContentSize(ControlContent.tabBar)
    case .toolbar:
      return ContentSize(
        ControlContent.toolbar(hasHomeIndicator: context.hasHomeIndicator, version))
    default: return .none
    }
  }

  private mutating func labelSize(_ view: ResolvedView, width: Double?) -> ContentSize {
    let label = LabelContent(
      runs: textRuns(of: view), options: textOptions(of: view),
      isArranged: view.layout.isArranged)
    let preferred = view.attributes.number(.preferredMaxLayoutWidth) ?? 0
    let (size, layout) = text.size(of: label, width: preferred > 0 ? preferred : width, environment)
    var result = ContentSize(size)
    if preferred <= 0, let width, layout.lines.count > 1, let own = size.width, own < width,
      let natural = text.size(of: label, width: nil, environment).0.width, natural > width
    {
      // A text that was broken to fit keeps the width that it was given: its longest line would leave
      // room, and it would be broken anew in each pass.
      result.width = width
    }
    if !layout.lines.isEmpty {
      result.firstBaseline = layout.firstBaseline - layout.size.height / 2
      result.lastBaseline = layout.lastBaseline - layout.size.height / 2
    }
    return result
  }

  private mutating func buttonSize(_ view: ResolvedView, width: Double?) -> ContentSize {
    if let configuration = view.properties.element(.configuration) {
      return configuredButtonSize(view, configuration)
    }
    let state = view.properties.element(.normal)
    let kind: ButtonContent.Kind =
      switch view.attributes[.buttonType] {
      case "infoLight", "infoDark", "detailDisclosure", "contactAdd": .info
      case "close": .close
      default: .plain
      }
    let image = state.flatMap { self.image(in: $0) }
    let background = state?.attributes[.backgroundImage].flatMap {
      size(of: ImageReference(name: $0, isSymbol: false))
    }
    let button = ButtonContent(
      kind: kind, title: titleRuns(of: view), font: font(of: view), image: image?.size,
      backgroundImage: background, contentInsets: view.properties.insets(.contentEdgeInsets),
      isImageApproximate: image?.isApproximate ?? false)
    return centered(ContentSize(text.size(of: button, environment)), font: button.font)
  }

  private mutating func configuredButtonSize(
    _ view: ResolvedView, _ configuration: Element
  ) -> ContentSize {
    let font =
      configuration.child(.titleFontDescription)?.fontDescription
      .map { Font($0, standardSize: 17) } ?? ConfiguredButtonContent.defaultFont
    var title: [TextRun] = []
    if let attributed = configuration.attributedTitle {
      title = runs(attributed, standard: font)
    } else if let plain = configuration.attributes[.title], !plain.isEmpty {
      title = [TextRun(plain, font: font)]
    }
    let subtitle = configuration.attributes[.subtitle].map {
      [TextRun($0, font: .style(.footnote))]
    }
    let image = self.image(in: configuration)
    let button = ConfiguredButtonContent(
      title: title, subtitle: subtitle ?? [], image: image?.size,
      imagePlacement: configuration.attributes[.imagePlacement].flatMap {
        ConfiguredButtonContent.ImagePlacement(rawValue: $0)
      } ?? .leading,
      imagePadding: configuration.attributes.number(.imagePadding) ?? 0,
      titlePadding: configuration.attributes.number(.titlePadding) ?? 0,
      contentInsets: configuration.contentInsets)
    return centered(ContentSize(text.size(of: button, environment)), font: font)
  }

  private mutating func textFieldSize(_ view: ResolvedView) -> ContentSize {
    let typed = view.attributes[.text] ?? view.properties.string(.text) ?? ""
    let field = TextFieldContent(
      text: typed.isEmpty ? view.attributes[.placeholder] ?? "" : typed, font: font(of: view),
      borderStyle: view.attributes[.borderStyle].flatMap {
        TextFieldContent.BorderStyle(rawValue: $0)
      } ?? .none)
    return centered(ContentSize(text.size(of: field, environment)), font: field.font)
  }

  private mutating func textViewSize(_ view: ResolvedView, width: Double?) -> ContentSize {
    guard view.attributes.flag(.scrollEnabled) == false else { return .none }
    return ContentSize(
      text.textViewSize(of: textRuns(of: view), width: width, environment).size)
  }

  private func imageViewSize(_ view: ResolvedView) -> ContentSize {
    guard let image = view.image, let size = image.size else {
      return ContentSize(isApproximate: view.image != nil)
    }
    guard image.isSymbol else { return ContentSize(ControlContent.imageView(image: size)) }
    return ContentSize(
      symbolSize(
        box: size, configuration: view.properties.element(.preferredSymbolConfiguration),
        scale: nil))
  }

  private func segments(_ view: ResolvedView) -> SegmentedControlContent {
    var segments: [SegmentedControlContent.Segment] = []
    if case .segments(let all) = view.viewContent {
      segments = all.map { segment in
        SegmentedControlContent.Segment(
          title: segment.title ?? "", image: segment.image.flatMap { size(of: $0) },
          width: segment.width)
      }
    }
    return SegmentedControlContent(
      segments: segments,
      apportionsWidthsByContent: view.attributes.flag(.apportionsSegmentWidthsByContent) ?? false)
  }

  /// Adds the baselines of one line that is centred in the view.
  private mutating func centered(_ size: ContentSize, font: Font) -> ContentSize {
    let metrics = text.metrics(font, environment)
    let line = metrics.singleLineHeight(environment)
    var result = size
    result.firstBaseline = line / 2 - metrics.roundedDescender
    result.lastBaseline = result.firstBaseline
    return result
  }
}

extension ContentSize {
  init(_ size: IntrinsicContentSize) {
    self.init(width: size.width, height: size.height, isApproximate: size.isApproximate)
  }
}
