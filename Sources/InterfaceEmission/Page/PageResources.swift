/// The files that are embedded in a page.
package enum PageResources {
  /// The script: the files in `Script` as one function, in this order.
  ///
  /// It reads the documents' data, which is JSON in separate elements, and fetches nothing. Texts
  /// of documents are added to the page as `textContent` and as attributes. Pictures are assembled
  /// from templates that `SVGWriter` has escaped, and are parsed as XML, in which a mistake would
  /// be an error and not an element.
  ///
  /// The frames of views in windows of any size are computed as in a layout: from forms, rounded to
  /// pixels edge by edge. Pictures were drawn at a few sizes of each piece. In the nearest one, the
  /// boxes are moved to their frames, and the other numbers follow their views as far as the
  /// pictures agree.
  static let script: String = {
    let parts = [
      PackageResources.documents_js, PackageResources.pictures_js, PackageResources.windows_js,
      PackageResources.address_js, PackageResources.gallery_js, PackageResources.viewer_js,
      PackageResources.details_js, PackageResources.start_js,
    ]
    let text = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "(() => {\n'use strict';\n\n\(text)})();\n"
  }()

  /// The style that all pages share: colors, controls and the top.
  package static let commonStyle = String(decoding: PackageResources.common_css, as: UTF8.self)

  /// The style of the page.
  static let style = commonStyle + String(decoding: PackageResources.page_css, as: UTF8.self)
}
