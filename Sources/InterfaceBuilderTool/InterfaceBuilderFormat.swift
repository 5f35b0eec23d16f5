/// How `ibtool` prints.
enum InterfaceBuilderFormat: String {
  /// A property list in XML; what is printed when nothing is asked for.
  case xml = "xml1"
  /// A binary property list.
  case binary = "binary1"
  /// Lines for people and for build systems.
  case text = "human-readable-text"
}
