import CYaml
import InterfaceSource

/// A builder of the tree of a file from the parser's events.
struct YAMLTreeBuilder {
  /// A sequence or mapping whose end has not been reached.
  private struct OpenContainer {
    var start: Int32
    /// The end of the last added value.
    var end: Int32
    var isMapping: Bool
    var elements: [StructuredValue] = []
    var members: [StructuredValue.Member] = []
    var firstRanges: [String: SourceRange] = [:]
    /// The key whose value comes next, or `nil` before a key.
    var key: (name: String, range: SourceRange)?
    /// Whether the key of the next value is a duplicate.
    var isDuplicate = false
  }

  /// The finished value of the file.
  private(set) var root: StructuredValue?
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  private let text: ArraySlice<UInt8>
  private let limits: StructuredLimits
  private let offsets: YAMLOffsets
  private var open: [OpenContainer] = []
  private var valueCount = 0
  private var documentCount = 0

  /// Creates a builder for the bytes of a file, which are UTF-8.
  init(_ bytes: [UInt8], limits: StructuredLimits) {
    text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    self.limits = limits
    offsets = YAMLOffsets(text)
  }

  /// Parses the text.
  mutating func parse() {
    // The parser stores its own address.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("yaml_parser_initialize fails only without memory")
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    text.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      readEvents(of: parser)
    }
  }

  private mutating func readEvents(of parser: UnsafeMutablePointer<yaml_parser_t>) {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        reportSyntax(of: parser.pointee)
        root = nil
        return
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT {
        if documentCount == 0 {
          root = StructuredValue(.null, range: range(text.startIndex, text.startIndex), text: "")
        }
        return
      }
      guard handle(event) else {
        root = nil
        return
      }
    }
  }

  /// Processes an event, and returns whether parsing may continue.
  private mutating func handle(_ event: yaml_event_t) -> Bool {
    let range = SourceRange(
      start: offsets.offset(Int(event.start_mark.index)),
      end: offsets.offset(Int(event.end_mark.index)))
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documentCount += 1
      guard documentCount == 1 else {
        return stop(
          .yamlUnsupported(range, "a second document", "keep only one document in the file"))
      }
      return true
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      return accepts(range, anchor: scalar.anchor, tag: scalar.tag)
        && add(
          String(decoding: bytes, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, at: range)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return accepts(range, anchor: sequence.anchor, tag: sequence.tag)
        && begin(isMapping: false, at: range)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return accepts(range, anchor: mapping.anchor, tag: mapping.tag)
        && begin(isMapping: true, at: range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      end(at: range)
      return true
    case YAML_ALIAS_EVENT:
      return stop(.yamlUnsupported(range, "an alias", "write the value out"))
    default: return true
    }
  }

  /// Returns whether a value has neither an anchor nor a tag; otherwise parsing ends.
  private mutating func accepts(
    _ range: SourceRange, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> Bool {
    if anchor != nil { return stop(.yamlUnsupported(range, "an anchor", "remove it")) }
    if tag != nil { return stop(.yamlUnsupported(range, "a tag", "put strings in quotes instead")) }
    return true
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Bool {
    diagnostics.append(diagnostic)
    return false
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: Int32(start), end: Int32(end))
  }

  // MARK: Values

  /// Counts a key or value that begins, and returns whether parsing may continue.
  private mutating func count(at range: SourceRange) -> Bool {
    valueCount += 1
    return valueCount <= limits.valueCount
      || stop(
        Diagnostic(
          .yamlTooManyValues, at: range,
          message: "the file has more than \(limits.valueCount) keys and values"))
  }

  private mutating func add(_ text: String, isPlain: Bool, at range: SourceRange) -> Bool {
    guard count(at: range) else { return false }
    if let last = open.indices.last, open[last].isMapping, open[last].key == nil {
      addKey(text, at: range)
      return true
    }
    var content = StructuredValue.Content.string(text)
    if isPlain {
      if let known = YAMLScalar.content(text) {
        content = known
      } else {
        diagnostics.append(
          Diagnostic(
            .yamlNumberOutOfRange, at: range, message: "the number is too large to represent"))
        content = .null
      }
    }
    add(StructuredValue(content, range: range, text: text))
    return true
  }

  private mutating func addKey(_ name: String, at range: SourceRange) {
    let last = open.count - 1
    open[last].key = (name, range)
    open[last].end = max(open[last].end, range.end)
    if let earlier = open[last].firstRanges[name] {
      open[last].isDuplicate = true
      diagnostics.append(
        Diagnostic(
          .yamlDuplicateKey, at: range,
          message: "'\(name)' appears twice in this mapping; the first one is used",
          notes: [Diagnostic.Note("the first one is here", range: earlier)]))
    } else {
      open[last].firstRanges[name] = range
    }
  }

  /// Adds a finished value to its container.
  private mutating func add(_ value: StructuredValue) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    open[last].end = max(open[last].end, value.range.end)
    guard open[last].isMapping else {
      open[last].elements.append(value)
      return
    }
    guard let key = open[last].key else { return }
    if !open[last].isDuplicate {
      open[last].members.append(
        StructuredValue.Member(name: key.name, nameRange: key.range, value: value))
    }
    open[last].key = nil
    open[last].isDuplicate = false
  }

  private mutating func begin(isMapping: Bool, at range: SourceRange) -> Bool {
    guard count(at: range) else { return false }
    if let last = open.last, last.isMapping, last.key == nil {
      return stop(
        .yamlUnsupported(range, "a key that is not a string", "use a string as the key"))
    }
    guard open.count < limits.depth else {
      return stop(
        Diagnostic(
          .yamlTooDeep, at: range,
          message: "lists and mappings are nested more than \(limits.depth) levels deep"))
    }
    open.append(OpenContainer(start: range.start, end: range.end, isMapping: isMapping))
    return true
  }

  private mutating func end(at range: SourceRange) {
    guard let ended = open.popLast() else {
      preconditionFailure("the parser ends only what it has begun")
    }
    // For the parser, a collection without brackets ends where the next token begins.
    let hasBrackets = Int(ended.start) < text.endIndex && "[{".utf8.contains(text[Int(ended.start)])
    add(
      StructuredValue(
        ended.isMapping ? .object(ended.members) : .array(ended.elements),
        range: SourceRange(
          start: ended.start, end: hasBrackets ? max(range.end, ended.end) : ended.end)))
  }

  // MARK: Diagnostics

  private mutating func reportSyntax(of parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    var notes: [Diagnostic.Note] = []
    // The reader's errors have an offset but no mark.
    let isReaderError = parser.error == YAML_READER_ERROR
    let start =
      isReaderError
      ? Int32(text.startIndex + min(Int(parser.problem_offset), text.count))
      : offsets.offset(Int(parser.problem_mark.index))
    if !isReaderError, let context = parser.context {
      let offset = offsets.offset(Int(parser.context_mark.index))
      notes.append(
        Diagnostic.Note(
          String(cString: context), range: SourceRange(start: offset, end: offset)))
    }
    let end = Int(start) < text.endIndex ? start + 1 : start
    diagnostics.append(
      Diagnostic(
        .yamlSyntax, at: SourceRange(start: start, end: end), message: "malformed YAML: \(problem)",
        notes: notes))
  }
}

extension Diagnostic {
  fileprivate static func yamlUnsupported(
    _ range: SourceRange, _ what: String, _ remedy: String
  ) -> Diagnostic {
    Diagnostic(
      .yamlUnsupported, at: range, message: "\(what) is not supported in a configuration",
      notes: [Note(remedy)])
  }
}
