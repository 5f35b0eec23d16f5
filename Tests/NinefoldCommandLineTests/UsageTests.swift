import NinefoldCommandLine
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ([], "a command is missing"),
    (["compil"], "unknown command 'compil'; did you mean 'compile'?"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["xyzzy"], "unknown command 'xyzzy'"),
    (["compile"], "a document or folder is missing"),
    (["compile", ""], "an argument is empty"),
    (["compile", "--outptu", "x", "y"], "unknown option '--outptu'; did you mean '--output'?"),
    (["compile", "-x"], "unknown option '-x'"),
    (["compile", "-o"], "--output needs a value: FOLDER"),
    (["compile", "-oA", "-o", "B", "x"], "--output is given twice"),
    (
      ["compile", "-oA", "--depfile", "-", "x"],
      "--depfile does not take '-': it takes the path of a file"
    ),
    (
      ["lint", "--write-baseline", "-", "x"],
      "--write-baseline does not take '-': it takes the path of a file"
    ),
    (["lint", "--strict=yes", "x"], "--strict takes no value"),
    (["lint", "--jobs", "0", "x"], "--jobs does not take '0': it takes a number from 1 to 256"),
    (["lint", "--cell", "wX-hC", "x"], "--cell does not take 'wX-hC': it takes a cell"),
    (
      ["lint", "--device", "retina4_7:split-1/3", "x"],
      "--device does not take 'retina4_7:split-1/3': only an iPad screen can be shared; did you "
        + "mean 'retina4_7'?"
    ),
    (
      ["lint", "--device", "ipad9_7:split-1/2", "x"],
      "--device does not take 'ipad9_7:split-1/2': two windows have the same width only in "
        + "landscape; did you mean 'ipad9_7:landscape:split-1/2'?"
    ),
    (
      ["lint", "--device", "ipad9_7:split-1/4", "x"],
      "--device does not take 'ipad9_7:split-1/4': it takes an id or product that"
    ),
    (["devices", "x"], "no device is called 'x'"),
    (["devices", "ipad9_8"], "no device is called 'ipad9_8'"),
    (["devices", "iPhone 15:landscape"], "no device is called 'iPhone 15:landscape'"),
    (
      ["devices", "iphone 15 porr"],
      "no device is called 'iphone 15 porr'; did you mean 'iPhone 15 Pro'?"
    ),
    (
      ["compile", "--style", "drak", "x"],
      "--style does not take 'drak': it takes light or dark; did you mean 'dark'?"
    ),
    (
      ["compile", "--contrast", "hihg", "x"],
      "--contrast does not take 'hihg': it takes normal or high; did you mean 'high'?"
    ),
    (["compile", "--os", "6", "x"], "--os does not take '6': it takes a version of iOS from 7"),
    (["compile", "--size", "694", "x"], "--size does not take '694': it takes a size such as"),
    (["compile", "--size", "0x9", "x"], "--size does not take '0x9': it takes a size such as"),
    (
      ["compile", "--content-size", "AX6", "x"],
      "--content-size does not take 'AX6': it takes one of xSmall, small, medium, large, xLarge, "
        + "xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5; did you mean 'AX1'?"
    ),
    (
      ["compile", "--style", "dark", "--traits", "userInterfaceStyle=light", "x"],
      "--style and --traits set the same trait otherwise"
    ),
    (
      ["compile", "--cell", "canvas", "--os", "9", "x"],
      "--os changes nothing in the canvas: name a cell, device or size"
    ),
    (["why", "x", "id", "--content-size", "AX5"], "--content-size changes nothing in the canvas"),
    (["compile", "--text", "stored", "--style", "dark", "x"], "--style changes nothing in the"),
    (["compile", "--style", "drak", "x"], "--style does not take 'drak': it takes light or dark"),
    (
      ["compile", "--traits", "userInterfaceStil=drak", "x"],
      "--traits does not take 'userInterfaceStil=drak': it takes NAME=VALUE,… with each NAME once"
    ),
    (
      ["compile", "--traits", "displayScale=2,displayScale=3", "x"],
      "--traits does not take 'displayScale=2,displayScale=3'"
    ),
    (["compile", "--traits", "", "x"], "--traits does not take ''"),
    (
      ["compile", "--findings", "no", "x"],
      "--findings does not take 'no': it takes report or ignore"
    ),
    (["lint", "--text", "stored", "--cell", "wC-hC", "x"], "--text stored lays out in the canvas"),
    (
      ["preview", "x", "-oA", "--sheets-only", "--cell", "canvas"],
      "--sheets-only draws cells and devices, not the canvas alone"
    ),
    (
      ["preview", "x", "-oA", "--sheets-only", "--text", "stored"], "--sheets-only draws cells and"
    ),
    (["preview", "x"], "--output is missing: pictures are written to files"),
    (["dump", "x"], "--stage is missing: it takes events, document, resolved, constraints or"),
    (["dump", "--stage", "events", "x", "y"], "unexpected argument 'y'"),
    (
      ["explain", "duplicat-id"], "no diagnostic is called 'duplicat-id'; did you mean 'duplicate-"
    ),
    (["compile", "/dev/null/x", "-oA"], "cannot read '/dev/null/x': a part of the path is not"),
    (["compile", "-o", "A", "-", "-"], "'-' and '-' would both write 'A/stdin'"),
  ])
  func mistakes(arguments: [String], message: String) {
    let run = ToolRun(arguments)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("ninefold: error: \(message)"), "\(run.error)")
  }

  @Test func anythingAfterTwoDashesIsAnOperand() {
    let run = ToolRun(["lint", "--", "--strict"])
    #expect(run.error == "ninefold: error: cannot read '--strict': no such file or folder\n")
  }

  @Test(arguments: ["wC-hR", "wCompact-hRegular"])
  func cellsHaveTwoSpellings(cell: String) {
    let run = ToolRun(["compile", "--cell", cell, "-"], input: Sample.xib())
    #expect(run.status == .clean)
    #expect(run.output.contains(#""name": "wCompact-hRegular""#))
    #expect(!run.output.contains(#""name": "canvas""#))
  }

  @Test(arguments: [
    ("retina47", "retina4_7"), ("iPhone 15 Por:landscape", "iPhone 15 Pro:landscape"),
    ("iphone15pro", "iPhone 15 Pro"), ("iPhone X:lanscape", "iPhone X:landscape"),
    ("ipad9-7:split1/3", "ipad9_7:split-1/3"), ("iPad Mini6", "iPad mini 6"),
    ("iPhone 99", nil), ("toaster", nil), ("", nil), (":", nil),
    ("retina4_7:landscape:landscape:landscape", nil),
  ])
  func mistypedDevices(name: String, nearest: String?) {
    let run = ToolRun(["lint", "--device", name, "x"])
    #expect(run.status == .failure)
    let line = run.error.split(separator: "\n").first.map { String($0) }
    #expect(
      line == "ninefold: error: --device does not take '\(name)': it takes an id or product that "
        + "'ninefold devices' lists, then [:landscape][:split-1/3]"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  @Test func devicesAreNamedByTheirWindows() {
    let run = ToolRun(
      ["compile", "--device", "ipad9_7:landscape:split-1/3", "-"], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains(#""name": "device:ipad9_7:landscape:split-1/3""#), "\(run.error)")
  }
}
