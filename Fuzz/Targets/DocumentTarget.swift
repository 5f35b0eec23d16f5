import InterfaceTraits
import Ninefold

/// Compiles arbitrary bytes: usually on the canvas and in one size-class cell, occasionally on the
/// canvas and in all nine.
enum DocumentTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    var share = Share(of: bytes)
    let file = SourceFile(path: "Fuzz.storyboard", bytes: bytes)
    let cell = SizeClassGrid.cells[share.number(below: SizeClassGrid.cells.count)]
    let configurations =
      share.isOne(in: 8) ? ConfigurationRequest.all : [ConfigurationRequest.canvas, .cell(cell)]
    let compilation = compile(file, in: configurations)
    for diagnostic in compilation.diagnostics { diagnostic.requireRanges(in: file) }
    guard compilation.laidOut != nil else { return }

    if share.isOne(in: 4) { compilation.requireLayoutFile() }
    if share.isOne(in: 4) { compilation.requirePictures(sheetsOnly: share.isOne(in: 2)) }
    if share.isOne(in: 8) { requireSame(compile(file, in: configurations), compilation) }
    if configurations.count > 2 {
      let alone = compile(file, in: [.cell(cell)])
      Property.require(
        frames(alone, .cell(cell)) == frames(compilation, .cell(cell)),
        "\(cell.name) alone differs from \(cell.name) among nine")
    }
  }

  private static func compile(
    _ file: SourceFile, in configurations: [ConfigurationRequest]
  ) -> Compilation {
    var compiler = Compiler(options: CompilerOptions(configurations: configurations))
    return compiler.compile(file)
  }

  /// Requires that a second compilation yields the same bytes.
  private static func requireSame(_ again: Compilation, _ first: Compilation) {
    Property.require(again.diagnostics == first.diagnostics, "the findings differ from run to run")
    Property.require(
      again.layoutFile(named: "Fuzz.storyboard") == first.layoutFile(named: "Fuzz.storyboard"),
      "the layout file differs from run to run")
    Property.require(
      again.pictures().map(\.svg) == first.pictures().map(\.svg),
      "the pictures differ from run to run")
  }

  private static func frames(_ compilation: Compilation, _ configuration: ConfigurationRequest)
    -> [[LayoutRect]?]
  {
    compilation.scenes.map { $0.layout(in: configuration)?.views.map(\.frame) }
  }
}
