package import InterfaceResolution
package import StructuredData

/// Writes what a view shows in a configuration, as layout files do.
package enum ViewDetailsJSON {
  /// The members of a view that say neither where it is nor what it is called.
  ///
  /// - Parameters:
  ///   - view: The view as resolved for the configuration.
  ///   - writer: Takes the members.
  package static func write(_ view: ResolvedView, to writer: inout JSONWriter) {
    ViewTexts.write(view, to: &writer)
  }
}
