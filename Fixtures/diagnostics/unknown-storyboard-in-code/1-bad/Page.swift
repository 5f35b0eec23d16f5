class Page {
  func open() { _ = UIStoryboard(name: "↓Mian", bundle: nil) }
}
