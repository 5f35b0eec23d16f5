package import InterfaceSource

/// The kinds that `DocumentCanvas` reports, about the canvas that a document declares.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofCanvas: [DiagnosticKind] = [.unknownDevice]

  package static let unknownDevice = DiagnosticKind(
    "unknown-device", .warning, .document,
    summary: "The document names a device that is not known.",
    rationale:
      "The stored frames belong to that device's screen, whose size and safe area are not known: the note "
      + "says which canvas is assumed. A later version of Interface Builder may know the device, so this is "
      + "not an error. The case of the letters does not matter.",
    cure:
      "Correct the id ('ninefold devices' lists the known ones), or choose another device in Interface Builder "
      + "and save the document.")
}
