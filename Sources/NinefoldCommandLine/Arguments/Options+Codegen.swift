import Reporting
import InterfaceEmission
import Ninefold

extension Option where Value == CodeOptions.Access {
  static var access: Option {
    Option(
      choice: "--access",
      help: "Access level of the code: internal, package or public (default: internal)")
  }
}

extension Option where Value == String {
  static var codeName: Option {
    Option(
      text: "--name", "NAME",
      help: "Name of the enum that contains the code (default: Interface)",
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
    option.description.help = """
      With --layouts, range of window sizes that the functions support (default: \
      320x320..1366x1366)
      """
    return option
  }
}

extension Flag {
  static var layouts: Flag {
    Flag(
      "--layouts",
      help: """
        Add a function for each scene that returns frames of its views in a window of any size
        """
    ).detailed("The frames are those of 'compile --size'.")
  }
}
