extension CodeWriter {
  /// Writes an enum for each storyboard.
  ///
  /// Storyboards with the same name share one, because code cannot distinguish them.
  mutating func writeStoryboards(_ documents: [DocumentCode]) {
    guard !documents.isEmpty else { return }
    declareScenes()
    comment("Storyboards with their scenes and segues.")
    let options = options
    block("\(prefix)enum Storyboards") { writer in
      let groups = Dictionary(grouping: documents) { ExactText($0.name) }
      var scope = NameScope(reserved: options.reserved)
      let names = writer.names(
        of: groups.keys, .type, in: &scope, of: "storyboards")
      for name in Self.sorted(groups.keys) {
        writer.write(groups[name] ?? [], named: name.text, as: names[name] ?? "")
      }
    }
  }

  private mutating func declareScenes() {
    declare(
      "Scene", "A view controller with a storyboard identifier, or the initial view controller.",
      [
        ("storyboard", "String", "The name of the storyboard."),
        (
          "identifier", "String?",
          "The storyboard identifier, or nil for an initial view controller without one."
        ),
        ("className", "String", "The class name of the view controller."),
        (
          "module", "String?",
          "The module of the class, or nil if the storyboard names none."
        ),
      ])
    declare(
      "Segue", "A segue with an identifier.",
      [
        ("identifier", "String", "The identifier."),
        (
          "kind", "String",
          "The kind, such as `show`, or empty if segues of several kinds have the identifier."
        ),
        (
          "destinationClassName", "String?",
          "The class name of the destination view controller, or nil if it is not certain."
        ),
      ])
  }

  private mutating func write(_ documents: [DocumentCode], named name: String, as type: String) {
    comment("The storyboard \(SwiftLiteral.comment(name)).")
    let scenes = documents.flatMap(\.scenes)
    let segues = documents.flatMap(\.segues)
    block("\(prefix)enum \(type)") { writer in
      writer.text.line("/// The name of the storyboard.")
      writer.text.line("\(writer.prefix)static let name: String = \(SwiftLiteral.string(name))")
      let initial = Set(scenes.filter(\.isInitial))
      if let scene = Self.only(initial.map(\.type)) {
        let identifier = Self.only(Set(initial.map(\.identifier))) ?? nil
        writer.text.line("/// The initial view controller: \(Self.description(scene)).")
        writer.text.line(
          "\(writer.prefix)static let initialScene = \(Self.scene(identifier, scene, of: name))")
      }
      writer.write(scenes, of: name)
      writer.write(segues, of: name)
    }
  }

  /// Returns the only value of several, or `nil` if they differ.
  static func only<Value: Hashable>(_ values: some Sequence<Value>) -> Value? {
    let all = Set(values)
    return all.count == 1 ? all.first : nil
  }

  private static func scene(
    _ identifier: String?, _ type: DocumentCode.Class?, of storyboard: String
  ) -> String {
    "Scene(storyboard: \(SwiftLiteral.string(storyboard)), identifier: \(SwiftLiteral.string(identifier)), "
      + "className: \(SwiftLiteral.string(type?.name ?? "UIViewController")), module: \(SwiftLiteral.string(type?.module)))"
  }

  private mutating func write(_ scenes: [DocumentCode.Scene], of storyboard: String) {
    let named = Dictionary(grouping: scenes.filter { $0.identifier != nil }) {
      ExactText($0.identifier ?? "")
    }
    guard !named.isEmpty else { return }
    comment("Scenes with identifiers.")
    block("\(prefix)enum Scenes") { writer in
      var scope = NameScope()
      let names = writer.names(
        of: named.keys, .member, in: &scope, of: "scenes of the storyboard '\(storyboard)'")
      for identifier in Self.sorted(named.keys) {
        let types = (named[identifier] ?? []).map(\.type)
        writer.text.line("/// \(Self.list(types)).")
        writer.text.line(
          "\(writer.prefix)static let \(names[identifier] ?? "") = "
            + Self.scene(identifier.text, Self.only(types), of: storyboard))
      }
    }
  }

  /// Returns the classes of objects with the same identifier.
  static func list(_ types: [DocumentCode.Class]) -> String {
    let description = sorted(Set(types.map { Self.description($0) }))
    return description.prefix(5).joined(separator: ", ")
      + (description.count > 5 ? " and others" : "")
  }

  private mutating func write(_ segues: [DocumentCode.Segue], of storyboard: String) {
    let sources = Dictionary(grouping: segues) { ExactText($0.source.name) }
    guard !sources.isEmpty else { return }
    let reserved = options.reserved
    comment("Segues with identifiers, grouped by the class of the source view controller.")
    block("\(prefix)enum Segues") { writer in
      var scope = NameScope(reserved: reserved)
      let context = "classes of the storyboard '\(storyboard)'"
      let types = writer.names(of: sources.keys, .type, in: &scope, of: context)
      for source in Self.sorted(sources.keys) {
        let all = sources[source] ?? []
        writer.comment("Segues of \(Self.list(all.map(\.source))).")
        writer.block("\(writer.prefix)enum \(types[source] ?? "")") { writer in
          let named = Dictionary(grouping: all) { ExactText($0.identifier) }
          var scope = NameScope()
          let names = writer.names(
            of: named.keys, .member, in: &scope, of: "segues of \(source.text)")
          for identifier in Self.sorted(named.keys) {
            let same = named[identifier] ?? []
            let kind = Self.only(same.map(\.kind)) ?? ""
            let destination = Self.only(same.map(\.destination)) ?? nil
            let leads = Self.sorted(Set(same.map { Self.description($0.destination) }))
            writer.text.line("/// Leads to \(leads.prefix(5).joined(separator: ", ")).")
            writer.text.line(
              "\(writer.prefix)static let \(names[identifier] ?? "") = Segue("
                + "identifier: \(SwiftLiteral.string(identifier.text)), kind: \(SwiftLiteral.string(kind)), "
                + "destinationClassName: \(SwiftLiteral.string(destination?.name)))")
          }
        }
      }
    }
  }
}
