import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface StudentTables {
  student: {
    org_id: string
    id: string
    /** The person's one account, shared when several issuers know the same e-mail. */
    account_id: string
    name: string
    father_name: string
    mother_name: string
    college_name: string
    course_name: string
    year: string
    roll_number: string
    mobile_number: string
    date_of_birth: string
    email: string
    /** All shown values in lower case, a line each: what the list search reads. */
    search: string
    /** The grams of `search` (see platform/db/grams.ts). */
    grams: number[]
    created_at: Timestamp
  }
  /** How many students an organisation has of each year and course. */
  student_count: {
    org_id: string
    year: string
    course_name: string
    count: string
  }
  student_import: {
    org_id: string
    id: string
    file_name: string
    /** The sheet's first row, for the download of the wrong rows. */
    header: ColumnType<string[], string[], never>
    /** The uploaded sheet, sealed under the master key until the import has ended. */
    sealed_file: Uint8Array | null
    status: 'waiting' | 'running' | 'done' | 'failed'
    /** Rows up to this one are imported: where a restarted job goes on. */
    rows_read: number
    created: number
    unchanged: number
    failed: number
    message: string
    created_at: Timestamp
  }
  /** A row that was not imported, once per wrong column. `cells` is kept on the row's first error, for the download. */
  student_import_error: {
    org_id: string
    import_id: string
    row: number
    column: string
    reason: string
    cells: ColumnType<string[] | null, string[] | null, never>
  }
}
