import CLibxml2

/// The configuration of libxml2.
extension LibXML2Reader {
  /// The options: no network, no declared encoding (only UTF-8 is parsed), and no limits except
  /// Ninefold's own.
  static var options: Int32 {
    Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_HUGE.rawValue
        | XML_PARSE_NOWARNING.rawValue)
  }

  /// Creates a parser with a separate dictionary.
  static func makeContext() -> xmlParserCtxtPtr {
    initialized
    guard let context = xmlNewParserCtxt() else {
      preconditionFailure("libxml2 has no memory for a parser")
    }
    return context
  }

  /// Connects the events of a parser to a builder.
  static func connect(
    _ context: xmlParserCtxtPtr, to builder: UnsafeMutablePointer<XMLTableBuilder>
  ) {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.startElementNs = { data, name, prefix, _, namespaceCount, _, count, _, values in
      guard let name else { return }
      builderPointer(data)?.pointee.startElement(
        name, prefix: prefix, namespaceCount: namespaceCount, attributeCount: count,
        values: values)
    }
    handlers.endElementNs = { data, _, _, _ in builderPointer(data)?.pointee.endElement() }
    handlers.characters = { data, start, count in
      guard let start else { return }
      builderPointer(data)?.pointee.characters(start, count, isRaw: false)
    }
    // The same function, so that libxml2 does not search for blanks itself.
    handlers.ignorableWhitespace = handlers.characters
    handlers.cdataBlock = { data, start, count in
      guard let start else { return }
      builderPointer(data)?.pointee.characters(start, count, isRaw: true)
    }
    handlers.internalSubset = { data, _, _, _ in
      guard let builder = builderPointer(data) else { return }
      guard !builder.pointee.tables.limits.readsPastDocumentType else { return }
      builder.pointee.halt(.documentType(offset: ninefold_offset(builder.pointee.context)))
    }
    handlers.serror = { data, error in
      guard let error, error.pointee.level == XML_ERR_FATAL, let builder = builderPointer(data)
      else { return }
      builder.pointee.halt(
        .fault(code: error.pointee.code, offset: ninefold_offset(builder.pointee.context)))
    }
    ninefold_set_handlers(context, &handlers, builder)
  }

  private static let initialized: Void = xmlInitParser()
}

@inline(__always)
private func builderPointer(
  _ data: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<XMLTableBuilder>? {
  data?.assumingMemoryBound(to: XMLTableBuilder.self)
}
