class Page {
  func open() { _ = UIStoryboard(name: "Main", bundle: nil) }
}
