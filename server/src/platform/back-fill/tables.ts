export interface BackFillTables {
  /** How far each back-fill has come. */
  back_fill: {
    name: string
    /** By the database's clock: a process that is older and was seen since then may have left gaps. */
    begun_at: Date
    /** The place after which it goes on; '' at the start. */
    place: string
    done_at: Date | null
  }
}
