import InterfaceResolution
import TextMeasurement

extension ViewContent {
  /// A switch between two states.
  ///
  /// ```swift
  /// if case .switch(let content) = view.content { print(content.isOn, content.onTintColor) }
  /// ```
  public struct Switch: Hashable, Sendable {
    let content: ResolvedContent.Switch

    /// Whether the switch is on.
    public var isOn: Bool { content.isOn }
    /// The track's colour while the switch is on.
    public var onTintColor: Color { Color(content.onColor) }
    /// The track's colour while the switch is off.
    public var offTintColor: Color { Color(content.offColor) }
    /// The thumb's colour.
    public var thumbTintColor: Color { Color(content.thumbColor) }
  }

  /// A value that is chosen by dragging a thumb.
  ///
  /// ```swift
  /// if case .slider(let slider) = view.content {
  ///   print((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
  /// }
  /// ```
  public struct Slider: Hashable, Sendable {
    let content: ResolvedContent.Slider

    /// The least value.
    public var minimumValue: Double { content.minimum }
    /// The greatest value.
    public var maximumValue: Double { content.maximum }
    /// The value, between the two.
    public var value: Double { content.value }
    /// The track's colour before the thumb.
    public var minimumTrackTintColor: Color { Color(content.minimumTrackColor) }
    /// The track's colour behind the thumb.
    public var maximumTrackTintColor: Color { Color(content.maximumTrackColor) }
    /// The thumb's colour.
    public var thumbTintColor: Color { Color(content.thumbColor) }
    /// The image beside the least value; nil for none.
    public var minimumValueImage: Image? { content.minimumImage.map { Image($0) } }
    /// The image beside the greatest value; nil for none.
    public var maximumValueImage: Image? { content.maximumImage.map { Image($0) } }
  }

  /// Two buttons that count.
  ///
  /// ```swift
  /// if case .stepper(let stepper) = view.content { print(stepper.value, "by", stepper.stepValue) }
  /// ```
  public struct Stepper: Hashable, Sendable {
    let content: ResolvedContent.Stepper

    /// The least value.
    public var minimumValue: Double { content.minimum }
    /// The greatest value.
    public var maximumValue: Double { content.maximum }
    /// The value, between the two.
    public var value: Double { content.value }
    /// By how much a button changes the value.
    public var stepValue: Double { content.step }
  }

  /// Buttons side by side of which at most one is selected.
  ///
  /// ```swift
  /// if case .segmentedControl(let control) = view.content {
  ///   print(control.segments.map(\.title), control.selectedSegmentIndex ?? -1)
  /// }
  /// ```
  public struct SegmentedControl: Hashable, Sendable {
    /// One of the buttons.
    ///
    /// ```swift
    /// if case .segmentedControl(let control) = view.content {
    ///   for segment in control.segments where !segment.isEnabled { print(segment.title) }
    /// }
    /// ```
    public struct Segment: Hashable, Sendable {
      let content: ResolvedContent.SegmentedControl.Segment

      /// The title; empty for an image.
      public var title: String { content.title }
      /// The image; nil for a title.
      public var image: Image? { content.image.map { Image($0) } }
      /// The width that the document fixes, in points; nil where the content or the room decides.
      public var width: Double? { content.width }
      /// Whether the segment can be selected.
      public var isEnabled: Bool { content.isEnabled }
    }

    let content: ResolvedContent.SegmentedControl

    /// The buttons from left to right.
    public var segments: [Segment] { content.segments.map { Segment(content: $0) } }
    /// The index of the selected segment; nil for none.
    public var selectedSegmentIndex: Int? { content.selectedIndex }
    /// Whether a segment is selected only while it is touched.
    public var isMomentary: Bool { content.isMomentary }
    /// Whether each segment is as wide as its own content.
    public var apportionsSegmentWidthsByContent: Bool { content.apportionsWidthsByContent }
    /// The colour of the selected segment.
    public var selectedSegmentTintColor: Color { Color(content.selectedSegmentColor) }
  }

