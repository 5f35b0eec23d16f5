extension Option where Value == String {
  static var root: Option {
    Option(
      text: "--root", "FOLDER",
      help: "Let tools work below this folder (default: the current folder); may be repeated")
  }
}

extension Flag {
  static var allowEdits: Flag {
    Flag("--allow-edit", help: "Let ib_edit and ib_merge write documents")
  }
}
