import InterfaceModel
public import PlatformFacts
public import TextMeasurement

extension ViewContent {
  /// A switch between two states.
  ///
  /// ```swift
  /// if case .switch(let content) = view.content { print(content.isOn, content.onTintColor) }
  /// ```
  public struct Switch: Hashable, Sendable {
    /// Whether the switch is on.
    public var isOn: Bool
    /// The track's colour while the switch is on.
    public var onTintColor: RGBA
    /// The track's colour while the switch is off.
    public var offTintColor: RGBA
    /// The thumb's colour.
    public var thumbTintColor: RGBA
  }

  /// A value that is chosen by dragging a thumb.
  ///
  /// ```swift
  /// if case .slider(let slider) = view.content {
  ///   print((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
  /// }
  /// ```
  public struct Slider: Hashable, Sendable {
    /// The least value.
    public var minimumValue: Double
    /// The greatest value.
    public var maximumValue: Double
    /// The value, between the two.
    public var value: Double
    /// The track's colour before the thumb.
    public var minimumTrackTintColor: RGBA
    /// The track's colour behind the thumb.
    public var maximumTrackTintColor: RGBA
    /// The thumb's colour.
    public var thumbTintColor: RGBA
    /// The image beside the least value; nil for none.
    public var minimumValueImage: ResolvedImage?
    /// The image beside the greatest value; nil for none.
    public var maximumValueImage: ResolvedImage?
  }

  /// Two buttons that count.
  ///
  /// ```swift
  /// if case .stepper(let stepper) = view.content { print(stepper.value, "by", stepper.stepValue) }
  /// ```
  public struct Stepper: Hashable, Sendable {
    /// The least value.
    public var minimumValue: Double
    /// The greatest value.
    public var maximumValue: Double
    /// The value, between the two.
    public var value: Double
    /// By how much a button changes the value.
    public var stepValue: Double
  }

  /// How far something is.
  ///
  /// ```swift
  /// if case .progressView(let content) = view.content { print(content.progress) }
  /// ```
  public struct ProgressView: Hashable, Sendable {
    /// Where the view is meant to be shown.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Anywhere.
      case `default`
      /// In a bar.
      case bar
    }

    /// Where the view is meant to be shown.
    public var progressViewStyle: Style
    /// How far it is, from 0 to 1.
    public var progress: Double
    /// The colour of what is done.
    public var progressTintColor: RGBA
    /// The colour of what is not done.
    public var trackTintColor: RGBA
    /// The image of what is done; nil for none.
    public var progressImage: ResolvedImage?
    /// The image of what is not done; nil for none.
    public var trackImage: ResolvedImage?
  }

  /// A wheel that turns while something goes on.
  ///
  /// ```swift
  /// if case .activityIndicatorView(let wheel) = view.content, !wheel.isAnimating {
  ///   print(wheel.hidesWhenStopped ? "hidden" : "shown")
  /// }
  /// ```
  public struct ActivityIndicatorView: Hashable, Sendable {
    /// Whether the style is `large` or `whiteLarge`.
    public var isLarge: Bool
    /// The wheel's colour.
    public var color: RGBA
    /// Whether the wheel turns as the view is built.
    public var isAnimating: Bool
    /// Whether a wheel that does not turn is hidden.
    public var hidesWhenStopped: Bool
  }

  /// A wheel above a scroll view's content that refreshes it.
  ///
  /// ```swift
  /// if case .refreshControl(let control) = view.content { print(control.attributedTitle.string) }
  /// ```
  public struct RefreshControl: Hashable, Sendable {
    /// The text below the wheel; empty for none.
    public var attributedTitle: StyledText
    /// The wheel's colour.
    public var tintColor: RGBA
  }

  /// A dot per page; the first one is current.
  ///
  /// ```swift
  /// if case .pageControl(let control) = view.content { print(control.numberOfPages) }
  /// ```
  public struct PageControl: Hashable, Sendable {
    /// How many dots there are.
    public var numberOfPages: Int
    /// The current page, counted from 0.
    public var currentPage: Int
    /// The colour of the other dots.
    public var pageIndicatorTintColor: RGBA
    /// The colour of the current page's dot.
    public var currentPageIndicatorTintColor: RGBA
    /// Whether a single dot is hidden.
    public var hidesForSinglePage: Bool
  }

  /// A date or a time that is chosen.
  ///
  /// ```swift
  /// if case .datePicker(let picker) = view.content {
  ///   print(picker.datePickerMode, picker.preferredDatePickerStyle)
  /// }
  /// ```
  public struct DatePicker: Hashable, Sendable {
    /// What is chosen.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// A time of a day.
      case time
      /// A day.
      case date
      /// A day and a time.
      case dateAndTime
      /// A length of time.
      case countDownTimer
      /// A month of a year.
      case yearAndMonth
    }

    /// What is chosen.
    public var datePickerMode: Mode
    /// How it is chosen.
    public var preferredDatePickerStyle: DatePickerPresentation
    /// How many minutes lie between two times.
    public var minuteInterval: Int
  }

  /// A map.
  ///
  /// ```swift
  /// if case .mapView(let map) = view.content, map.showsUserLocation { print(map.mapType) }
  /// ```
  public struct MapView: Hashable, Sendable {
    /// What is drawn.
    public enum MapType: String, Hashable, Sendable, CaseIterable {
      /// Streets and names.
      case standard
      /// Pictures.
      case satellite
      /// Pictures with streets and names.
      case hybrid
      /// Pictures from above.
      case satelliteFlyover
      /// Pictures from above with streets and names.
      case hybridFlyover
      /// Streets and names in pale colours.
      case mutedStandard
    }

    /// What is drawn.
    public var mapType: MapType
    /// Whether the map shows where the person is.
    public var showsUserLocation: Bool
  }
}

