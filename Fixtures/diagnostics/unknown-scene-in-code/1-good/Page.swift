class Page {
  func open() { _ = board.instantiateViewController(withIdentifier: "Page") }
}
