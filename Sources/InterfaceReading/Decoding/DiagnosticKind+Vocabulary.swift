package import InterfaceSource

/// The kinds that `VocabularyCheck` and `WordCheck` report, about names and values that do not
/// belong to the format.
extension DiagnosticKind {
  package static let badBase64 = DiagnosticKind(
    "bad-base64", .error, .document,
    summary: "A text that is marked as base64 is not base64-encoded UTF-8.",
    rationale: "The text is ignored.",
    remedy: "Encode the text again, or write it as plain text and remove base64-UTF8.")

  package static let badBoolean = DiagnosticKind(
    "bad-boolean", .error, .document,
    summary: "The value is neither YES nor NO.",
    rationale: "The format has no other spellings. The attribute is ignored.",
    remedy: "Write YES or NO.")

  package static let badNumber = DiagnosticKind(
    "bad-number", .error, .document,
    summary: "The value is not a number.",
    rationale:
      "Numbers are finite and decimal, such as 8 or 43.5. Values such as nan, infinity and "
      + "hexadecimal numbers are not allowed. The attribute is ignored.",
    remedy: "Write a decimal number.")

  package static let duplicateKey = DiagnosticKind(
    "duplicate-key", .error, .document,
    summary: "An object has the same property twice.",
    rationale:
      "Two elements of the object have the same key, so the object contradicts itself. Ninefold "
      + "uses the first one.",
    remedy: "Remove one of the two.")

  package static let missingAttribute = DiagnosticKind(
    "missing-attribute", .error, .document,
    summary: "A required attribute is missing.",
    rationale:
      "A missing number is treated as 0. Any other element without its required attribute has "
      + "no effect.",
    remedy: "Add the attribute, or remove the element.")

  package static let unexpectedAttribute = DiagnosticKind(
    "unexpected-attribute", .warning, .document,
    summary: "The attribute does not belong to this element.",
    rationale: "The format has the attribute, but only on other elements. Here it has no effect.",
    remedy: "Remove the attribute, or move it to the element that it belongs to.")

  package static let unexpectedElement = DiagnosticKind(
    "unexpected-element", .warning, .document,
    summary: "The element is not allowed here.",
    rationale:
      "The enclosing element accepts only certain elements. This one is kept but has no effect.",
    remedy: "Move the element to where it belongs, or remove it.")

  package static let unknownAttribute = DiagnosticKind(
    "unknown-attribute", .warning, .document,
    summary: "The attribute is unknown.",
    rationale:
      "It is misspelled or from a newer version of Xcode. It is kept but has no effect on "
      + "layout. Each name is reported once per document. On elements to which newer versions add "
      + "attributes, the finding is a note.",
    remedy: "Correct the spelling.")

  package static let unknownElement = DiagnosticKind(
    "unknown-element", .warning, .document,
    summary: "The element is unknown.",
    rationale:
      "It is misspelled or from a newer version of Xcode. It is kept with its content but has "
      + "no effect, except inside 'subviews', where it is treated as a plain view. Each name is "
      + "reported once per document.",
    remedy: "Correct the spelling.")

  package static let unknownProperty = DiagnosticKind(
    "unknown-property", .note, .document,
    summary: "The property key is unknown.",
    rationale:
      "It is misspelled or from a newer version of Xcode. The value is kept but has no effect "
      + "on layout. Each key is reported once per document.",
    remedy: "Correct the spelling.")

  package static let unknownValue = DiagnosticKind(
    "unknown-value", .warning, .document,
    summary: "The attribute does not accept this value.",
    rationale: "The note lists the accepted values and states what is assumed.",
    remedy: "Correct the spelling.")
}
