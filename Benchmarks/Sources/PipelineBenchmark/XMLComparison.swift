import Glibc
import Ninefold

/// Compares reading XML into our tables with building libxml2's tree, in one process.
///
/// Both measurements cover what a compiler does with a file. Which documents were read without libxml2 is not public:
/// the tests of `InterfaceXML` print how many documents of a corpus are, which should be all.
struct XMLComparison {
  private typealias Parse =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void

  /// `XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET`.
  private static let options: Int32 = 32 | 64 | 2048

  private let files: [SourceFile]
  private let parse: Parse
  private let free: Free

  /// Reads the documents, or returns `nil` without libxml2.
  init?(documents: [String]) {
    guard let library = dlopen("libxml2.so.2", RTLD_NOW),
      let parse = dlsym(library, "xmlReadMemory"), let free = dlsym(library, "xmlFreeDoc")
    else { return nil }
    self.parse = unsafeBitCast(parse, to: Parse.self)
    self.free = unsafeBitCast(free, to: Free.self)
    files = documents.map { SourceFile(path: $0, bytes: Files.read($0)) }
  }

  /// Parses all documents both ways, alternately.
  func measure(runs: Int) {
    var compiler = Compiler()
    var ours: [Double] = []
    var theirs: [Double] = []
    for run in 0...runs {
      let start = seconds()
      for file in files { _ = compiler.readXML(file) }
      let middle = seconds()
      for file in files {
        file.bytes.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) { text in
            free(parse(text.baseAddress, Int32(text.count), nil, nil, Self.options))
          }
        }
      }
      // The first run is a warm-up.
      guard run > 0 else { continue }
      ours.append(middle - start)
      theirs.append(seconds() - middle)
    }
    print("in process, against libxml2's tree:")
    PipelineBenchmark.report(
      "parse", PipelineBenchmark.median(ours), PipelineBenchmark.median(theirs),
      documents: files.count)
  }

  /// The processor seconds of this process.
  private func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
