import Reporting
import Ninefold

extension Option where Value == ConfigurationRequest {
  static var from: Option { environment("--from", "Configuration before the change") }
  static var to: Option { environment("--to", "Configuration after the change") }

  /// Returns an option for a cell, a device's window or a size.
  private static func environment(_ name: String, _ what: String) -> Option {
    Option(
      name, "STATE",
      help: what
        + ", such as 'iPad Air 2:landscape:split-1/3', wC-hR, 694x768 or ipad:700x900",
      expected:
        """
        a device such as ipad9_7:landscape:split-1/3, a cell such as wC-hR, a size such as 694x768 \
        or a window such as ipad:700x900
        """,
      nearest: { DeviceNearMiss.nearest(to: $0) }
    ) { text in
      guard text != "canvas" else { return nil }
      return Option.cell.parse(text) ?? Option.size.parse(text) ?? Option.window.parse(text)
        ?? Option<[ConfigurationRequest]>.device.parse(text)?.first
    }
    .refusing { DeviceNearMiss.reason(against: $0) ?? Option.window.reason($0) }
    .detailed(
      """
      STATE is a device, cell, size or window as for --device, --cell, --size or --window of other \
      commands.
      """
    )
    .offering(.asked(.states))
  }
}

extension Option where Value == TraitCollection {
  static var fromTraits: Option { oneSide("--from-traits", "before") }
  static var toTraits: Option { oneSide("--to-traits", "after") }

  /// Returns an option for the traits of one side of a transition.
  private static func oneSide(_ name: String, _ side: String) -> Option {
    Option(
      name, "NAME=VALUE,…",
      help: """
        Override traits \(side) the change only; --traits overrides them on both sides
        """,
      expected: Option.traits.expected(), nearest: { Option.traits.nearest($0) }
    ) { Option.traits.parse($0) }
    .offering(.settings(TraitSetting.offered))
  }
}

extension Option where Value == ConfigurationRequest.DeviceWindow {
  static var tour: Option {
    Option(
      "--tour", "DEVICE",
      help: """
        Report each step of a multitasking tour on this device
        """,
      expected: "an id or product that 'ninefold devices' lists",
      nearest: { DeviceNearMiss.nearest(to: $0) }
    ) { $0.contains(":") ? nil : ConfigurationRequest.DeviceWindow(name: $0) }
    .detailed(
      """
      The steps are full screen, two thirds, half, a third, Slide Over, rotated, full screen, rotated \
      back; on a phone, rotated and rotated back; on iPhone Duo, also unfolded, rotated and folded.
      """
    )
    .offering(.asked(.devices))
  }
}

extension Option where Value == TransitionCommand.Format {
  static var transitionFormat: Option {
    Option(
      choice: "--format", "FORMAT",
      help: """
        Output format: text, json or svg, an animation between the two layouts (default: text)
        """, suggests: false)
  }
}
