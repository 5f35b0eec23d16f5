import ContextProtocol
import InterfaceSource
import StructuredData
import Testing

@Suite struct ValueSchemaTests {
  private static let schema = ValueSchema(
    .object(
      [
        .required("path", .text("Where.")),
        .optional("ids", ValueSchema(.list(.text, count: 1...2))),
        .optional("depth", ValueSchema(.integer(0...9))),
        .optional("scale", ValueSchema(.number(0.5...4))),
        .optional("marks", .flag),
        .optional("kind", ValueSchema(.choice(["a", "b"]))),
        .optional("operations", .list(ValueSchema(.either([.text, .anyObject])))),
        .optional("name", ValueSchema(.either([.text, ValueSchema(.null)]))),
      ], isOpen: false))

  private static func value(_ json: String) throws -> StructuredValue {
    try #require(
      StructuredDocument(json: SourceFile(path: "a", bytes: Array(json.utf8))).root)
  }

  @Test(arguments: [
    #"{"path": "a"}"#, #"{"path": "", "ids": ["x", "y"], "depth": 9, "scale": 0.5}"#,
    #"{"path": "a", "marks": true, "kind": "b", "operations": ["x", {"op": 1}], "name": null}"#,
  ])
  func fits(json: String) throws {
    #expect(Self.schema.violation(of: try Self.value(json), at: "arguments") == nil)
  }

  @Test(arguments: [
    ("[]", "'arguments' is an array instead of an object"), ("{}", "'path' is missing"),
    (#"{"path": 3}"#, "'path' is a number instead of a text"),
    (#"{"path": "a\u0000b"}"#, "'path' contains U+0000"),
    (#"{"path": "a", "ids": []}"#, "'ids' has too few elements"),
    (#"{"path": "a", "ids": ["1", "2", "3"]}"#, "'ids' has more than 2 elements"),
    (#"{"path": "a", "ids": ["1", 2]}"#, "'ids[1]' is a number instead of a text"),
    (#"{"path": "a", "depth": 1.5}"#, "'depth' is no integer from 0 to 9"),
    (#"{"path": "a", "depth": 10}"#, "'depth' is no integer from 0 to 9"),
    (#"{"path": "a", "scale": "2"}"#, "'scale' is no number from 0.5 to 4.0"),
    (#"{"path": "a", "marks": 1}"#, "'marks' is a number instead of true or false"),
    (#"{"path": "a", "kind": "c"}"#, "'kind' is none of a, b"),
    (#"{"path": "a", "operations": [3]}"#, "'operations[0]' is a number instead of an object"),
    (#"{"path": "a", "path": "b"}"#, "'path' occurs twice"),
  ])
  func doesNotFit(json: String, reason: String) throws {
    #expect(Self.schema.violation(of: try Self.value(json), at: "arguments") == reason)
  }

  @Test func unknownMembersAreNamed() throws {
    let violation = Self.schema.violation(
      of: try Self.value(#"{"path": "a", "pth": 1}"#), at: "arguments")
    #expect(violation?.hasPrefix("'pth' is unknown: there are path, ids, depth") == true)
  }

  @Test func isWrittenAsJSONSchema() throws {
    var writer = JSONWriter()
    ValueSchema(
      .object(
        [.required("a", ValueSchema(.list(.text("An id."), count: 1...3)))], isOpen: false)
    ).write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == """
        {"type": "object", "properties": {"a": {"type": "array", "items": {"description": "An id.", \
        "type": "string"}, "minItems": 1, "maxItems": 3}}, "required": ["a"], \
        "additionalProperties": false}
        """)
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("1999-01-01", "2025-11-25"), ("2099-01-01", "2025-11-25"), ("", "2025-11-25"),
  ])
  func versionsAreAgreedOn(client: String, agreed: String) {
    #expect(ProtocolVersion.agreed(with: client).rawValue == agreed)
    #expect(ProtocolVersion.agreed(with: nil) == .november2025)
  }
}
