/// Where the configuration of documents comes from.
package enum ConfigurationOrigin: Hashable, Sendable {
  /// The `.ninefold.yml` files around each document.
  case search
  /// A file that the command line names.
  case file(String)
  /// Nowhere.
  case nothing
}
