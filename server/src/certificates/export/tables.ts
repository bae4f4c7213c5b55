export interface ExportTables {
  /** A sealed part of an export's file, which is assembled while it is read. */
  export_piece: {
    org_id: string
    batch_id: string
    /** Pieces are read in the order of their ids, which begin with a certificate's id: oldest first. */
    id: string
    /** The name within an archive; null for the rows of a sheet. */
    sealed_name: Uint8Array | null
    sealed: Uint8Array
  }
}
