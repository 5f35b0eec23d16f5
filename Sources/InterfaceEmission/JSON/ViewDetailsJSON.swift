package import InterfaceResolution
package import StructuredData

/// Writes the content of a view in a configuration, as in layout files.
package enum ViewDetailsJSON {
  /// Writes the members of a view except its frame and its identity.
  ///
  /// - Parameters:
  ///   - view: The view as resolved for the configuration.
  ///   - writer: Receives the members.
  package static func write(_ view: ResolvedView, to writer: inout JSONWriter) {
    ViewTexts.write(view, to: &writer)
  }
}
