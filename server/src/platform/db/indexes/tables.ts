export interface IndexTables {
  /** What the server's last rebuilding of an index left, which shows later how much of it is empty. */
  index_upkeep: {
    name: string
    /** On disk right after it. */
    bytes: string
    /** Its entries then. */
    entries: string
    /** Bytes that all rebuildings of it have freed. */
    freed: string
    rebuilt_at: Date
  }
}
