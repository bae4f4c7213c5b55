import type { ImportColumns, ImportProblemKind, ImportStatus } from '@credenza/schema'
import type { ColumnType } from 'kysely'
import type { ErrorSentence } from '../../platform/http/api-error.ts'
import type { DateFacts, ListPlace } from './import/layout.ts'

type Timestamp = ColumnType<Date, Date, Date>

export interface StudentTables {
  student: {
    org_id: string
    id: string
    /** The person's one account, shared when several issuers know the same email. */
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
    /** All shown values in lower case, one per line, for the list search. */
    search: string
    /** The grams of `search` (see platform/db/grams.ts). */
    grams: number[]
    created_at: Timestamp
    /** The import that added the student; null if another way did, or an earlier release. */
    import_id: ColumnType<string | null, string | null | undefined, never>
    /** Whether somebody else has named the student of an import since, such as another list; null if nobody has. */
    named_again: ColumnType<true | null, never, true>
  }
  /** Students outside the default list: nothing can be issued to them, and nothing issued changes. */
  archived_student: {
    org_id: string
    student_id: string
    /** The batch that archived the student. */
    batch_id: string
    archived_at: Timestamp
  }
  /** What undoing a batch restores for one student. Kept for a day. */
  student_undo: {
    org_id: string
    batch_id: string
    student_id: string
    /** The details before an edit; null for those it did not change. */
    college_name: string | null
    course_name: string | null
    year: string | null
    /** For a restored student: the batch that had archived them, and when; otherwise null. */
    archived_by: string | null
    archived_at: Timestamp | null
    kept_at: Timestamp
  }
  /**
   * Links emailed to students, with an invitation (`mail_id`) or with a certificate. Each lets the owner of the mailbox choose
   * the first password of the account.
   */
  student_invitation: {
    org_id: string
    /** SHA-256 of the token; the token itself is never stored. */
    token_hash: Uint8Array
    /** Null for a holder whom the issuer knows only through an upload. */
    student_id: string | null
    account_id: string
    /** Where it was sent. The link ends once the account has another email. */
    email: string
    /** The email of an invitation, in the outbox; null for a link in a certificate's email. */
    mail_id: string | null
    sent_at: Timestamp
    expires_at: Timestamp
    /** When the student chose a password with it. */
    accepted_at: Timestamp | null
  }
  /** An organisation's number of students in each year and course, without archived ones. */
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
    /** Size of the sheet, whose sealed parts are in `student_import_part`. */
    file_bytes: number
    /** Where the list is in its spreadsheet. */
    place: ColumnType<ListPlace, string, string>
    /** The names of its columns, for lists of earlier releases; for others they are sealed. */
    header: ColumnType<string[], string, string>
    /** The names of its columns as sealed JSON, until the findings are deleted. */
    sealed_header: Uint8Array | null
    /** The top of every sheet as sealed JSON, stored until the import has ended. */
    sealed_tops: Uint8Array | null
    /** Facts about the order of day and month, once they have mattered. */
    dates: ColumnType<DateFacts | null, string | null, string | null>
    columns: ColumnType<ImportColumns, string, string>
    status: ImportStatus
    /** Counts the passes over the sheet. Jobs of an earlier pass do nothing. */
    round: number
    /** The last row that is done in this round. A restarted job continues after it. */
    rows_read: number
    /** The last row, once the sheet has been read to its end; otherwise 0. */
    last_row: number
    created: number
    changed: number
    unchanged: number
    failed: number
    update_existing: boolean
    /** Why it failed. */
    why: ColumnType<ErrorSentence | null, string | null, string | null>
    created_at: Timestamp
    /** When everything was written or it failed; null until then, and where an earlier release ended it. */
    ended_at: ColumnType<Date | null, undefined, Date>
  }
  /** The uploaded sheet in pieces, each sealed under the master key, until the import has ended. */
  student_import_part: {
    org_id: string
    import_id: string
    part: number
    sealed: Uint8Array
  }
  /** Why a row is left out, once per wrong column. The row's cells are sealed with its first error, for the download. */
  student_import_error: {
    org_id: string
    import_id: string
    row: number
    column: string
    kind: ImportProblemKind
    why: ErrorSentence
    sealed_cells: Uint8Array | null
  }
  /** A row of the list that is about no student, with its text sealed. */
  student_import_aside: {
    org_id: string
    import_id: string
    row: number
    kind: 'heading' | 'total' | 'note' | 'hidden'
    sealed: Uint8Array
  }
  /** The rows of a chunk that would be imported, as sealed JSON, from the review until the import has ended. */
  student_import_accepted: {
    org_id: string
    import_id: string
    up_to: number
    sealed: Uint8Array
  }
  /** An existing student whose details differ in the sheet: who, and the differences, as sealed JSON. */
  student_import_change: {
    org_id: string
    import_id: string
    row: number
    sealed: Uint8Array
  }
}
