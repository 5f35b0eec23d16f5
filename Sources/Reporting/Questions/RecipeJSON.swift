import InterfaceResolution
package import Ninefold
import StructuredData

/// A recipe as JSON.
package enum RecipeJSON {
  /// The length up to which a value is on one line.
  private static let longest = 100

  /// Returns one object with the whole recipe.
  package static func bytes(_ recipe: Recipe, of document: QuestionedDocument) -> [UInt8] {
    QuestionJSON.bytes { member in
      QuestionJSON.writeHead("recipe", document, to: &member)
      member.key("document")
      write(recipe.document, to: &member)
      write("scenes", recipe.scenes, to: &member)
      write("assets", recipe.assets, to: &member)
      write("texts", recipe.texts, to: &member)
      member.array("tasks", recipe.tasks, .lines) { writer, entry in
        writer.object { member in
          member.member("object", entry.object.id)
          member.member("line", entry.object.line)
          member.member("task", entry.task)
        }
      }
    }
  }

  private static func write(_ name: String, _ values: [RawValue], to member: inout JSONWriter) {
    member.array(name, values, .lines) { write($1, to: &$0) }
  }

  private static func write(_ value: RawValue, to writer: inout JSONWriter) {
    let style: JSONWriter.Style = length(value, atMost: longest) == nil ? .lines : .inline
    switch value {
    case .null: writer.null()
    case .bool(let flag): writer.value(flag)
    case .number(let number): writer.value(number)
    case .string(let text): writer.value(text)
    case .list(let values): writer.array(values, style) { write($1, to: &$0) }
    case .object(let members):
      writer.object(style) { writer in
        for member in members {
          writer.key(member.name)
          write(member.value, to: &writer)
        }
      }
    }
  }

  /// Returns the approximate length of a value, or `nil` if it exceeds a limit.
  private static func length(_ value: RawValue, atMost limit: Int) -> Int? {
    var sum: Int
    switch value {
    case .null, .bool, .number: sum = 6
    case .string(let text): sum = text.utf8.count + 4
    case .list(let values):
      sum = 2
      for value in values {
        guard sum <= limit, let own = length(value, atMost: limit - sum) else { return nil }
        sum += own
      }
    case .object(let members):
      sum = 2
      for member in members {
        sum += member.name.utf8.count + 4
        guard sum <= limit, let own = length(member.value, atMost: limit - sum) else { return nil }
        sum += own
      }
    }
    return sum <= limit ? sum : nil
  }
}
