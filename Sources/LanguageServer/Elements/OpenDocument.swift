package import InterfaceSource

/// A document that a client has open: its text, and the elements of the last version that was XML.
package struct OpenDocument: Sendable {
  /// The address by which the client names the document.
  package let uri: String
  /// The path of its file, or `nil` if it has none.
  package let path: String?
  package private(set) var version: Int
  package private(set) var text: TextBuffer
  private var elements: ElementIndex?
  /// The edits since the version that the elements are from.
  private var history = EditHistory()
  /// Whether the current text is known not to be XML, or its elements are known.
  private var isRead = false

  package init(uri: String, path: String?, version: Int, text: [UInt8]) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = TextBuffer(text)
  }

  /// The text as a file.
  package var file: SourceFile { SourceFile(path: path ?? uri, bytes: text.bytes) }

  // MARK: Changes

  /// Replaces a range of the text, or all of it without one.
  package mutating func change(
    _ range: TextRange?, to replacement: [UInt8], _ encoding: PositionEncoding
  ) {
    isRead = false
    guard let range else {
      // Positions are moved only across the part that is different.
      let old = text.bytes
      let limit = min(old.count, replacement.count)
      var prefix = 0
      while prefix < limit, old[prefix] == replacement[prefix] { prefix += 1 }
      var suffix = 0
      while suffix < limit - prefix,
        old[old.count - 1 - suffix] == replacement[replacement.count - 1 - suffix]
      {
        suffix += 1
      }
      let changed = replacement[prefix..<replacement.count - suffix]
      note(text.replace(prefix..<old.count - suffix, with: changed))
      return
    }
    let start = text.offset(of: range.start, encoding)
    let end = max(start, text.offset(of: range.end, encoding))
    note(text.replace(start..<end, with: replacement))
  }

  private mutating func note(_ edit: TextBuffer.Edit) {
    guard elements != nil else { return }
    history.add(edit)
    guard history.isFull else { return }
    elements = nil
    read()
  }

  package mutating func setVersion(_ version: Int) { self.version = version }

  // MARK: Elements

  /// Reads the elements if the text is XML; otherwise those of an earlier version remain.
  private mutating func read() {
    guard !isRead else { return }
    isRead = true
    guard let index = ElementIndex(file) else { return }
    elements = index
    history = EditHistory()
  }

  /// Reads the elements before there is a question, unless that takes long.
  package mutating func readAhead() {
    if elements == nil || text.bytes.count < Self.quickSize { read() }
  }

  /// The size up to which elements are read after each change, in bytes.
  private static let quickSize = 512 << 10

  /// Returns the elements of the last version that was XML, with the edits since, or `nil` if there
  /// was none.
  package mutating func reading() -> DocumentReading? {
    read()
    return elements.map { DocumentReading(index: $0, history: history, text: text) }
  }
}

/// The elements of a document, which may be those of an earlier version than its text.
package struct DocumentReading: Sendable {
  package let index: ElementIndex
  package let history: EditHistory
  package let text: TextBuffer

  package init(index: ElementIndex, history: EditHistory, text: TextBuffer) {
    self.index = index
    self.history = history
    self.text = text
  }

  /// Returns the place at a position of the text, or `nil` outside of all elements.
  package func place(
    at position: TextPosition, _ encoding: PositionEncoding
  ) -> ElementIndex.Place? {
    index.place(at: history.original(text.offset(of: position, encoding)))
  }

  /// Returns the positions of a range of the elements.
  package func range(_ range: SourceRange, _ encoding: PositionEncoding) -> TextRange {
    text.range(history.moved(range), encoding)
  }
}
