import InterfaceModel
import PlatformFacts

extension ViewContent {
  /// The content of a stepper.
  ///
  /// ```swift
  /// if case .stepper(let stepper) = view.content { print(stepper.value, "by", stepper.stepValue) }
  /// ```
  public struct Stepper: Hashable, Sendable {
    /// The minimum value.
    public var minimumValue: Double
    /// The maximum value.
    public var maximumValue: Double
    /// The value, between the minimum and the maximum.
    public var value: Double
    /// The amount by which a button changes the value.
    public var stepValue: Double
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
