import InterfaceSource

extension DiagnosticCatalog {
  /// What validation reports about ids and what names them.
  static let references: [Entry] = [
    Entry(
      "dangling-reference", .error, "No object of the document has the id that is named.",
      "The connection, constraint or segue has no effect. Usually a merge or an edit by hand has lost "
        + "the object. Name another one, or remove the reference."),
    Entry(
      "duplicate-id", .error, "Two objects have the same id.",
      "References mean the first of them; the second one cannot be named. Give it another id."),
    Entry(
      "duplicate-scene-id", .error, "Two scenes have the same scene id.",
      "Give one of them another sceneID: results are named by it."),
    Entry(
      "several-scene-controllers", .error, "A scene has two controllers.",
      "The scene is laid out for the first one. Move the second one to a scene of its own."),
    Entry(
      "unwind-to-other-scene", .error, "An unwind segue leads to the exit of another scene.",
      "An unwind segue names the exit in its own scene; where it leads to is found at run time."),
    Entry(
      "wrong-reference", .error, "The object that is named is of the wrong kind.",
      "The reference is ignored. Name an object of the kind that the message expects."),
  ]
}
