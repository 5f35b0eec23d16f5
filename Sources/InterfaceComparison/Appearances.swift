/// The appearance of images and named colors, which layout files do not contain.
package struct Appearances: Sendable {
  /// Returns a text that differs exactly if two image files do, or `nil` if it is unknown.
  package var image: @Sendable (_ catalog: Int, _ path: String) -> String?
  /// Returns the components of a catalog color in a configuration, or `nil` if they are unknown.
  package var color: @Sendable (_ name: String, _ configuration: String) -> String?
  /// The configurations for which colors are available.
  package let configurations: [String]

  /// Whether there are no appearances.
  package let isEmpty: Bool

  /// Creates appearances without any content.
  package init() {
    image = { _, _ in nil }
    color = { _, _ in nil }
    configurations = []
    isEmpty = true
  }

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
