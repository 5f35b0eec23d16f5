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
        Draw the storyboards as one app: containers with what they show, in each cell, device and \
        size that is asked for
        """)
  }
  static var rows: Flag {
    Flag(
      "--rows",
      help: """
        Print what choosing each row of a table or collection does in each place instead: whether \
        it pushes, replaces the detail or presents
        """)
  }
  static var presentations: Flag {
    Flag(
      "--presentations",
      help: "With --app, draw everything that a segue presents too, over its presenter")
  }
  static var watch: Flag {
    Flag(
      "--watch",
      help: """
        Draw again whenever a document, image, font or configuration changes, until the process is \
        interrupted; a page that is open follows
        """)
  }
  static var watchLayouts: Flag {
    Flag(
      "--watch",
      help: """
        Compile again whenever a document, image, font or configuration changes, until the process \
        is interrupted
        """)
  }
  static var closedForm: Flag {
    Flag(
      "--closed-form",
      help: "Add the frames as functions of the canvas's size, with the sizes they hold for")
  }
  static var noConfiguration: Flag { Flag("--no-config", help: "Read no '.ninefold.yml' file") }
  static var isolated: Flag {
    Flag(
      "--isolated",
      help: """
        Take nothing from outside of the files and folders that the command line names: no project \
        around a document, no configuration above a folder, no note of what an earlier run wrote
        """)
  }
  static var allowEmpty: Flag {
    Flag(
      "--allow-empty",
      help: """
        Take a folder in which there is nothing to look into for nothing to do, not for an error
        """)
  }
  static var allDevices: Flag {
    Flag(
      "--all-devices",
      help: """
        Lay out on every phone and tablet that 'ninefold devices' lists, in both orientations and \
        all parts of a tablet's screen
        """)
  }
  static var withoutWeakRules: Flag {
    Flag(
      "--without-weak-rules",
      help: "Leave out the rules of the editor's canvas that fewer than three projects support",
      isHidden: true)
  }
  static var quiet: Flag {
    Flag("--quiet", short: "-q", help: "Print findings only: no sums, and no warnings of the run")
  }
  static var strict: Flag { Flag("--strict", help: "Exit with status 1 for warnings too") }
}
