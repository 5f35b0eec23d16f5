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
      "Scene", "A controller that a storyboard has under an identifier, or starts with.",
      [
        ("storyboard", "String", "The name of the storyboard."),
        (
          "identifier", "String?",
          "The identifier; nil where the storyboard starts with the controller and has none."
        ),
        ("className", "String", "The name of the controller's class."),
        (
          "module", "String?",
          "The module that the storyboard names for the class; nil where it names none."
        ),
      ])
    declare(
      "Segue", "A segue that has an identifier.",
      [
        ("identifier", "String", "The identifier."),
        (
          "kind", "String",
          "How it is done, such as `show`; empty where segues of several kinds have the identifier."
        ),
        (
          "destinationClassName", "String?",
          "The name of the class of the controller that it leads to; nil where that is not certain."
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
        writer.text.line("/// What the storyboard starts with: \(Self.words(scene)).")
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
    comment("The scenes with identifiers.")
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
    let words = sorted(Set(types.map { Self.words($0) }))
    return words.prefix(5).joined(separator: ", ") + (words.count > 5 ? " and others" : "")
  }

  private mutating func write(_ segues: [DocumentCode.Segue], of storyboard: String) {
    let sources = Dictionary(grouping: segues) { ExactText($0.source.name) }
    guard !sources.isEmpty else { return }
    let reserved = options.reserved
    comment("The segues with identifiers, by the classes of the controllers that perform them.")
    block("\(prefix)enum Segues") { writer in
      var scope = NameScope(reserved: reserved)
      let place = "classes of the storyboard '\(storyboard)'"
      let types = writer.names(of: sources.keys, .type, in: &scope, of: place)
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
            let leads = Self.sorted(Set(same.map { Self.words($0.destination) }))
            writer.text.line("/// To \(leads.prefix(5).joined(separator: ", ")).")
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
