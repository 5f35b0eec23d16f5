/// The source of the documents' configuration.
package enum ConfigurationOrigin: Hashable, Sendable {
  /// The `.ninefold.yml` files around each document.
  case search
  /// A file that the command line names.
  case file(String)
  /// No configuration.
  case nothing
}
