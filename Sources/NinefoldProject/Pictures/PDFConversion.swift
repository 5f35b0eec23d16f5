import InterfaceSource
package import Ninefold
import Synchronization

/// Draws images for the pictures of a run: turns the first page of PDF files into SVG with poppler's `pdftocairo`, in a process of its own that may take neither
/// much memory nor much time.
///
/// What was converted once is kept: many documents show the same images.
package final class PDFConversion: Sendable {
  private typealias Conversion = Result<[UInt8]?, PlaceholderReason>

  private let known = Mutex<[String: Conversion]>([:])
  private let time = ProgramTime(seconds: 300)
  private let placeholders = Mutex<Set<EnvironmentWarning>>([])
  /// The most bytes that a conversion is taken with.
  private static let largest = 4 << 20
  private static let bounds = ProgramBounds(
    seconds: 20, output: largest, processorSeconds: 10, memory: 2 << 20)

  /// Nothing is converted yet.
  package init() {}

  /// The page as SVG; nil where there is no converter.
  package func svg(_ bytes: [UInt8]) throws(PlaceholderReason) -> [UInt8]? {
    let digest = Digest(of: bytes).description
    if let done = known.withLock({ $0[digest] }) { return try done.get() }
    let conversion = convert(bytes)
    known.withLock { $0[digest] = conversion }
    return try conversion.get()
  }

  /// Notes that an image is drawn as a placeholder.
  package func note(_ path: String, _ reason: PlaceholderReason) {
    placeholders.withLock { _ = $0.insert(.placeholder(path: path, reason)) }
  }

  /// What was drawn as placeholders, in the order of the paths.
  package var warnings: [EnvironmentWarning] {
    placeholders.withLock(\.self).sorted { $0.message < $1.message }
  }

  private func convert(_ bytes: [UInt8]) -> Conversion {
    guard let program = ProgramPath.find("pdftocairo") else { return .success(nil) }
    let arguments = ["-svg", "-f", "1", "-l", "1", "-", "-"]
    let outcome = try? Subprocess.run(
      program, arguments, input: bytes, within: Self.bounds, of: time)
    switch outcome?.end {
    case .outOfTime: return .failure(.slowConversion)
    case .tooMuchOutput: return .failure(.largeConversion(limit: Self.largest))
    default: break
    }
    guard let svg = outcome?.success, !svg.isEmpty else { return .failure(.failedConversion) }
    return .success(svg)
  }
}
