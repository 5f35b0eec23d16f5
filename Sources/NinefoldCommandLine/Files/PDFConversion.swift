#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import InterfaceSource
import Synchronization

/// Turns the first page of PDF files into SVG with poppler's `pdftocairo`, in a process of its own that may take neither
/// much memory nor much time.
///
/// What was converted once is kept: many documents show the same images.
final class PDFConversion: Sendable {
  private let known = Mutex<[String: [UInt8]?]>([:])
  /// The most bytes that a conversion is taken with.
  private static let largest = 4 << 20

  /// The page as SVG; nil where there is no converter, or it fails.
  func svg(_ bytes: [UInt8]) -> [UInt8]? {
    let digest = Digest(of: bytes).description
    if let done = known.withLock({ $0[digest] }) { return done }
    let svg = Self.convert(bytes)
    known.withLock { $0[digest] = .some(svg) }
    return svg
  }

  private static func convert(_ bytes: [UInt8]) -> [UInt8]? {
    try? TemporaryFile.with(bytes) { path throws(SystemFault) in
      let limits = "ulimit -t 10 2>/dev/null; ulimit -v 2097152 2>/dev/null; "
      let outcome = try Subprocess.run(
        ["sh", "-c", limits + "exec pdftocairo -svg -f 1 -l 1 \"$1\" -", "sh", path],
        limit: largest + 1)
      guard outcome.status == 0, outcome.output.count <= largest, !outcome.output.isEmpty else {
        return nil
      }
      return outcome.output
    }
  }
}
