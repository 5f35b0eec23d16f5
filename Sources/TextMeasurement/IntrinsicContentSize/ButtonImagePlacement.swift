/// The placement of a configured button's image relative to its title.
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
  /// Above the title.
  case top
  /// Below the title.
  case bottom
}
