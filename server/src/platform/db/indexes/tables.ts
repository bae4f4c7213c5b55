export interface IndexTables {
  /** The size of an index after the server's last rebuild, which later shows how much of it is empty. */
  index_upkeep: {
    name: string
    /** Bytes on disk right after it. */
    bytes: string
    /** Number of entries right after it. */
    entries: string
    /** Bytes freed by all rebuilds of it. */
    freed: string
    rebuilt_at: Date
  }
}