  /// How far something is.
  ///
  /// ```swift
  /// if case .progressView(let content) = view.content { print(content.progress) }
  /// ```
  public struct ProgressView: Hashable, Sendable {
    /// Where the view stands.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Anywhere.
      case `default`
      /// In a bar.
      case bar
    }

    let content: ResolvedContent.ProgressView

    /// Where the view stands.
    public var progressViewStyle: Style { Style(spelling: content.style) }
    /// How far it is, from 0 to 1.
    public var progress: Double { content.progress }
    /// The colour of what is done.
    public var progressTintColor: Color { Color(content.progressColor) }
    /// The colour of what is not done.
    public var trackTintColor: Color { Color(content.trackColor) }
    /// The image of what is done; nil for none.
    public var progressImage: Image? { content.progressImage.map { Image($0) } }
    /// The image of what is not done; nil for none.
    public var trackImage: Image? { content.trackImage.map { Image($0) } }
  }

  /// A wheel that turns while something goes on.
  ///
  /// ```swift
  /// if case .activityIndicatorView(let wheel) = view.content, !wheel.isAnimating {
  ///   print(wheel.hidesWhenStopped ? "hidden" : "shown")
  /// }
  /// ```
  public struct ActivityIndicatorView: Hashable, Sendable {
    let content: ResolvedContent.ActivityIndicator

    /// Whether the style is the large one.
    public var isLarge: Bool { content.isLarge }
    /// The wheel's colour.
    public var color: Color { Color(content.color) }
    /// Whether the wheel turns as the view is built.
    public var isAnimating: Bool { content.isAnimating }
    /// Whether a wheel that does not turn is hidden.
    public var hidesWhenStopped: Bool { content.hidesWhenStopped }
  }

  /// A wheel above a scroll view's content that refreshes it.
  ///
  /// ```swift
  /// if case .refreshControl(let control) = view.content { print(control.title.string) }
  /// ```
  public struct RefreshControl: Hashable, Sendable {
    let content: ResolvedContent.RefreshControl
    let environment: TextEnvironment

    /// The text below the wheel; empty for none.
    public var title: Text { Text(text: content.title, environment: environment) }
    /// The wheel's colour.
    public var color: Color { Color(content.color) }
  }

  /// A dot per page; the first one is current.
  ///
  /// ```swift
  /// if case .pageControl(let control) = view.content { print(control.numberOfPages) }
  /// ```
  public struct PageControl: Hashable, Sendable {
    let content: ResolvedContent.PageControl

    /// How many dots there are.
    public var numberOfPages: Int { content.numberOfPages }
    /// The current page, counted from 0.
    public var currentPage: Int { content.currentPage }
    /// The colour of the other dots.
    public var pageIndicatorTintColor: Color { Color(content.indicatorColor) }
    /// The colour of the current page's dot.
    public var currentPageIndicatorTintColor: Color { Color(content.currentIndicatorColor) }
    /// Whether a single dot is hidden.
    public var hidesForSinglePage: Bool { content.hidesForSinglePage }
  }

  /// A date or a time that is chosen.
  ///
  /// ```swift
  /// if case .datePicker(let picker) = view.content { print(picker.datePickerMode, picker.style) }
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

    /// How it is chosen.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// As the platform has it for the mode.
      case automatic
      /// With wheels.
      case wheels
      /// In a label that opens a calendar.
      case compact
      /// In a calendar.
      case inline
    }

    let content: ResolvedContent.DatePicker

    /// What is chosen.
    public var datePickerMode: Mode { Mode(spelling: content.mode) }
    /// How it is chosen.
    public var style: Style { Style(spelling: content.style) }
    /// How many minutes lie between two times.
    public var minuteInterval: Int { content.minuteInterval }
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

    let content: ResolvedContent.MapView

    /// What is drawn.
    public var mapType: MapType { MapType(spelling: content.kind) }
    /// Whether the map shows where the person is.
    public var showsUserLocation: Bool { content.showsUserLocation }
  }
}
