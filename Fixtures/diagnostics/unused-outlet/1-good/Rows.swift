class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
}
