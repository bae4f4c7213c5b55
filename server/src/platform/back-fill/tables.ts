export interface BackFillTables {
  /** How far each back-fill has come. */
  back_fill: {
    name: string
    /** By the database's clock. If an older process was seen after this, it may have left gaps. */
    begun_at: Date
    /** The place after which it continues; '' at the start. */
    place: string
    done_at: Date | null
  }
}
