package import StructuredData

/// The description of a tool for clients.
package struct ToolDescription: Sendable {
  package let name: String
  /// The name for people.
  package let title: String
  /// The purpose and the use of the tool, in sentences.
  package let about: String
  package let input: ValueSchema
  package let output: ValueSchema
  /// Whether the tool changes nothing.
  package let isReadOnly: Bool

  package init(
    name: String, title: String, about: String, input: [ValueSchema.Member],
    output: [ValueSchema.Member], isReadOnly: Bool = true
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.input = ValueSchema(.object(input, isOpen: false))
    self.output = .object(
      output + [.optional("cut", .text("What is left out because the answer would be too long."))])
    self.isReadOnly = isReadOnly
  }

  /// Writes the description, as `tools/list` answers it.
  package func write(to writer: inout JSONWriter) {
    writer.object { member in
      member.member("name", name)
      member.member("title", title)
      member.member("description", about)
      member.key("inputSchema")
      input.write(to: &member)
      member.key("outputSchema")
      output.write(to: &member)
      member.object("annotations") { hints in
        hints.member("title", title)
        hints.member("readOnlyHint", isReadOnly)
        // A change of a document may replace and remove its contents.
        hints.member("destructiveHint", !isReadOnly)
        hints.member("idempotentHint", isReadOnly)
        hints.member("openWorldHint", false)
      }
    }
  }
}
