/// A change of an object, with the configurations that share it.
public struct Change: Hashable, Sendable {
  /// The kind of the change.
  public let kind: ChangeKind
  /// The property that changes, such as `normal.title`, or `nil` if the kind identifies it.
  public let property: String?
  /// The former value in the first of the configurations, or `nil` if there was none.
  public let from: String?
  /// The new value in the first of the configurations, or `nil` if there is none.
  public let to: String?
  /// The configurations, in the order of the layout files.
  public internal(set) var configurations: [String]
  /// Whether these are all configurations that both files have.
  public internal(set) var isEverywhere = false
  /// Whether the change follows from others: the document itself does not change the object.
  public internal(set) var isEffect = false

  init(
    _ kind: ChangeKind, _ property: String? = nil, from: String? = nil, to: String? = nil,
    in configurations: [String]
  ) {
    self.kind = kind
    self.property = property
    self.from = from
    self.to = to
    self.configurations = configurations
  }
}
