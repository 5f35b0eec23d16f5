/// At which side of a configured button's title the image stands.
///
/// ```swift
/// if case .button(let button) = view.content,
///   button.configuration?.imagePlacement == ButtonImagePlacement.top
/// {
///   print(button.title.string, "is below its image")
/// }
/// ```
public enum ButtonImagePlacement: String, Hashable, Sendable, CaseIterable {
  /// Before the title in the direction of text.
  case leading
  /// After the title in the direction of text.
  case trailing
  /// Above.
  case top
  /// Below.
  case bottom
}
