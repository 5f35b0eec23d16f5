import InterfaceSource
package import Ninefold
import Synchronization

/// Converts PDF images for the pictures of a run: renders the first page as SVG with poppler's
/// `pdftocairo`, in a separate process with limited memory and time.
///
/// Conversions are cached because many documents show the same images.
package final class PDFConversion: Sendable {
  private typealias Conversion = Result<[UInt8]?, PlaceholderReason>

  private let cache = Mutex<[String: Conversion]>([:])
  private let time = ProgramTime(seconds: 300)
  private let placeholders = Mutex<Set<EnvironmentWarning>>([])
  /// Whether the program was needed and is not installed.
  private let lacksProgram = Mutex(false)
  /// The maximum size of a conversion's result, in bytes.
  private static let largest = 4 << 20
  private static let bounds = ProgramBounds(
    seconds: 20, output: largest, processorSeconds: 10, memory: 2 << 20)

  /// Creates a converter with an empty cache.
  package init() {}

  /// Returns the page as SVG, or `nil` if there is no converter.
  package func svg(_ bytes: [UInt8]) throws(PlaceholderReason) -> [UInt8]? {
    let digest = Digest(of: bytes).description
    if let done = cache.withLock({ $0[digest] }) { return try done.get() }
    let conversion = convert(bytes)
    cache.withLock { $0[digest] = conversion }
    return try conversion.get()
  }

  /// Records that an image is drawn as a placeholder.
  package func note(_ path: String, _ reason: PlaceholderReason) {
    placeholders.withLock { _ = $0.insert(.placeholder(path: path, reason)) }
  }

  /// The warnings about a missing converter and about placeholders, in the order of the paths.
  package var warnings: [EnvironmentWarning] {
    let all = placeholders.withLock(\.self).sorted { $0.message < $1.message }
    return lacksProgram.withLock(\.self) ? [.noPDFConverter] + all : all
  }

  private func convert(_ bytes: [UInt8]) -> Conversion {
    guard let program = ProgramPath.find("pdftocairo") else {
      lacksProgram.withLock { $0 = true }
      return .success(nil)
    }
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