extension ViewContent.Switch {
  init(_ source: inout ContentSource) {
    isOn = source.flag(.on) ?? false
    onTintColor = source.color(.onTintColor) ?? source.palette[.systemGreen]
    offTintColor = source.palette[.systemGray4]
    thumbTintColor = source.color(.thumbTintColor) ?? .white
  }
}

extension ViewContent.Slider {
  init(_ source: inout ContentSource) {
    minimumValue = source.number(.minValue) ?? 0
    maximumValue = source.number(.maxValue) ?? 1
    value = max(minimumValue, min(source.number(.value) ?? 0, maximumValue))
    minimumTrackTintColor = source.color(.minimumTrackTintColor) ?? source.tint
    maximumTrackTintColor = source.color(.maximumTrackTintColor) ?? source.palette[.systemGray5]
    thumbTintColor = source.color(.thumbTintColor) ?? .white
    minimumValueImage = source.namedImage(.minimumValueImage)
    maximumValueImage = source.namedImage(.maximumValueImage)
  }
}

extension ViewContent.Stepper {
  init(_ source: ContentSource) {
    minimumValue = source.number(.minimumValue) ?? 0
    maximumValue = source.number(.maximumValue) ?? ContentDefaults.stepperMaximum
    value = max(minimumValue, min(source.number(.value) ?? 0, maximumValue))
    stepValue = source.number(.stepValue) ?? 1
  }
}

extension ViewContent.ProgressView {
  init(_ source: inout ContentSource) {
    progressViewStyle = source.word(.progressViewStyle) ?? .default
    progress = max(0, min(source.number(.progress) ?? 0, 1))
    progressTintColor = source.color(.progressTintColor) ?? source.tint
    trackTintColor = source.color(.trackTintColor) ?? source.palette[.systemGray5]
    progressImage = source.namedImage(.progressImage)
    trackImage = source.namedImage(.trackImage)
  }
}

extension ViewContent.ActivityIndicatorView {
  init(_ source: inout ContentSource) {
    let style = source.attributes[.style]
    isLarge = style == "large" || style == "whiteLarge"
    let isWhite = style == "white" || style == "whiteLarge"
    color = source.color(.color) ?? (isWhite ? .white : source.palette[.systemGray])
    isAnimating = source.flag(.animating) ?? false
    hidesWhenStopped = source.flag(.hidesWhenStopped) ?? false
  }
}

extension ViewContent.RefreshControl {
  init(_ source: inout ContentSource) {
    tintColor = source.color(.tintColor) ?? source.palette[.systemGray]
    attributedTitle = source.text(
      attributed: .attributedTitle, font: .style(.footnote), color: tintColor)
  }
}

extension ViewContent.PageControl {
  init(_ source: inout ContentSource) {
    numberOfPages = source.attributes.count(.numberOfPages) ?? 0
    currentPage = min(source.attributes.count(.currentPage) ?? 0, max(numberOfPages - 1, 0))
    pageIndicatorTintColor = source.color(.pageIndicatorTintColor) ?? source.palette[.tertiaryLabel]
    currentPageIndicatorTintColor =
      source.color(.currentPageIndicatorTintColor) ?? source.palette[.secondaryLabel].faded(1.4)
    hidesForSinglePage = source.flag(.hidesForSinglePage) ?? false
  }
}

extension ViewContent.DatePicker {
  init(_ source: ContentSource) {
    datePickerMode = source.word(.datePickerMode) ?? .dateAndTime
    preferredDatePickerStyle = source.word(.style) ?? .automatic
    minuteInterval = source.attributes.count(.minuteInterval) ?? 1
  }
}

extension ViewContent.MapView {
  init(_ source: ContentSource) {
    mapType = source.word(.mapType) ?? .standard
    showsUserLocation = source.flag(.showsUserLocation) ?? false
  }
}
