/// What is drawn over a scene to explain its layout.
public struct Overlays: OptionSet, Hashable, Sendable {
  /// The bits of the overlays.
  public let rawValue: UInt8

  /// Creates overlays from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The constraints, as Interface Builder draws them.
  public static let constraints = Overlays(rawValue: 1)
  /// The margins that the document sets, and those that constraints lead to.
  public static let margins = Overlays(rawValue: 2)
  /// What bars and the screen's shape leave free.
  public static let safeArea = Overlays(rawValue: 4)
  /// The ids of the views.
  public static let ids = Overlays(rawValue: 8)
  /// The views that are left open, with what of them is, and those whose constraints contradict each other.
  public static let ambiguity = Overlays(rawValue: 16)

  /// All by their names, in the order in which they are drawn.
  package static let named: [(name: String, overlay: Overlays)] = [
    ("safe-area", .safeArea), ("margins", .margins), ("ambiguity", .ambiguity),
    ("constraints", .constraints), ("ids", .ids),
  ]
}
