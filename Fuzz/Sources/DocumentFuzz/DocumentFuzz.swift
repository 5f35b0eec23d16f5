import Foundation
import FuzzSupport
import Ninefold

/// Compiles any bytes in the canvas and all nine cells.
@main struct DocumentFuzz {
  static func main() {
    exit(
      Fuzzer.run { data, count in
        DocumentFuzz.attempt(Array(UnsafeBufferPointer(start: data, count: count)))
        return 0
      })
  }

  private static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.storyboard", bytes: bytes)
    let compilation = compile(file, in: ConfigurationRequest.all)
    for diagnostic in compilation.diagnostics { diagnostic.requirePlaces(in: file) }
    guard let json = compilation.layoutFile(named: "Fuzz.storyboard") else { return }
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(json))) != nil
    Property.require(isJSON, "the layout file is no JSON")
    let pictures = compilation.pictures()
    for picture in pictures { picture.requireInert() }

    let again = compile(file, in: ConfigurationRequest.all)
    Property.require(
      again.diagnostics == compilation.diagnostics, "the findings differ from run to run")
    Property.require(
      again.layoutFile(named: "Fuzz.storyboard") == json, "the layout file differs from run to run")
    Property.require(
      again.pictures().map(\.svg) == pictures.map(\.svg), "the pictures differ from run to run")

    // Which cell is tried alone hangs on the input, so that each is tried now and then.
    let cell = SizeClassGrid.cells[bytes.count % SizeClassGrid.cells.count]
    let alone = compile(file, in: [.cell(cell)])
    Property.require(
      frames(alone, .cell(cell)) == frames(compilation, .cell(cell)),
      "\(cell.name) alone differs from \(cell.name) among nine")
  }

  private static func compile(
    _ file: SourceFile, in places: [ConfigurationRequest]
  ) -> Compilation {
    var compiler = Compiler(options: CompilerOptions(configurations: places))
    return compiler.compile(file)
  }

  private static func frames(_ compilation: Compilation, _ place: ConfigurationRequest) -> [[Rect]?]
  {
    compilation.scenes.map { $0.layout(in: place)?.views.map(\.frame) }
  }
}
