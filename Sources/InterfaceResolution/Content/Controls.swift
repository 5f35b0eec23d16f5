import InterfaceModel
package import PlatformFacts
package import TextMeasurement

extension ResolvedContent {
  /// A switch between two states.
  package struct Switch: Hashable, Sendable {
    package var isOn: Bool
    /// The track's colour while the switch is on.
    package var onColor: RGBA
    /// The track's colour while the switch is off.
    package var offColor: RGBA
    package var thumbColor: RGBA
  }

  /// A value that is chosen by dragging a thumb.
  package struct Slider: Hashable, Sendable {
    package var minimum: Double
    package var maximum: Double
    /// Between the two.
    package var value: Double
    /// The track's colour before the thumb.
    package var minimumTrackColor: RGBA
    /// The track's colour behind the thumb.
    package var maximumTrackColor: RGBA
    package var thumbColor: RGBA
    package var minimumImage: ResolvedImage?
    package var maximumImage: ResolvedImage?
  }

  /// Two buttons that count.
  package struct Stepper: Hashable, Sendable {
    package var minimum: Double
    package var maximum: Double
    package var value: Double
    package var step: Double
  }

  /// How far something is.
  package struct ProgressView: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      case `default`, bar
    }

    package var style: Style
    /// From 0 to 1.
    package var progress: Double
    package var progressColor: RGBA
    package var trackColor: RGBA
    package var progressImage: ResolvedImage?
    package var trackImage: ResolvedImage?
  }

  /// A wheel that turns while something goes on.
  package struct ActivityIndicator: Hashable, Sendable {
    /// Whether the style is `large` or `whiteLarge`.
    package var isLarge: Bool
    package var color: RGBA
    package var isAnimating: Bool
    package var hidesWhenStopped: Bool
  }

  /// A wheel above a scroll view's content.
  package struct RefreshControl: Hashable, Sendable {
    package var title: StyledText
    package var color: RGBA
  }

  /// A dot per page; the first one is current.
  package struct PageControl: Hashable, Sendable {
    package var numberOfPages: Int
    /// The current page, counted from 0.
    package var currentPage: Int
    package var indicatorColor: RGBA
    package var currentIndicatorColor: RGBA
    package var hidesForSinglePage: Bool
  }

  package struct DatePicker: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
      case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    package var mode: Mode
    package var style: DatePickerStyle
    package var minuteInterval: Int
  }

  package struct MapView: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }

    package var kind: Kind
    package var showsUserLocation: Bool
  }
}

extension ResolvedContent.Switch {
  init(_ source: inout ContentSource) {
    isOn = source.flag(.on) ?? false
    onColor = source.color(.onTintColor) ?? source.palette[.systemGreen]
    offColor = source.palette[.systemGray4]
    thumbColor = source.color(.thumbTintColor) ?? .white
  }
}

extension ResolvedContent.Slider {
  init(_ source: inout ContentSource) {
    minimum = source.number(.minValue) ?? 0
    maximum = source.number(.maxValue) ?? 1
    value = max(minimum, min(source.number(.value) ?? 0, maximum))
    minimumTrackColor = source.color(.minimumTrackTintColor) ?? source.tint
    maximumTrackColor = source.color(.maximumTrackTintColor) ?? source.palette[.systemGray5]
    thumbColor = source.color(.thumbTintColor) ?? .white
    minimumImage = source.namedImage(.minimumValueImage)
    maximumImage = source.namedImage(.maximumValueImage)
  }
}

extension ResolvedContent.Stepper {
  init(_ source: ContentSource) {
    minimum = source.number(.minimumValue) ?? 0
    maximum = source.number(.maximumValue) ?? 100
    value = max(minimum, min(source.number(.value) ?? 0, maximum))
    step = source.number(.stepValue) ?? 1
  }
}

extension ResolvedContent.ProgressView {
  init(_ source: inout ContentSource) {
    style = source.word(.progressViewStyle) ?? .default
    progress = max(0, min(source.number(.progress) ?? 0, 1))
    progressColor = source.color(.progressTintColor) ?? source.tint
    trackColor = source.color(.trackTintColor) ?? source.palette[.systemGray5]
    progressImage = source.namedImage(.progressImage)
    trackImage = source.namedImage(.trackImage)
  }
}

extension ResolvedContent.ActivityIndicator {
  init(_ source: inout ContentSource) {
    let style = source.attributes[.style]
    isLarge = style == "large" || style == "whiteLarge"
    let isWhite = style == "white" || style == "whiteLarge"
    color = source.color(.color) ?? (isWhite ? .white : source.palette[.systemGray])
    isAnimating = source.flag(.animating) ?? false
    hidesWhenStopped = source.flag(.hidesWhenStopped) ?? false
  }
}

extension ResolvedContent.RefreshControl {
  init(_ source: inout ContentSource) {
    color = source.color(.tintColor) ?? source.palette[.systemGray]
    title = source.text(
      attributed: .attributedTitle, font: .style(.footnote), color: color)
  }
}

extension ResolvedContent.PageControl {
  init(_ source: inout ContentSource) {
    numberOfPages = source.attributes.count(.numberOfPages) ?? 0
    currentPage = min(source.attributes.count(.currentPage) ?? 0, max(numberOfPages - 1, 0))
    indicatorColor = source.color(.pageIndicatorTintColor) ?? source.palette[.tertiaryLabel]
    currentIndicatorColor =
      source.color(.currentPageIndicatorTintColor) ?? source.palette[.secondaryLabel].faded(1.4)
    hidesForSinglePage = source.flag(.hidesForSinglePage) ?? false
  }
}

extension ResolvedContent.DatePicker {
  init(_ source: ContentSource) {
    mode = source.word(.datePickerMode) ?? .dateAndTime
    style = source.word(.style) ?? .automatic
    minuteInterval = source.attributes.count(.minuteInterval) ?? 1
  }
}

extension ResolvedContent.MapView {
  init(_ source: ContentSource) {
    kind = source.word(.mapType) ?? .standard
    showsUserLocation = source.flag(.showsUserLocation) ?? false
  }
}
