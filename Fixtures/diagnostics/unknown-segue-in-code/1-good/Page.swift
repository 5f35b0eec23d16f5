class Page {
  func open() { performSegue(withIdentifier: "show", sender: nil) }
}
