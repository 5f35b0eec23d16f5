/// A part of the program that a fuzzer passes arbitrary bytes to.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The JSON files of an asset catalog.
  case catalog
  /// The tool's arguments.
  case commandline
  /// A document to compile.
  case document
  /// A document whose fix-its are applied.
  case fixit
  /// A font file.
  case font
  /// The header of an image.
  case image
  /// JSON.
  case json
  /// A property list.
  case plist
  /// A system of constraints.
  case solver
  /// A strings file or a string catalog.
  case strings
  /// A document, only parsed as XML.
  case xml
  /// YAML.
  case yaml

  /// Fuzzes one input; ends the process if a property does not hold.
  public func attempt(_ bytes: [UInt8]) {
    switch self {
    case .catalog: CatalogTarget.attempt(bytes)
    case .commandline: CommandLineTarget.attempt(bytes)
    case .document: DocumentTarget.attempt(bytes)
    case .fixit: FixItTarget.attempt(bytes)
    case .font: FontTarget.attempt(bytes)
    case .image: ImageTarget.attempt(bytes)
    case .json: JSONTarget.attempt(bytes)
    case .plist: PropertyListTarget.attempt(bytes)
    case .solver: SolverTarget.attempt(bytes)
    case .strings: StringsTarget.attempt(bytes)
    case .xml: XMLTarget.attempt(bytes)
    case .yaml: YAMLTarget.attempt(bytes)
    }
  }
}
