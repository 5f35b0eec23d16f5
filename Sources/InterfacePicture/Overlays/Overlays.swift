/// The overlays that explain the layout of a scene.
public struct Overlays: OptionSet, Hashable, Sendable {
  /// The bits of the overlays.
  public let rawValue: UInt8

  /// Creates overlays from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The constraints, as Interface Builder draws them.
  public static let constraints = Overlays(rawValue: 1)
  /// The margins that the document sets, and those that constraints refer to.
  public static let margins = Overlays(rawValue: 2)
  /// The safe area, which bars and the shape of the screen leave free.
  public static let safeArea = Overlays(rawValue: 4)
  /// The ids of the views.
  public static let ids = Overlays(rawValue: 8)
  /// The ambiguous views, with their ambiguous components, and those with unsatisfiable
  /// constraints.
  public static let ambiguity = Overlays(rawValue: 16)

  /// Numbers of the views, for pictures whose legend is a value of its own; see `SceneMarks`.
  package static let marks = Overlays(rawValue: 32)

  /// The overlays that users choose by name, in drawing order.
  package static let named: [(name: String, overlay: Overlays)] = [
    ("safe-area", .safeArea), ("margins", .margins), ("ambiguity", .ambiguity),
    ("constraints", .constraints), ("ids", .ids),
  ]
}
