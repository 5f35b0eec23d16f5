package import InterfaceSource

/// Kinds that `DocumentCanvas` reports: what the document says of its canvas.
extension DiagnosticKind {
  /// The kinds that this target reports.
  package static let ofResolution: [DiagnosticKind] = [.unknownDevice]

  package static let unknownDevice = DiagnosticKind(
    "unknown-device", .warning, .document,
    summary: "The device of the canvas is none that is known.",
    rationale:
      "The stored frames belong to that device's screen, and how large it is and what covers it is not known "
      + "for sure: the note says what the canvas is taken for. A later version of Interface Builder may know "
      + "the device, so it is no error. Letters' case does not matter.",
    cure:
      "Correct the id ('ninefold devices' lists those that are known), or choose another device in Interface "
      + "Builder's canvas and save the document.",
    examples: [
      DiagnosticExample(
        .document,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <device id="↓ipad14_1" orientation="portrait"/>
            <objects/>
        </document>
        """,
        mended: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
              <device id="ipad9_7" orientation="portrait"/>
              <objects/>
          </document>
          """)
    ])
}
