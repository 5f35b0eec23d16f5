import CLibxml2

/// A reader of documents by libxml2: all of XML, with the location of every fault.
struct LibXML2Reader: ~Copyable {
  private let bytes: Bytes
  private let context: xmlParserCtxtPtr
  /// The builder, at a fixed address, which libxml2 passes with every event.
  private let builder: UnsafeMutablePointer<XMLTableBuilder>

  /// Creates a reader for a file that has passed `FileCheck`.
  init(_ bytes: Bytes, limits: XMLLimits) {
    self.bytes = bytes
    context = Self.makeContext()
    builder = .allocate(capacity: 1)
    builder.initialize(to: XMLTableBuilder(context: context, bytes, limits: limits))
    Self.connect(context, to: builder)
  }

  deinit {
    builder.deinitialize(count: 1)
    builder.deallocate()
    xmlFreeParserCtxt(context)
  }

  /// Reads the file.
  consuming func read() -> XMLReading {
    let document = bytes.withMemoryRebound(to: CChar.self) {
      xmlCtxtReadMemory(context, $0.baseAddress, Int32($0.count), nil, nil, Self.options)
    }
    if let document { xmlFreeDoc(document) }
    if builder.pointee.stop == nil, context.pointee.wellFormed == 0 {
      builder.pointee.halt(.fault(code: context.pointee.errNo, offset: ninefold_offset(context)))
    }
    if let stop = builder.pointee.stop {
      let fault = XMLFault(
        bytes: bytes, limits: builder.pointee.tables.limits,
        nodes: builder.pointee.tables.document.nodes,
        innermost: builder.pointee.tables.innermost)
      return XMLReading(document: nil, diagnostics: [fault.diagnostic(stop)])
    }
    return XMLReading(document: builder.pointee.tables.finish(), diagnostics: [])
  }
}
