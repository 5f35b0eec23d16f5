import InterfaceLayout
package import InterfaceSource

extension Compiler {
  /// Lays a document's scenes out in windows of any size within a range.
  ///
  /// - Parameters:
  ///   - file: The document's bytes and the path that findings report.
  ///   - assets: The images and colors that the document can refer to.
  ///   - configuration: The configuration files that apply to the document, or `nil` if there are
  ///     none.
  ///   - range: The range of window sizes.
  /// - Returns: The scenes, in the document's own language.
  package mutating func resizing(
    _ file: SourceFile, assets: Assets, configuration: ProjectConfiguration?,
    in range: ResizeRange
  ) -> Resizing {
    var options = options
    options.languages = [.base]
    options.variants = []
    options.emitsClosedForms = true
    options.configurations = [range.request(range.least)]
    var compiler = Compiler(options: options)
    guard
      let graph = compiler.compile(file, assets: assets, configuration: configuration)
        .laidOut?.graph
    else { return Resizing(range: range, scenes: []) }
    var search = ResizeSearch(range, in: graph)
    while true {
      let windows = search.next()
      if windows.isEmpty { break }
      compiler.move(to: windows.map { range.request($0) }, in: [.base], sdk: options.sdkVersion)
      let compilation = compiler.compile(file, assets: assets, configuration: configuration)
      guard let layout = compilation.laidOut?.layout, layout.configurations.count == windows.count
      else {
        break
      }
      search.record(layout, in: windows)
    }
    return Resizing(range: range, scenes: search.scenes)
  }
}
