import CYajl

/// Returns the parser's callbacks, whose context is an unretained `JSONTreeBuilder`.
///
/// A callback that returns 0 stops the parser.
func jsonTreeCallbacks() -> yajl_callbacks {
  yajl_callbacks(
    yajl_null: { builder($0).addScalar(.null) ? 1 : 0 },
    yajl_boolean: { builder($0).addScalar(.bool($1 != 0)) ? 1 : 0 },
    yajl_integer: nil, yajl_double: nil,
    yajl_number: { builder($0).addNumber(text(UnsafeRawPointer($1), $2)) ? 1 : 0 },
    yajl_string: { builder($0).addScalar(.string(text(UnsafeRawPointer($1), $2))) ? 1 : 0 },
    yajl_start_map: { builder($0).begin(isObject: true) ? 1 : 0 },
    yajl_map_key: { context, start, count in
      builder(context).readName(text(UnsafeRawPointer(start), count))
      return 1
    },
    yajl_end_map: { context in
      builder(context).end()
      return 1
    },
    yajl_start_array: { builder($0).begin(isObject: false) ? 1 : 0 },
    yajl_end_array: { context in
      builder(context).end()
      return 1
    })
}

private func builder(_ context: UnsafeMutableRawPointer?) -> JSONTreeBuilder {
  guard let context else { preconditionFailure("yajl hands back the context it was given") }
  return Unmanaged<JSONTreeBuilder>.fromOpaque(context).takeUnretainedValue()
}

private func text(_ start: UnsafeRawPointer?, _ count: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
