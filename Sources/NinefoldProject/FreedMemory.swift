import CBeneath

/// Memory that this process no longer uses.
package enum FreedMemory {
  /// Gives it back to the system.
  ///
  /// The allocator keeps the small blocks of a run over many documents for further small blocks. What
  /// comes next needs large ones, for which it takes new memory.
  package static func release() { ninefold_release_freed_memory() }
}
