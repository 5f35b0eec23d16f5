import InterfaceSource

extension DiagnosticCatalog {
  /// What decoding reports: what kind of document it is, and words and values that are not the
  /// format's.
  static let documents: [Entry] = [
    Entry(
      "bad-base64", .error, "A text that is marked as base64 is not base64 of UTF-8.",
      "It counts as not given. Encode it anew, or write it in plain and remove base64-UTF8."),
    Entry(
      "bad-boolean", .error, "The value is neither YES nor NO.",
      "The format knows no other spellings. The attribute counts as not given."),
    Entry(
      "bad-content-priority", .error, "A hugging or resistance priority is not between 0 and 1000.",
      "250 is the usual priority of content hugging, 750 that of compression resistance."),
    Entry(
      "bad-number", .error, "The value is not a number.",
      "Numbers are finite and decimal, such as 8 or 43.5; nan, infinity and hexadecimal numbers are "
        + "none. The attribute counts as not given."),
    Entry(
      "bad-tools-version", .warning, "The toolsVersion is not a version of Interface Builder.",
      "The version decides how high bars and controls were when the document was saved. Without it "
        + "the newest metrics are used."),
    Entry(
      "duplicate-key", .error, "A property is given twice.",
      "Two elements of one object have the same key. The first one counts. Remove the other."),
    Entry(
      "missing-attribute", .error, "An element lacks an attribute that it cannot do without.",
      "A number counts as 0; another element without its attribute has no effect."),
    Entry(
      "not-an-interface-builder-document", .error, "The root element is not <document>.",
      "The file is XML, but none that Interface Builder of Xcode 4 or later has written."),
    Entry(
      "unexpected-attribute", .error, "The element has no such attribute.",
      "Nothing reads it. Remove it, or move it to the element that it belongs to."),
    Entry(
      "unexpected-element", .error, "The element may not stand here.",
      "The element around it takes only certain ones. It is kept and has no effect. Move it to where "
        + "it belongs, or remove it."),
    Entry(
      "unknown-attribute", .warning, "The vocabulary does not know the attribute.",
      "It may be from a newer Xcode or a slip. It is kept and has no effect on layout; every name is "
        + "reported once per document."),
    Entry(
      "unknown-element", .warning, "The vocabulary does not know the element.",
      "It may be from a newer Xcode or a slip. It is kept with everything inside; among subviews it "
        + "is laid out as a plain view. Every name is reported once per document."),
    Entry(
      "unknown-property", .note, "The vocabulary does not know the property's key.",
      "Its value is kept and has no effect on layout. Every key is reported once per document."),
    Entry(
      "unknown-stack-value", .warning,
      "The axis, alignment or distribution is none that stack views have.",
      "The first of the values that the note names is assumed."),
    Entry(
      "unknown-target-runtime", .warning, "The target runtime is not known.",
      "The document is read as one for iOS."),
    Entry(
      "unknown-value", .warning, "The value is none of the words that the attribute takes.",
      "The note says which words it takes and what is assumed."),
    Entry(
      "unsupported-document-type", .error, "The document's type is not known.",
      "Storyboards and xibs of CocoaTouch are read. The type attribute of the root says what a "
        + "document is."),
    Entry(
      "unsupported-runtime", .warning, "The document is for macOS or watchOS.",
      "Documents for iOS, iPadOS and tvOS are read. This one is skipped: it yields no layout."),
  ]
}
