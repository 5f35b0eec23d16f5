class Page {
  func open() { performSegue(withIdentifier: "↓shwo", sender: nil) }
}
