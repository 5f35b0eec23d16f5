import Reporting

/// An option without a value.
struct Flag: DeclaredOption {
  var description: OptionDescription

  init(_ name: String, short: String? = nil, help: String, isHidden: Bool = false) {
    description = OptionDescription(
      name: name, short: short, placeholder: nil, help: help, isHidden: isHidden)
  }

  static var help: Flag { Flag("--help", short: "-h", help: "Print this help") }
  static var sheetsOnly: Flag {
    Flag("--sheets-only", help: "Write only the contact sheets of each scene")
  }
  static var app: Flag {
    Flag(
      "--app",
      help: """
        Draw all storyboards as one app, with containers and their content, in each requested \
        cell, device and size
        """)
  }
  static var rows: Flag {
    Flag(
      "--rows",
      help: """
        Instead, print what selecting each row of a table or collection view does
        """
    ).detailed("In each configuration, it pushes, replaces the detail or presents.")
  }
  static var presentations: Flag {
    Flag(
      "--presentations",
      help: "With --app, also draw everything that a segue presents, over its presenter")
  }
  static var watch: Flag {
    Flag(
      "--watch",
      help: """
        Draw again whenever a document, image, font or configuration changes
        """
    ).detailed("It ends when it is interrupted. An open page updates itself.")
  }
  static var watchLayouts: Flag {
    Flag(
      "--watch",
      help: """
        Compile again whenever a document, image, font or configuration changes, until interrupted
        """)
  }
  static var closedForm: Flag {
    Flag(
      "--closed-form",
      help: "Add frames as functions of the canvas size, with the sizes for which they are valid")
  }
  static var noConfiguration: Flag { Flag("--no-config", help: "Ignore all '.ninefold.yml' files") }
  static var isolated: Flag {
    Flag(
      "--isolated",
      help: """
        Use only the named files and folders
        """
    ).detailed(
      """
      The project around a document, configurations above a folder and records of earlier runs are \
      not read.
      """)
  }
  static var noCache: Flag {
    Flag("--no-cache", help: "Neither use nor keep the output of earlier runs")
  }
  static var allowEmpty: Flag {
    Flag(
      "--allow-empty",
      help: "Treat a folder with nothing to process as a success instead of an error")
  }
  static var allDevices: Flag {
    Flag(
      "--all-devices",
      help: """
        Lay out on all phones and tablets that 'ninefold devices' lists
        """
    ).detailed("Both orientations and all parts of a tablet's screen are included.")
  }
  static var keyboard: Flag {
    Flag(
      "--keyboard",
      help: """
        Show the system keyboard; requires --device or --all-devices
        """
    ).detailed("Keyboard layout guides follow it.")
  }
  static var keyboardOnBothSides: Flag {
    Flag("--keyboard", help: "Show the system keyboard before and after the change")
  }
  static var fromKeyboard: Flag {
    Flag("--from-keyboard", help: "Show the system keyboard before the change only")
  }
  static var toKeyboard: Flag {
    Flag("--to-keyboard", help: "Show the system keyboard after the change only")
  }
  static var withoutWeakRules: Flag {
    Flag(
      "--without-weak-rules",
      help: "Leave out the canvas rules that fewer than three projects support",
      isHidden: true)
  }
  static var quiet: Flag {
    Flag(
      "--quiet", short: "-q",
      help: """
        Print only findings: no summary and no warnings about the run
        """)
  }
  static var strict: Flag { Flag("--strict", help: "Exit with status 1 for warnings too") }
}
