import Reporting

extension Option where Value == String {
  static var scene: Option {
    Option(
      text: "--scene", "NAME",
      help: """
        Record only the scene with this id, storyboard identifier or title; may be repeated
        """,
      expected: "the name of a scene")
  }

  static var mask: Option {
    Option(
      text: "--mask", "ID",
      help: """
        Do not compare the object with this id and what it contains; may be repeated
        """,
      expected: "the id of an object")
  }
}

extension Option where Value == Double {
  static var tolerance: Option {
    Option(
      "--tolerance", "POINTS",
      help: "Ignore differences of lengths up to POINTS (default: 0)",
      expected: "a number of points from 0 to 1000"
    ) { text in Double(text).flatMap { (0...1000).contains($0) ? $0 : nil } }
  }

  static var threshold: Option {
    Option(
      "--threshold", "PERCENT",
      help: """
        Ignore changes in a scene whose frames cover at most PERCENT of its area (default: 0)
        """,
      expected: "a number from 0 to 100"
    ) { text in Double(text).flatMap { (0...100).contains($0) ? $0 : nil } }
  }
}

extension Option where Value == VerifyCommand.Format {
  static var differenceFormat: Option {
    Option(
      choice: "--format",
      help: "Format of pictures: svg, or png, which requires rsvg-convert (default: svg)")
  }
}

extension Flag {
  static var record: Flag {
    Flag("--record", help: "Replace the references of documents that are different")
  }
}
