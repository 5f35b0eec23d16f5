/// The output formats of `ibtool`.
enum InterfaceBuilderFormat: String {
  /// An XML property list, which is the default.
  case xml = "xml1"
  /// A binary property list.
  case binary = "binary1"
  /// Lines for people and for build systems.
  case text = "human-readable-text"
}
