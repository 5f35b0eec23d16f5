import NinefoldCommandLine
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ([], "missing command"),
    (["compil"], "unknown command 'compil'; did you mean 'compile'?"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["xyzzy"], "unknown command 'xyzzy'"),
    (["compile"], "missing argument: a document or folder"),
    (["compile", ""], "an argument is empty"),
    (["compile", "--outptu", "x", "y"], "unknown option '--outptu'; did you mean '--output'?"),
    (["compile", "-x"], "unknown option '-x'"),
    (["compile", "-o"], "--output needs a value: FOLDER"),
    (["compile", "-oA", "-o", "B", "x"], "--output is given twice"),
    (
      ["compile", "-oA", "--depfile", "-", "x"],
      "invalid value '-' for --depfile: expected the path of a file"
    ),
    (
      ["lint", "--write-baseline", "-", "x"],
      "invalid value '-' for --write-baseline: expected the path of a file"
    ),
    (["lint", "--strict=yes", "x"], "--strict takes no value"),
    (
      ["lint", "--jobs", "0", "x"], "invalid value '0' for --jobs: expected a number from 1 to 256"
    ),
    (["lint", "--cell", "wX-hC", "x"], "invalid value 'wX-hC' for --cell: expected a cell"),
    (
      ["lint", "--device", "retina4_7:split-1/3", "x"],
      "invalid value 'retina4_7:split-1/3' for --device: only an iPad screen can be shared; did you "
        + "mean 'retina4_7'?"
    ),
    (
      ["lint", "--device", "ipad9_7:split-1/2", "x"],
      "invalid value 'ipad9_7:split-1/2' for --device: two windows have the same width only in "
        + "landscape; did you mean 'ipad9_7:landscape:split-1/2'?"
    ),
    (
      ["lint", "--device", "ipad9_7:split-1/4", "x"],
      "invalid value 'ipad9_7:split-1/4' for --device: expected an id or product that"
    ),
    (
      ["compile", "--keyboard", "x"],
      "the keyboard can be shown only on a device: its height depends on it"
    ),
    (
      ["compile", "--keyboard", "--device", "retina4_7", "--size", "700x700", "x"],
      "the keyboard can be shown only on a device: its height depends on it"
    ),
    (
      ["lint", "--keyboard", "--cell", "canvas", "x"],
      "the keyboard can be shown only on a device: its height depends on it"
    ),
    (
      ["compile", "--keyboard", "--device", "appleTV", "x"],
      "invalid value 'appleTV' for --device: the height of its keyboard is unknown"
    ),
    (
      [
        "preview", "--keyboard", "--device", "retina4_7", "--html", "y", "--resize", "1x1..2x2",
        "x",
      ],
      "--resize and --keyboard cannot be combined: windows of any size have no keyboard"
    ),
    (
      ["transition", "--from", "wC-hR", "--to-keyboard", "x"],
      "the keyboard can be shown only on a device: its height depends on it"
    ),
    (
      ["transition", "--from", "mac", "--to-keyboard", "x"],
      "invalid value 'mac' for --to: the height of its keyboard is unknown"
    ),
    (
      ["transition", "--from", "retina4_7", "--keyboard", "--to-keyboard", "x"],
      "--keyboard cannot be combined with --from-keyboard or --to-keyboard"
    ),
    (
      ["transition", "--tour", "ipad9_7", "--to-keyboard", "x"],
      "--tour cannot be combined with --from, --to, their traits or their keyboards"
    ),
    (["flow", "--keyboard", "x"], "unknown option '--keyboard'"),
    (["devices", "x"], "unknown device 'x'"),
    (["devices", "ipad9_8"], "unknown device 'ipad9_8'"),
    (["devices", "iPhone 15:landscape"], "unknown device 'iPhone 15:landscape'"),
    (
      ["devices", "iphone 15 porr"],
      "unknown device 'iphone 15 porr'; did you mean 'iPhone 15 Pro'?"
    ),
    (
      ["compile", "--style", "drak", "x"],
      "invalid value 'drak' for --style: expected light or dark; did you mean 'dark'?"
    ),
    (
      ["compile", "--contrast", "hihg", "x"],
      "invalid value 'hihg' for --contrast: expected normal or high; did you mean 'high'?"
    ),
    (
      ["compile", "--os", "6", "x"], "invalid value '6' for --os: expected a version of iOS from 7"
    ),
    (
      ["compile", "--sdk", "28", "x"],
      "invalid value '28' for --sdk: expected a version of the iOS SDK from 7 to 27"
    ),
    (
      ["compile", "--cell", "canvas", "--sdk", "26", "x"],
      "--sdk has no effect on the canvas: specify a cell, device or size"
    ),
    (["compile", "--size", "694", "x"], "invalid value '694' for --size: expected a size such as"),
    (["compile", "--size", "0x9", "x"], "invalid value '0x9' for --size: expected a size such as"),
    (
      ["compile", "--content-size", "AX6", "x"],
      "invalid value 'AX6' for --content-size: expected one of xSmall, small, medium, large, xLarge, "
        + "xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5; did you mean 'AX1'?"
    ),
    (
      ["compile", "--style", "dark", "--traits", "userInterfaceStyle=light", "x"],
      "--style and --traits set the same trait to different values"
    ),
    (
      ["compile", "--cell", "canvas", "--os", "9", "x"],
      "--os has no effect on the canvas: specify a cell, device or size"
    ),
    (["why", "x", "id", "--content-size", "AX5"], "--content-size has no effect on the canvas"),
    (["compile", "--text", "stored", "--style", "dark", "x"], "--style has no effect on the"),
    (
      ["compile", "--style", "drak", "x"],
      "invalid value 'drak' for --style: expected light or dark"
    ),
    (
      ["compile", "--traits", "userInterfaceStil=drak", "x"],
      "invalid value 'userInterfaceStil=drak' for --traits: expected NAME=VALUE,… with each NAME once"
    ),
    (
      ["compile", "--traits", "displayScale=2,displayScale=3", "x"],
      "invalid value 'displayScale=2,displayScale=3' for --traits"
    ),
    (["compile", "--traits", "", "x"], "invalid value '' for --traits"),
    (
      ["compile", "--findings", "no", "x"],
      "invalid value 'no' for --findings: expected report or ignore"
    ),
    (
      ["lint", "--text", "stored", "--cell", "wC-hC", "x"],
      "--text stored applies only to the canvas"
    ),
    (
      ["preview", "x", "-oA", "--sheets-only", "--cell", "canvas"],
      "--sheets-only requires a cell or device: the canvas alone has no sheet"
    ),
    (
      ["preview", "x", "-oA", "--sheets-only", "--text", "stored"],
      "--sheets-only requires a cell or"
    ),
    (["preview", "x"], "--output is required: pictures are written to files"),
    (["dump", "x"], "--stage is required: expected events, document, resolved, constraints or"),
    (["dump", "--stage", "events", "x", "y"], "unexpected argument 'y'"),
    (
      ["explain", "duplicat-id"], "unknown diagnostic 'duplicat-id'; did you mean 'duplicate-"
    ),
    (["compile", "/dev/null/x", "-oA"], "cannot read '/dev/null/x': a part of the path is not"),
    (["compile", "-o", "A", "-", "-"], "'-' and '-' would both write 'A/stdin'"),
  ])
  func usageErrorsAreReported(arguments: [String], message: String) {
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
  func mistypedDevicesAreRejected(name: String, nearest: String?) {
    let run = ToolRun(["lint", "--device", name, "x"])
    #expect(run.status == .failure)
    let line = run.error.split(separator: "\n").first.map { String($0) }
    #expect(
      line
        == "ninefold: error: invalid value '\(name)' for --device: expected an id or product that "
        + "'ninefold devices' lists, then [:zoomed][:landscape][:split-1/3]"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  @Test func layoutsAreNamedByTheirWindow() {
    let run = ToolRun(
      ["compile", "--device", "ipad9_7:landscape:split-1/3", "-"], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains(#""name": "device:ipad9_7:landscape:split-1/3""#), "\(run.error)")
  }
}
