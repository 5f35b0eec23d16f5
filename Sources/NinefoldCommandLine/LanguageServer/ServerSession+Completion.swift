import InterfaceSource
import JSONRPC
import LanguageServer
import Ninefold
import ProjectIndex
import SourceScanning
import StructuredData

/// Completion.
extension ServerSession {
  /// The maximum number of items in one answer; clients ask again when more is typed.
  private static let completionLimit = 1000

  func completions(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let position = try position(parameters)
    let document = try document(parameters)
    guard let reading = try reading(parameters),
      let place = CompletionPlace(
        document.text.bytes, at: document.text.offset(of: position, settings.encoding))
    else { return nil }
    let completion = Completion(place, reading, names(document.uri))
    let typed = SourceRange(
      start: Int32(clamping: completion.replaced.lowerBound),
      end: Int32(clamping: completion.replaced.upperBound))
    let range = document.text.range(typed, settings.encoding)
    let prefix = document.text.bytes[
      completion.replaced.lowerBound..<document.text.offset(of: position, settings.encoding)]
    var items = completion.items
    if items.count > Self.completionLimit {
      let typed = String(decoding: prefix, as: UTF8.self).lowercased()
      items = items.filter {
        $0.text.lowercased().contains(typed) || $0.detail.lowercased().contains(typed)
      }
    }
    let isComplete = completion.items.count <= Self.completionLimit
    return { writer in
      writer.object { writer in
        writer.member("isIncomplete", !isComplete)
        writer.array("items", items.prefix(Self.completionLimit)) { writer, item in
          writer.object { writer in
            writer.member("label", item.text)
            writer.member("kind", item.kind.rawValue)
            if !item.detail.isEmpty {
              writer.member("detail", item.detail)
              // An object is found by its name, too.
              writer.member("filterText", "\(item.text) \(item.detail)")
            }
            writer.object("textEdit") { writer in
              writer.key("range")
              range.write(to: &writer)
              writer.member("newText", SourceText.value(item.text))
            }
          }
        }
      }
    }
  }

  /// Returns what the project of a document has.
  private func names(_ uri: String) -> Completion.Names {
    var names = Completion.Names()
    if let compilation = checked.latest(uri)?.compilation {
      names.images = { compilation.imageNames }
      names.colors = { compilation.colorNames }
    }
    guard let declarations = checked.latest(uri)?.project?.declarations else { return names }
    names.types = { declarations.classNames }
    func members(
      _ type: String, _ all: (IndexedClass) -> [String: MemberDeclaration.Traits],
      _ trait: MemberDeclaration.Traits
    ) -> [String] {
      let lineage = declarations.lineage(of: type)?.classes ?? []
      return Set(lineage.flatMap { one in all(one).filter { $0.value.contains(trait) }.map(\.key) })
        .sorted()
    }
    names.outlets = { members($0, \.properties, .outlet) }
    names.actions = { members($0, \.selectors, .action) }
    return names
  }
}

/// Texts as documents spell them.
enum SourceText {
  /// Returns the value of an attribute with its markup escaped.
  static func value(_ text: String) -> String {
    String(decoding: SourceEdit.attributeValue(at: .start, text).replacement, as: UTF8.self)
  }
}
