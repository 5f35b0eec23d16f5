/// One change of an object, with the configurations in which it is the same.
public struct Change: Hashable, Sendable {
  /// What kind of change it is.
  public let kind: ChangeKind
  /// What of the object changes, such as `normal.title`; nil where the kind says it.
  public let property: String?
  /// What it was, in the first of the configurations; nil where there was nothing.
  public let from: String?
  /// What it is, in the first of the configurations; nil where there is nothing.
  public let to: String?
  /// The configurations, in the order of the layout files.
  public internal(set) var configurations: [String]
  /// Whether these are all configurations that both files have.
  public internal(set) var isEverywhere = false

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
