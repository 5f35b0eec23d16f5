import ContextProtocol

/// The types that several tools have in common.
extension ValueSchema {
  static let path = text("Path of a .storyboard or .xib file, absolute or relative to a root.")
  static let pathOrFolder = text(
    "Path of a .storyboard or .xib file or of a folder, absolute or relative to a root.")
  static let scene = text("One scene: its id, or the id, name or class of its controller.")
  static let revision = text("A revision of the git repository, such as HEAD or main.")
  static let texts = list(.text)

  /// Returns the type of the configurations of a layout, at most a number of them, with those that
  /// are used if none is given.
  static func configurations(_ default: String, most: Int = 20) -> ValueSchema {
    ValueSchema(
      .list(.text, count: 1...most),
      """
      Where to lay out: canvas, a size-class cell such as wC-hR, a device such as 'iPhone 15' or \
      'iPhone 15:landscape', or a window such as 694x768 or ipad:700x900 (default: \(`default`)).
      """)
  }

  /// The frame of a view.
  static let frame = ValueSchema(
    .list(ValueSchema(.number(-.infinity ... .infinity)), count: 4...4),
    "x, y, width and height in points.")

  static let textOrNull = ValueSchema(.either([.text, ValueSchema(.null)]))

  /// An object, as all answers name it.
  static let namedObject = object([
    .required("id", .text), .required("class", .text), .required("name", .text),
    .required("scene", .textOrNull), .required("path", .text), .required("line", .count),
  ])
}

extension ValueSchema.Member {
  static let path = required("path", .path)
}

extension ValueSchema {
  /// The head of the answer of a command.
  static let head: [Member] = [.required("format", .text), .required("version", .count)]

  /// The head of an answer about one document.
  static let documentHead =
    head + [
      Member.required("path", .text),
      Member.required("digest", .text("Of the document's bytes.")),
      Member.required("isLaidOut", .flag),
      Member.optional("system", .text("The system of a document that is not laid out.")),
    ]
}

extension CommandWords {
  /// Adds the configurations of a layout.
  mutating func add(configurations: [String]) {
    for text in configurations {
      if Option.cell.parse(text) != nil {
        add("--cell", text)
      } else if Option.size.parse(text) != nil {
        add("--size", text)
      } else if Option.window.parse(text) != nil {
        add("--window", text)
      } else {
        add("--device", text)
      }
    }
  }
}
