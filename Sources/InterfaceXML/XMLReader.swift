import CLibxml2
package import InterfaceSource

/// Reads XML documents, one after another, with one parser.
///
/// A reader belongs to one thread at a time; a worker that reads many files keeps one, so that names
/// stay interned. Nothing outside the given bytes is ever opened.
package struct XMLReader: ~Copyable {
  private var context: xmlParserCtxtPtr
  /// Stands at a fixed address, which libxml2 hands back with every event.
  private let builder: UnsafeMutablePointer<XMLTableBuilder>

  package init() {
    context = Self.makeContext()
    builder = .allocate(capacity: 1)
    builder.initialize(to: XMLTableBuilder(context: context))
    Self.connect(context, to: builder)
  }

  deinit {
    builder.deinitialize(count: 1)
    builder.deallocate()
    xmlFreeParserCtxt(context)
  }

  /// Reads one file.
  ///
  /// The answer holds the document, or else exactly one error that says what the file is or where it
  /// is broken.
  package mutating func read(_ file: SourceFile, limits: XMLLimits = .standard) -> XMLReading {
    file.bytes.withUnsafeBufferPointer { bytes in
      if let diagnostic = FileCheck(bytes: bytes, limits: limits).diagnostic() {
        return XMLReading(document: nil, diagnostics: [diagnostic])
      }
      renewWhenFull()
      builder.pointee.begin(bytes, limits: limits)
      let document = bytes.withMemoryRebound(to: CChar.self) {
        xmlCtxtReadMemory(
          context, $0.baseAddress, Int32($0.count), nil, nil, Self.options)
      }
      if let document { xmlFreeDoc(document) }
      if builder.pointee.stop == nil, context.pointee.wellFormed == 0 {
        builder.pointee.halt(
          .fault(code: context.pointee.errNo, offset: ninefold_offset(context)))
      }
      if let stop = builder.pointee.stop {
        let fault = XMLFault(
          bytes: bytes, limits: limits, nodes: builder.pointee.document.nodes,
          open: builder.pointee.open)
        return XMLReading(document: nil, diagnostics: [fault.diagnostic(stop)])
      }
      return XMLReading(document: builder.pointee.finish(), diagnostics: [])
    }
  }

  /// Makes a new parser when files with very many names have filled the dictionary of this one.
  private mutating func renewWhenFull() {
    guard xmlDictSize(ninefold_dictionary(context)) > 50_000 else { return }
    xmlFreeParserCtxt(context)
    context = Self.makeContext()
    builder.pointee = XMLTableBuilder(context: context)
    Self.connect(context, to: builder)
  }
}
