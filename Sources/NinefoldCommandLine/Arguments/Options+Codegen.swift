import Reporting
import InterfaceEmission
import Ninefold

extension Option where Value == CodeOptions.Access {
  static var access: Option {
    Option(
      choice: "--access",
      help: "Who may see the code: the module (internal, the default), the package or everybody")
  }
}

extension Option where Value == String {
  static var codeName: Option {
    Option(
      text: "--name", "NAME",
      help: "The enum around everything is called NAME instead of Interface",
      expected:
        "a name of Latin letters, digits and underscores that does not start with a digit and is not "
        + "reserved by Swift or the generated code"
    ) { CodeOptions.isName($0) ? $0 : nil }
  }
}

extension Option where Value == ResizeRange {
  static var layoutSizes: Option {
    var option = Option.resize
    option.description.name = "--sizes"
    option.description.help =
      "With --layouts, the windows between these two sizes are known; 320x320..1366x1366 by default"
    return option
  }
}

extension Flag {
  static var layouts: Flag {
    Flag(
      "--layouts",
      help: """
        Add a function for each scene that says where its views lie in a window of a size, as \
        'compile --size' lays it out, without a solver
        """)
  }
}
