/// The files that a page has in it.
enum PageResources {
  /// The script, `page.js`.
  ///
  /// It reads the documents' data, which are JSON in elements of their own, and fetches nothing. Texts of documents reach
  /// the page as `textContent` and as attributes; pictures are put together from templates that `SVGWriter` has escaped, and
  /// are read as XML, in which a mistake would be an error and no element.
  ///
  /// Where views lie in windows of any size is computed as a layout computes it: from forms, rounded to pixels edge by edge.
  /// Pictures were drawn at a few sizes of each piece: of the nearest one the boxes move to where they belong, and the
  /// other numbers follow their views as far as the pictures agree on how.
  static let script = String(decoding: PackageResources.page_js, as: UTF8.self)

  /// The style sheet, `page.css`.
  static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
}
