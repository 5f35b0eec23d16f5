import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a slider.
  ///
  /// ```swift
  /// if case .slider(let slider) = view.content {
  ///   print((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
  /// }
  /// ```
  public struct Slider: Hashable, Sendable {
    /// The minimum value.
    public var minimumValue: Double
    /// The maximum value.
    public var maximumValue: Double
    /// The value, between the minimum and the maximum.
    public var value: Double
    /// The color of the track before the thumb.
    public var minimumTrackTintColor: RGBA
    /// The color of the track after the thumb.
    public var maximumTrackTintColor: RGBA
    /// The color of the thumb.
    public var thumbTintColor: RGBA
    /// The image next to the minimum value, or `nil` if there is none.
    public var minimumValueImage: ResolvedImage?
    /// The image next to the maximum value, or `nil` if there is none.
    public var maximumValueImage: ResolvedImage?
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
