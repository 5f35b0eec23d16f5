import InterfaceEditing
import InterfaceLint
import InterfaceSource
import LanguageServer
import Reporting
import StructuredData

/// The changes that an editor offers for the findings of a document.
struct CodeActions {
  /// A change of a document.
  struct Action {
    var title: String
    var kind = "quickfix"
    /// The index of the finding that it fixes, or `nil` for several.
    var finding: Int?
    var isPreferred = false
    /// The edits, or `nil` if they are computed when the action is chosen.
    var edits: [SourceEdit]?
  }

  private let document: CheckedDocument
  private let settings: ClientSettings

  init(_ document: CheckedDocument, _ settings: ClientSettings) {
    self.document = document
    self.settings = settings
  }

  // MARK: Offers

  /// Returns the actions for the findings in a range of bytes.
  ///
  /// - Parameters:
  ///   - range: The range of the checked text.
  ///   - kinds: The kinds that the client asks for, or `nil` for all.
  /// - Returns: The actions, in the order of the findings.
  func actions(in range: Range<Int>, kinds: [String]?) -> [Action] {
    func isAsked(_ kind: String) -> Bool {
      kinds.map { $0.contains { kind == $0 || kind.hasPrefix("\($0).") } } ?? true
    }
    var actions: [Action] = []
    if isAsked("quickfix") {
      for (number, entry) in document.entries.enumerated() {
        let found = entry.diagnostic.range
        guard Int(found.start) <= range.upperBound, range.lowerBound <= Int(found.end) else {
          continue
        }
        actions += self.actions(for: number)
      }
    }
    if isAsked(ServerCapabilities.fixAll) {
      let fixes = SafeFixIts(of: document.entries.map(\.diagnostic))
      if !fixes.edits.isEmpty {
        actions.append(
          Action(
            title: "Apply all safe fixes", kind: ServerCapabilities.fixAll, finding: nil,
            edits: fixes.edits))
      }
    }
    return actions
  }

  private func actions(for number: Int) -> [Action] {
    let diagnostic = document.entries[number].diagnostic
    var actions: [Action] = []
    for (index, fix) in diagnostic.fixIts.enumerated() {
      actions.append(
        Action(
          title: Self.title(fix.label), finding: number, isPreferred: index == 0 && fix.isSafe,
          edits: fix.edits))
    }
    if diagnostic.id == "conflicting-constraints" {
      actions += resolutions(of: diagnostic, number)
    }
    if diagnostic.id == "ambiguous-layout", diagnostic.fixIts.isEmpty,
      settings.resolvesEdits
    {
      actions.append(Action(title: "Add constraints that place the view", finding: number))
    }
    return actions
  }

  /// Returns the changes that resolve a conflict: a lower priority for each of its constraints, or one
  /// constraint less.
  private func resolutions(of diagnostic: Diagnostic, _ number: Int) -> [Action] {
    guard let index = ElementIndex(document.file) else { return [] }
    let editing = DocumentEditing(index.xml, index.file)
    let members = [diagnostic.object] + diagnostic.notes.map(\.object)
    let nodes = members.compactMap { $0.flatMap { index.node($0.text) } }
      .filter { index.name($0) == "constraint" }
    let ranges =
      diagnostic.notes.compactMap { $0.path == nil ? $0.range : nil } + [diagnostic.range]
    let placed = ranges.compactMap { index.place(at: Int($0.start))?.node }
      .filter { index.name($0) == "constraint" }
    var seen: Set<Int> = []
    let constraints = (nodes + placed).filter { seen.insert($0).inserted }
    return constraints.flatMap { node -> [Action] in
      guard let equation = index.equation(node) else { return [] }
      return [
        Action(
          title: "Lower the priority of '\(equation)' to 999", finding: number,
          edits: [editing.writing("priority", "999", of: node, after: Self.beforePriority)]),
        Action(
          title: "Remove '\(equation)'", finding: number, edits: [editing.removal(of: node)]),
      ]
    }
  }

  /// The attributes that Interface Builder writes before the priority of a constraint.
  private static let beforePriority = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant",
  ]

  /// Returns a label as the title of a menu item.
  private static func title(_ label: String) -> String {
    label.prefix(1).uppercased() + label.dropFirst()
  }

  // MARK: Writing

  /// Writes an action; one without edits carries what `codeAction/resolve` needs.
  func write(_ action: Action, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", action.title)
      writer.member("kind", action.kind)
      if let finding = action.finding {
        writer.array("diagnostics") { writer in
          DiagnosticWriting(document: document, settings: settings).write(finding, to: &writer)
        }
      }
      if action.isPreferred { writer.member("isPreferred", true) }
      if let edits = action.edits {
        writer.key("edit")
        write(edits, to: &writer)
      } else if let finding = action.finding {
        let diagnostic = document.entries[finding].diagnostic
        writer.object("data") { writer in
          writer.member("uri", document.uri)
          writer.member("version", document.version)
          writer.member("object", diagnostic.object?.text ?? "")
          writer.member("title", action.title)
          writer.member("kind", action.kind)
        }
      }
    }
  }

  /// Writes edits of the document as those of a workspace.
  private func write(_ edits: [SourceEdit], to writer: inout JSONWriter) {
    let writing = DiagnosticWriting(document: document, settings: settings)
    let part = WorkspaceEdit.Part(
      uri: document.uri, version: document.version,
      edits: edits.map {
        (writing.range($0.range), String(decoding: $0.replacement, as: UTF8.self))
      })
    WorkspaceEdit(parts: [part]).write(settings, to: &writer)
  }

  /// Writes the action that adds the constraints suggested for a view.
  func writeSuggestion(for object: String, titled title: String, to writer: inout JSONWriter) {
    let fix = document.entries.lazy.map(\.diagnostic).filter {
      $0.id == "ambiguous-layout" && $0.object?.text == object
    }.compactMap(\.fixIts.first).first
    writer.object { writer in
      writer.member("title", title)
      writer.member("kind", "quickfix")
      writer.key("edit")
      write(fix?.edits ?? [], to: &writer)
    }
  }
}
