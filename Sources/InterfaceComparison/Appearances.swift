/// What layout files leave to others: what images look like, and which colours have a name.
package struct Appearances: Sendable {
  /// Something that differs exactly when two files of images do; nil for what is not known.
  package var image: @Sendable (_ catalog: Int, _ path: String) -> String?
  /// The components of a colour of a catalog in a configuration; nil for what is not known.
  package var color: @Sendable (_ name: String, _ configuration: String) -> String?
  /// The configurations in which colours are known.
  package let configurations: [String]

  /// Whether nothing is known.
  package let isEmpty: Bool

  /// Knows nothing.
  package init() {
    image = { _, _ in nil }
    color = { _, _ in nil }
    configurations = []
    isEmpty = true
  }

  /// Creates what is known.
  package init(
    in configurations: [String], image: @escaping @Sendable (Int, String) -> String?,
    color: @escaping @Sendable (String, String) -> String?
  ) {
    self.image = image
    self.color = color
    self.configurations = configurations
    isEmpty = false
  }
}
