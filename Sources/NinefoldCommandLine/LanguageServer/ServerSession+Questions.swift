import InterfaceSource
import JSONRPC
import LanguageServer
import Ninefold
import NinefoldProject
import Reporting
import StructuredData

/// The answers to questions about one document.
extension ServerSession {
  typealias Write = (inout JSONWriter) -> Void

  /// The answer to a request.
  enum Answer {
    /// The result, or `nil` if there is none.
    case result(Write?)
    /// The result follows from another thread.
    case later
  }

  /// Answers a request.
  func answer(
    _ method: String, _ parameters: StructuredValue?, _ id: RequestID
  ) throws(ResponseError) -> Answer {
    switch method {
    case "textDocument/hover": .result(try hover(parameters))
    case "textDocument/completion": .result(try completions(parameters))
    case "textDocument/definition", "textDocument/declaration": .result(try definition(parameters))
    case "textDocument/references": .result(try references(parameters))
    case "textDocument/documentHighlight": .result(try highlights(parameters))
    case "textDocument/documentSymbol": .result(try symbols(parameters))
    case "workspace/symbol": .result(workspaceSymbols(parameters))
    case "textDocument/foldingRange": .result(try folds(parameters))
    case "textDocument/documentLink": .result(try links(parameters))
    case "textDocument/inlayHint": .result(try hints(parameters))
    case "textDocument/documentColor": .result(try colors(parameters))
    case "textDocument/colorPresentation": .result(try colorPresentations(parameters))
    case "textDocument/codeAction": .result(try codeActions(parameters))
    case "textDocument/prepareRename": .result(try prepareRename(parameters))
    case "textDocument/rename": .result(try rename(parameters))
    case "codeAction/resolve": try resolve(parameters, id)
    case "textDocument/diagnostic": try diagnostics(parameters, id)
    default: throw ResponseError(.methodNotFound, "'\(PrintedText.line(method))' is not supported")
    }
  }

  // MARK: Parameters

