import InterfaceDecoding
public import InterfaceSource
import InterfaceXML

/// Compiles Interface Builder documents: the whole flow, stage by stage.
///
/// A compiler belongs to one thread at a time; it keeps what is worth keeping between documents.
public struct Compiler: ~Copyable {
  /// What the compiler does.
  public let options: CompilerOptions
  private var reader = XMLReader()

  /// Creates a compiler.
  public init(options: CompilerOptions = CompilerOptions()) {
    self.options = options
  }

  /// Takes a document through all stages; what is broken ends the way, and everything else is found.
  public mutating func compile(
    _ file: SourceFile, assets: Assets = Assets()
  ) -> Compilation {
    var compilation = Compilation(file: file)

    let reading = reader.read(file)
    compilation.diagnostics += reading.diagnostics
    guard let xml = reading.document else { return compilation }

    let decoding = DocumentDecoder.decode(xml, file: file)
    compilation.diagnostics += decoding.diagnostics
    guard decoding.document != nil else { return compilation }

    return compilation
  }
}
