import Ninefold

extension Option where Value == QuestionFormat {
  static var questionFormat: Option {
    Option(choice: "--format", help: "Output format: text or json (default: text)")
  }
}

extension Option where Value == Int {
  static var depth: Option {
    Option(
      "--depth", "N", help: "Print N levels of objects below each scene",
      expected: "a number from 0"
    ) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }
  }
}

extension Option where Value == String {
  static var outlinedScene: Option {
    Option(
      text: "--scene", "SCENE",
      help: "Print only one scene: its id, or the id, name or class of its controller",
      expected: "the name of a scene")
  }

  static var foundClass: Option {
    Option(
      text: "--class", "CLASS",
      help: "Of this class: an element, a class of UIKit or a custom class",
      expected: "the name of a class")
  }

  static var foundText: Option {
    Option(
      text: "--text", "TEXT", help: "With a text that contains this one, ignoring case",
      expected: "a text")
  }

  static var foundOutlet: Option {
    Option(
      text: "--outlet", "NAME", help: "Connected to an outlet with this name",
      expected: "the name of an outlet")
  }

  static var foundAction: Option {
    Option(
      text: "--action", "SELECTOR", help: "That send or receive the action with this selector",
      expected: "a selector such as save:")
  }

  static var foundLabel: Option {
    Option(
      text: "--label", "TEXT",
      help: "Whose Xcode label or identifier contains this text, ignoring case",
      expected: "a text")
  }

  static var foundProperty: Option {
    Option(
      text: "--property", "NAME[=VALUE]",
      help: "With this property, as 'ninefold inspect' names it, or with this value of it",
      expected: "a property such as numberOfLines=0")
  }
}

extension Flag {
  static var frames: Flag {
    Flag("--frames", help: "Add the frames on the canvas: x, y, width and height in the superview")
  }
}

extension Option where Value == RecipeCommand.Format {
  static var recipeFormat: Option {
    Option(choice: "--format", help: "Output format: markdown or json (default: markdown)")
  }
}
