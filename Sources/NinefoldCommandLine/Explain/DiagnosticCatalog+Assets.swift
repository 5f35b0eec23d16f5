import InterfaceSource

extension DiagnosticCatalog {
  /// What reading asset catalogs and strings files reports.
  static let assets: [Entry] = [
    Entry(
      "asset-contents-missing", .warning, "An asset's folder has no Contents.json.",
      "Nothing says what its files are. Open the catalog in Xcode, or delete the folder."),
    Entry(
      "asset-file-case", .warning,
      "A file's name differs from Contents.json in upper and lower case.",
      "It is found on most Macs and not on disks that tell the cases apart. Rename one of them."),
    Entry(
      "asset-file-missing", .warning, "A file that Contents.json names is not there.",
      "The slot counts as empty. Add the file, or remove its name."),
    Entry(
      "asset-name-taken", .warning, "A catalog has two assets of one kind and name.",
      "The first one in byte order of the paths counts; the other is never used."),
    Entry(
      "bad-asset-number", .warning, "A value that should be a number is none.",
      "The value counts as not given."),
    Entry(
      "json-duplicate-key", .warning, "A JSON object has a name twice.",
      "The last value counts. Remove the other."),
    Entry(
      "json-not-utf8", .error, "A JSON file is not UTF-8.", "Save the file as UTF-8."),
    Entry(
      "json-number-out-of-range", .error, "A number is too large to represent.",
      "The value counts as not given."),
    Entry(
      "json-syntax", .error, "A file is not JSON.",
      "The asset counts as empty. Mend the place that the message names."),
    Entry(
      "json-too-deep", .error, "Arrays and objects are nested too deep.",
      "No description of an asset needs that."),
    Entry(
      "json-too-large", .error, "A JSON file is too large.",
      "No description of an asset is nearly as large."),
    Entry(
      "json-too-many-values", .error, "A JSON file holds too many values.",
      "The limit keeps broken files from taking all memory."),
    Entry(
      "strings-duplicate-key", .warning, "A strings file has a key twice.",
      "The last value counts. Remove the other."),
    Entry(
      "strings-encoding", .error, "A strings file is neither UTF-8 nor UTF-16.",
      "Save the file as UTF-8."),
    Entry(
      "strings-not-text", .warning, "A strings file is a compiled property list.",
      "It is not read. Keep the strings files of a project as text."),
    Entry(
      "strings-syntax", .error, "A strings file cannot be read at this place.",
      "Reading goes on after the next semicolon."),
    Entry(
      "unknown-color-space", .warning, "A colour is in a colour space that is not known.",
      "sRGB is assumed."),
    Entry(
      "wrong-asset-value", .warning,
      "A value in Contents.json is not of the kind that belongs there.",
      "The value counts as not given. The message says what is expected."),
    Entry(
      "wrong-string-catalog", .error, "A string catalog has no object \"strings\".",
      "Nothing is translated by it. Open it in Xcode and save it."),
  ]
}
