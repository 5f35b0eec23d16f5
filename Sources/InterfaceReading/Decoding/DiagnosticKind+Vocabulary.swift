package import InterfaceSource

/// The kinds that `VocabularyCheck` and `WordCheck` report, about names and values that do not
/// belong to the format.
extension DiagnosticKind {
  package static let badBase64 = DiagnosticKind(
    "bad-base64", .error, .document,
    summary: "A text that is marked as base64 is not base64 of UTF-8.",
    rationale: "The text counts as not given.",
    cure: "Encode the text again, or write it in plain and remove base64-UTF8.")

  package static let badBoolean = DiagnosticKind(
    "bad-boolean", .error, .document,
    summary: "The value is neither YES nor NO.",
    rationale: "The format has no other spellings. The attribute counts as not given.",
    cure: "Write YES or NO.")

  package static let badNumber = DiagnosticKind(
    "bad-number", .error, .document,
    summary: "The value is not a number.",
    rationale: "Numbers are finite and decimal, such as 8 or 43.5; nan, infinity and hexadecimal "
      + "numbers are none. The attribute counts as not given.",
    cure: "Write a decimal number.")

  package static let duplicateKey = DiagnosticKind(
    "duplicate-key", .error, .document,
    summary: "A property is given twice.",
    rationale:
      "Two elements of one object have the same key. The first one counts here; the object "
      + "contradicts itself.",
    cure: "Remove one of the two.")

  package static let missingAttribute = DiagnosticKind(
    "missing-attribute", .error, .document,
    summary: "An element lacks an attribute that it cannot do without.",
    rationale: "A number counts as 0; any other element without its attribute has no effect.",
    cure: "Add the attribute, or remove the element.")

  package static let unexpectedAttribute = DiagnosticKind(
    "unexpected-attribute", .warning, .document,
    summary: "The element has no such attribute.",
    rationale: "The format has the attribute, but on other elements. Nothing reads it here.",
    cure: "Remove the attribute, or move it to the element that it belongs to.")

  package static let unexpectedElement = DiagnosticKind(
    "unexpected-element", .warning, .document,
    summary: "The element may not stand here.",
    rationale: "The element around it takes only certain ones. It is kept and has no effect.",
    cure: "Move the element to where it belongs, or remove it.")

  package static let unknownAttribute = DiagnosticKind(
    "unknown-attribute", .warning, .document,
    summary: "The attribute is not known.",
    rationale: "It is a misspelling or from a newer Xcode. It is kept and has no effect on layout. "
      + "Each name is reported once per document; on elements to which newer versions add attributes "
      + "it is a note.",
    cure: "Correct the spelling.")

  package static let unknownElement = DiagnosticKind(
    "unknown-element", .warning, .document,
    summary: "The element is not known.",
    rationale:
      "It is a misspelling or from a newer Xcode. It is kept with everything inside; only inside "
      + "'subviews' does it count, as a plain view. Each name is reported once per document.",
    cure: "Correct the spelling.")

  package static let unknownProperty = DiagnosticKind(
    "unknown-property", .note, .document,
    summary: "The key of the property is not known.",
    rationale: "It is a misspelling or from a newer Xcode. The value is kept and has no effect on "
      + "layout. Each key is reported once per document.",
    cure: "Correct the spelling.")

  package static let unknownValue = DiagnosticKind(
    "unknown-value", .warning, .document,
    summary: "The value is none of the words that the attribute takes.",
    rationale: "The note says which words it takes and what is assumed.",
    cure: "Correct the spelling.")
}
