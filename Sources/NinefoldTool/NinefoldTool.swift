import NinefoldCommandLine

/// The program `ninefold`.
@main enum NinefoldTool {
  static func main() { Tool.main() }
}
