package import InterfaceSource

/// Names of a document, each decoded when it is asked for.
extension DocumentNames {
  /// The range of the first scene identifier of each name, with which code instantiates scenes.
  package var sceneRanges: [String: SourceRange] { lists.ranges(.sceneRanges) }
  /// The range of the first segue identifier of each name, with which code performs segues.
  package var segueRanges: [String: SourceRange] { lists.ranges(.segueRanges) }
  /// The range of the first reuse identifier of each name, with which code dequeues cells and other
  /// views.
  package var reuseRanges: [String: SourceRange] { lists.ranges(.reuseRanges) }
  /// The identifiers with which code instantiates scenes.
  package var sceneIdentifiers: Set<String> { Set(sceneRanges.keys) }
  /// The identifiers with which code dequeues cells and other views.
  package var reuseIdentifiers: Set<String> { Set(reuseRanges.keys) }

  /// The scenes whose controllers have a class of the app.
  package var scenes: [Scene] {
    lists.read(.scenes, []) { (reader) throws(FieldReader.Fault) in
      try reader.shortList { reader throws(FieldReader.Fault) in try Scene(from: &reader) }
    }
  }

  /// The references to scenes of storyboards.
  package var references: [Reference] {
    lists.read(.references, []) { (reader) throws(FieldReader.Fault) in
      try reader.shortList { reader throws(FieldReader.Fault) in try Reference(from: &reader) }
    }
  }

  /// The names of the images, including symbols, and colors that the document uses.
  package var assets: Set<String> {
    lists.read(.assets, []) { (reader) throws(FieldReader.Fault) in try reader.shortTextSet() }
  }

  /// The fonts that Interface Builder took from files.
  package var fonts: [Font] {
    lists.read(.fonts, []) { (reader) throws(FieldReader.Fault) in
      try reader.shortList { reader throws(FieldReader.Fault) in try Font(from: &reader) }
    }
  }

  /// The connections of custom classes, by class name.
  package var classes: [String: Class] {
    lists.read(.classes, [:]) { (reader) throws(FieldReader.Fault) in
      try reader.shortDictionary { reader throws(FieldReader.Fault) in try Class(from: &reader) }
    }
  }

  /// Unwind actions, and messages to the first responder, which any class may declare.
  package var looseActions: Set<String> {
    lists.read(.looseActions, []) { (reader) throws(FieldReader.Fault) in
      try reader.shortTextSet()
    }
  }

  /// The texts for users, except the default texts of new objects and those of objects that outlets
  /// lead to.
  package var fixedTexts: [String] {
    lists.read(.fixedTexts, []) { (reader) throws(FieldReader.Fault) in try reader.shortTexts() }
  }

  /// The range of the start tag of the document element.
  package var range: SourceRange {
    lists.read(.range, .start) { (reader) throws(FieldReader.Fault) in try reader.shortRange() }
  }
}
