import InterfaceModel
public import PlatformFacts

extension ViewContent {
  /// A switch between two states.
  ///
  /// ```swift
  /// if case .switch(let content) = view.content { print(content.isOn, content.onTintColor) }
  /// ```
  public struct Switch: Hashable, Sendable {
    /// Whether the switch is on.
    public var isOn: Bool
    /// The track's color while the switch is on.
    public var onTintColor: RGBA
    /// The track's color while the switch is off.
    public var offTintColor: RGBA
    /// The thumb's color.
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
