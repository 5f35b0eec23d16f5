/// How large a view's content is by itself.
struct ContentSize: Hashable {
  /// Points of the alignment rectangle; nil when the content has no width of its own.
  var width: Double?
  /// Points of the alignment rectangle; nil when the content has no height of its own.
  var height: Double?
  /// The first baseline below the vertical centre of the alignment rectangle, in points; nil for views
  /// without text, whose first baseline is the top.
  var firstBaseline: Double?
  /// The last baseline below the vertical centre, in points; nil for views without text.
  var lastBaseline: Double?
  /// Whether the size rests on an approximation.
  var isApproximate = false

  /// No content.
  static let none = ContentSize()
}
