package import InterfaceXML

/// The maximum sizes of a document, which bound the memory that it takes.
///
/// The standard limits are far above what real documents need. A document that exceeds a limit is
/// not read, and one finding names the limit. If there are too many findings, the first ones are
/// reported.
///
/// ```swift
/// var options = CompilerOptions(configurations: [.canvas])
/// options.limits.elements = 200_000
/// options.limits.text = 1_000_000
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).diagnostics.map(\.id))
/// ```
public struct Limits: Hashable, Sendable {
  /// The maximum size of the file, in bytes, at most 2,147,483,647.
  public var bytes = XMLLimits.standard.bytes
  /// The maximum number of elements; more are allowed if the file has 50 bytes per element.
  public var elements = XMLLimits.standard.elements
  /// The maximum number of views, controllers, bar items and scenes, which count twice; more are
  /// allowed if the file has 300 bytes per object.
  public var objects = XMLLimits.standard.objects
  /// The maximum size of the texts that views show, in bytes.
  public var text = XMLLimits.standard.text
  /// The maximum number of findings of one kind.
  public var findings = XMLLimits.standard.findings

  /// Creates the standard limits.
  public init() {}

  /// All limits, as a part of the key of what depends on them.
  package var key: String { "\(bytes) \(elements) \(objects) \(text) \(findings)" }

  package var ofXML: XMLLimits {
    var limits = XMLLimits.standard
    limits.bytes = bytes
    limits.elements = elements
    limits.objects = objects
    limits.text = text
    limits.findings = findings
    return limits
  }
}
