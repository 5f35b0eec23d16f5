/// The border of a text field.
///
/// ```swift
/// if case .textField(let field) = view.content, field.borderStyle == TextFieldBorderStyle.none {
///   print(view, "has no border")
/// }
/// ```
public enum TextFieldBorderStyle: String, Hashable, Sendable, CaseIterable {
  /// No border.
  case none
  /// A line.
  case line
  /// A line that appears raised.
  case bezel
  /// A rounded rectangle.
  case roundedRect
}