  /// Returns the document that parameters name.
  func document(_ parameters: StructuredValue?) throws(ResponseError) -> OpenDocument {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "the document is missing")
    }
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParameters, "the document is not open")
    }
    return document
  }

  /// Returns the elements of the document that parameters name, or `nil` if it never was one.
  func reading(_ parameters: StructuredValue?) throws(ResponseError) -> DocumentReading? {
    let uri = try document(parameters).uri
    return documents[uri]?.reading()
  }

  func position(_ parameters: StructuredValue?) throws(ResponseError) -> TextPosition {
    guard let position = TextPosition(parameters?["position"]) else {
      throw ResponseError(.invalidParameters, "the position is missing")
    }
    return position
  }

  // MARK: Hover

  private func hover(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let position = try position(parameters)
    let uri = try document(parameters).uri
    guard let reading = try reading(parameters),
      let place = reading.place(at: position, settings.encoding)
    else { return nil }
    let latest = checked.latest(uri)
    let compilation = latest?.compilation
    var facts: LayoutFacts?
    if let compilation, case .object(let id) = reading.index.subject(at: place) {
      facts = reading.index.node(id).flatMap { reading.index.sceneID($0) }.map { scene in
        LayoutFacts(
          of: id, inScene: scene, of: compilation,
          isCurrent: latest?.version == documents[uri]?.version)
      }
    } else if compilation == nil, !settings.pullsDiagnostics, latest != nil,
      let document = documents[uri], let request = Self.request(document)
    {
      // The next question finds the layouts.
      queue.add(request, after: 0)
    }
    let hover = Hover(place, in: reading.index, facts) { subject in
      let asset: NamedAsset? =
        switch subject {
        case .image(let name): compilation?.image(named: name)
        case .color(let name): compilation?.color(named: name)
        default: nil
        }
      return asset?.variants.map { "- \($0)" } ?? []
    }
    guard let hover else { return nil }
    let text = settings.readsMarkdown ? hover.text : PlainText.text(ofMarkdown: hover.text)
    return { [settings] writer in
      writer.object { writer in
        writer.object("contents") { writer in
          writer.member("kind", settings.readsMarkdown ? "markdown" : "plaintext")
          writer.member("value", text)
        }
        writer.key("range")
        reading.range(hover.range, settings.encoding).write(to: &writer)
      }
    }
  }

  // MARK: Ranges

  private func highlights(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let position = try position(parameters)
    guard let reading = try reading(parameters),
      let place = reading.place(at: position, settings.encoding),
      case .object(let id) = reading.index.subject(at: place)
    else { return nil }
    let found = reading.index.occurrences(of: id)
    return { [settings] writer in
      writer.array(found) { writer, occurrence in
        writer.object { writer in
          writer.key("range")
          reading.range(
            reading.index.range(ofValue: occurrence.attribute), settings.encoding
          ).write(to: &writer)
          writer.member("kind", occurrence.isDefinition ? 3 : 2)
        }
      }
    }
  }

  private func folds(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    guard let reading = try reading(parameters) else { return nil }
    var folds: [(start: Int, end: Int)] = []
    for range in reading.index.folds() {
      let lines = reading.range(range, .utf8)
      // The line of the end tag stays visible.
      guard lines.end.line - 1 > lines.start.line else { continue }
      folds.append((lines.start.line, lines.end.line - 1))
      if let limit = settings.foldingLimit, folds.count >= limit { break }
    }
    folds.sort { ($0.start, -$0.end) < ($1.start, -$1.end) }
    return { writer in
      writer.array(folds) { writer, fold in
        writer.object { writer in
          writer.member("startLine", fold.start)
          writer.member("endLine", fold.end)
        }
      }
    }
  }

  private func hints(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    guard let reading = try reading(parameters) else { return nil }
    var range = SourceRange(start: 0, end: Int32.max)
    if let requested = TextRange(parameters?["range"]) {
      let start = reading.text.offset(of: requested.start, settings.encoding)
      let end = reading.text.offset(of: requested.end, settings.encoding)
      range = SourceRange(
        start: Int32(clamping: reading.history.original(start)),
        end: Int32(clamping: reading.history.original(end) + 1))
    }
    let hints = reading.index.hints(in: range)
    return { [settings] writer in
      writer.array(hints) { writer, hint in
        writer.object { writer in
          writer.key("position")
          reading.text.position(
            of: reading.history.moved(Int(hint.offset), toEnd: true), settings.encoding
          ).write(to: &writer)
          writer.member("label", hint.label)
          if hint.isOfElement {
            writer.member("paddingLeft", true)
          } else {
            writer.member("paddingRight", true)
            writer.member("paddingLeft", true)
          }
        }
      }
    }
  }

  // MARK: Symbols

  private func symbols(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let uri = try document(parameters).uri
    guard let reading = try reading(parameters) else { return nil }
    let symbols = reading.index.symbols()
    return { [settings] writer in
      if settings.nestsSymbols {
        writer.array(symbols) { Self.write($1, reading, settings, to: &$0) }
      } else {
        writer.array { writer in
          for symbol in symbols {
            Self.writeFlat(symbol, in: nil, uri, reading, settings, to: &writer)
          }
        }
      }
    }
  }

  private static func write(
    _ symbol: DocumentSymbol, _ reading: DocumentReading, _ settings: ClientSettings,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("name", symbol.name)
      if !symbol.detail.isEmpty { writer.member("detail", symbol.detail) }
      writer.member("kind", symbol.kind.rawValue)
      let range = reading.range(symbol.range, settings.encoding)
      var selection = reading.range(symbol.selection, settings.encoding)
      // Edits may have moved one out of the other.
      if selection.start < range.start || range.end < selection.end {
        selection = TextRange(start: range.start, end: range.start)
      }
      writer.key("range")
      range.write(to: &writer)
      writer.key("selectionRange")
      selection.write(to: &writer)
      if !symbol.children.isEmpty {
        writer.array("children", symbol.children) { write($1, reading, settings, to: &$0) }
      }
    }
  }

  private static func writeFlat(
    _ symbol: DocumentSymbol, in container: String?, _ uri: String, _ reading: DocumentReading,
    _ settings: ClientSettings, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("name", symbol.name)
      writer.member("kind", symbol.kind.rawValue)
      if let container { writer.member("containerName", container) }
      writer.object("location") { writer in
        writer.member("uri", uri)
        writer.key("range")
        reading.range(symbol.range, settings.encoding).write(to: &writer)
      }
    }
    for child in symbol.children {
      writeFlat(child, in: symbol.name, uri, reading, settings, to: &writer)
    }
  }

  // MARK: Colors

  private func colors(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    // These two answers cannot be missing.
    guard let reading = try reading(parameters) else { return { $0.array { _ in } } }
    let colors = reading.index.colors()
    return { [settings] writer in
      writer.array(colors) { writer, color in
        writer.object { writer in
          writer.key("range")
          reading.range(color.range, settings.encoding).write(to: &writer)
          writer.object("color") { writer in
            writer.member("red", color.red)
            writer.member("green", color.green)
            writer.member("blue", color.blue)
            writer.member("alpha", color.alpha)
          }
        }
      }
    }
  }

  private func colorPresentations(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    guard let range = TextRange(parameters?["range"]), let color = parameters?["color"] else {
      throw ResponseError(.invalidParameters, "the color or its range is missing")
    }
    guard let reading = try reading(parameters), reading.history.isEmpty else {
      return { $0.array { _ in } }
    }
    let start = Int32(clamping: reading.text.offset(of: range.start, settings.encoding))
    func part(_ name: String, _ standard: Double) -> Double { color[name]?.number ?? standard }
    let found = reading.index.presentation(
      of: SourceRange(start: start, end: start), red: part("red", 0), green: part("green", 0),
      blue: part("blue", 0), alpha: part("alpha", 1))
    guard let found else { return { $0.array { _ in } } }
    return { [settings] writer in
      writer.array { writer in
        writer.object { writer in
          writer.member("label", "sRGB")
          writer.object("textEdit") { writer in
            writer.key("range")
            reading.range(found.tag, settings.encoding).write(to: &writer)
            writer.member("newText", found.text)
          }
        }
      }
    }
  }
}
