import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// The content of a switch.
  ///
  /// ```swift
  /// if case .switch(let content) = view.content { print(content.isOn, content.onTintColor) }
  /// ```
  public struct Switch: Hashable, Sendable {
    /// A Boolean value that indicates whether the switch is on.
    public var isOn: Bool
    /// The color of the track while the switch is on.
    public var onTintColor: RGBA
    /// The color of the track while the switch is off.
    public var offTintColor: RGBA
    /// The color of the thumb.
    public var thumbTintColor: RGBA
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
