package import InterfaceSource

/// The kinds that `DocumentCanvas` reports, about the canvas that a document declares.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofCanvas: [DiagnosticKind] = [.unknownDevice]

  package static let unknownDevice = DiagnosticKind(
    "unknown-device", .warning, .document,
    summary: "The document names an unknown device.",
    rationale:
      "The stored frames belong to the device's screen, whose size and safe area are unknown; a "
      + "note states which canvas is assumed. A later version of Interface Builder may know the "
      + "device, so this is not an error. The case of the id is ignored.",
    remedy:
      "Correct the id ('ninefold devices' lists the known ones), or select another device in "
      + "Interface Builder and save the document.")
}
