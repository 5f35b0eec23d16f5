package import InterfaceMerging
import StructuredData

/// Merged documents as JSON: `schemas/merge.schema.json`.
package enum MergeJSON {
  /// A document that was merged.
  package struct Document: Sendable {
    let path: String
    let questions: [MergeQuestion]
    /// The decisions without questions.
    let notes: [String]

    /// Creates a document, with its path in the repository.
    package init(path: String, questions: [MergeQuestion], notes: [String]) {
      self.path = path
      self.questions = questions
      self.notes = notes
    }
  }

  /// A document that was not merged, and the reason.
  package struct Refusal: Sendable {
    let path: String
    let message: String

    package init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// Writes one object with all documents.
  ///
  /// - Parameters:
  ///   - documents: The merged documents.
  ///   - notMerged: The others.
  ///   - isWritten: Whether the results were written.
  /// - Returns: JSON that ends in a line feed.
  package static func bytes(
    _ documents: [Document], notMerged: [Refusal], isWritten: Bool
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("format", "ninefold-merge")
      member.member("version", 1)
      member.member("written", isWritten)
      member.array("documents", documents, .lines) { writer, document in
        writer.object(.lines) { member in
          member.member("path", document.path)
          member.array("questions", document.questions, .lines) { write($1, to: &$0) }
          member.array("notes", document.notes, .lines) { $0.value($1) }
        }
      }
      member.array("notMerged", notMerged, .lines) { writer, refusal in
        writer.object { member in
          member.member("path", refusal.path)
          member.member("message", refusal.message)
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ question: MergeQuestion, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("kind", question.kind.rawValue)
      member.member("object", question.object)
      member.array("objects", question.objects) { $0.value($1) }
      member.member("name", question.name)
      member.member("property", question.property)
      member.member("text", MergeReport.statement(of: question))
      member.object("states") { states in
        for side in MergeSide.allCases {
          if let state = question.states[side] { states.member(side.rawValue, state) }
        }
      }
      member.member("result", question.result.rawValue)
      member.array("answers", MergeReport.answers(to: question)) { writer, answer in
        writer.object { member in
          member.member("effect", answer.effect)
          member.member("take", String(answer.words.dropFirst("--take ".count)))
        }
      }
    }
  }
}
