package import InterfaceTraits
package import StructuredData

/// `lint:`: the rules that report findings, the severity of findings, and options of rules.
package struct LintSection: ConfigurationSection {
  package static let key = "lint"

  /// The documents that a file includes or excludes.
  package struct Selection: Hashable, Sendable {
    /// The index of the file, to whose folder the patterns are relative.
    package var file: Int
    /// The documents that are linted, or `nil` for all.
    package var included: [PathPattern]?
    /// The documents that are excluded.
    package var excluded: [PathPattern]
  }

  /// The declarations about rules, those of the outermost file first.
  ///
  /// Later ones take precedence.
  package private(set) var layers: [LintLayer] = []
  /// The included and excluded documents, those of the outermost file first.
  package private(set) var selections: [Selection] = []
  /// The suppressions.
  package private(set) var suppressions: ObjectTable<LintSuppression> = []
  /// The oldest iOS version that the app supports, such as `15.0`, or `nil` if no file declares
  /// one.
  package private(set) var deploymentTarget: ConfigurationTarget.Name?
  /// The devices that documents are laid out on, by file, those of the outermost file first.
  package private(set) var deviceLists: [[ConfigurationTarget.Name]] = []
  /// The languages that documents are laid out in, by file, those of the outermost file first.
  package private(set) var localeLists: [[ConfigurationTarget.Name]] = []
  /// Whether all sources of the app are available, so that a class that none declares is missing,
  /// or `nil` if no file declares it.
  package private(set) var hasAllSources: Bool?

  /// Whether the policy for a document depends on its path.
  ///
  /// If not, it is the same for all documents.
  package var dependsOnPaths: Bool {
    !selections.isEmpty || layers.contains { $0.paths != nil }
      || suppressions.contains { !$0.paths.isEmpty }
  }

  private static let keys =
    LintLayer.keys + [
      "paths", "included", "excluded", "deployment-target", "devices", "locales", "all-sources",
      "suppress",
    ]

  package init() {}

  /// The devices that documents are laid out on, or `nil` if no file declares them.
  package var devices: [ConfigurationTarget.Name]? { deviceLists.last }
  /// The languages that documents are laid out in, or `nil` if no file declares them.
  package var locales: [ConfigurationTarget.Name]? { localeLists.last }

  package mutating func read(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "'lint'", keys: Self.keys)
    var everywhere = LintLayer(file: reader.file)
    everywhere.read(members, &reader)
    var selection = Selection(file: reader.file, included: nil, excluded: [])
    let paths = members.first { $0.name == "paths" }
    for member in members where !member.value.isNull {
      switch member.name {
      case "included": selection.included = reader.patterns(member.value)
      case "excluded": selection.excluded = reader.patterns(member.value)
      case "deployment-target": readTarget(member.value, &reader)
      case "devices":
        deviceLists.append(reader.names(member.value, "the name of a device"))
      case "locales": localeLists.append(reader.names(member.value, "a language"))
      case "all-sources":
        hasAllSources = reader.bool(member.value, "'all-sources'") ?? hasAllSources
      case "suppress":
        for element in reader.elements(of: member.value, "'suppress'") {
          if let suppression = LintSuppression(element, &reader) {
            suppressions.append(suppression)
          }
        }
      default: break
      }
    }
    append(everywhere, selection)
    if let paths, !paths.value.isNull { readPaths(paths.value, &reader) }
  }

  /// Appends a layer and a selection.
  mutating func append(_ layer: LintLayer, _ selection: Selection) {
    layers.append(layer)
    if selection.included != nil || !selection.excluded.isEmpty { selections.append(selection) }
  }

  private mutating func readPaths(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    for element in reader.elements(of: value, "'paths'") {
      let members = reader.members(
        of: element, "an entry of 'paths'", keys: ["in"] + LintLayer.keys)
      guard let first = members.first else { continue }
      guard let paths = members.first(where: { $0.name == "in" }) else {
        reader.report(
          .configurationInvalidValue, at: first.nameRange,
          "the entry needs 'in'")
        continue
      }
      var layer = LintLayer(file: reader.file, paths: reader.patterns(paths.value))
      layer.read(members, &reader)
      layers.append(layer)
    }
  }

  private mutating func readTarget(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard let version = reader.locatedName(value, "a version such as 15.0") else { return }
    let text = version.text
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isVersion =
      (1...3).contains(parts.count)
      && parts.allSatisfy { part in
        (1...3).contains(part.count)
          && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    guard isVersion else {
      reader.report(
        .configurationInvalidValue, at: value.range, "'\(text)' is not a version such as 15.0")
      return
    }
    deploymentTarget = version
  }
}

extension ConfigurationReader {
  /// Returns one pattern, or the patterns of a list.
  mutating func patterns(_ value: StructuredValue) -> [PathPattern] {
    names(value, "a path or a pattern such as Legacy/**").map { PathPattern($0.text) }
  }
}
