import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saidBy } from './said-by.ts'
import { studentFields } from './student.ts'

/** Whether 03/04/2000 is 3 April or 4 March. */
export const dateOrder = z.enum(['day-first', 'month-first'])
export type DateOrder = z.infer<typeof dateOrder>

/**
 * POST /api/student/import-student-excel. With `preview`, nothing is written until the import is started. `dateOrder`
 * decides dates that can be read in two ways. Without it, the dates of the whole list must decide, or the import fails.
 */
export const importQuery = z.object({
  preview: z.enum(['true', 'false']).default('false'),
  dateOrder: dateOrder.optional(),
})
export const importAcceptedResponse = success({ importId: z.string() }).meta({ id: 'ImportAcceptedResponse' })

/** POST /api/student/roster-grades: the headings first. */
export const rosterGradesResponse = success({ rows: z.array(z.array(z.string())) }).meta({
  id: 'RosterGradesResponse',
})

/**
 * `matching` waits for a person to name the columns that were not found, or the order of dates. `reviewing` reads the sheet
 * without writing students. `ready` waits for the start. `waiting` and `running` write.
 */
export const importStatus = z.enum(['matching', 'reviewing', 'ready', 'waiting', 'running', 'done', 'failed'])
export type ImportStatus = z.infer<typeof importStatus>

/**
 * Why a cell excludes its row: empty, not understood, repeated in the sheet, or another student's. `undrawable`, a name
 * that no certificate can show, is only a warning: its row is imported.
 */
export const importProblemKinds = ['missing', 'invalid', 'repeated', 'taken', 'undrawable'] as const
export const importProblemKind = z.enum(importProblemKinds)
export type ImportProblemKind = z.infer<typeof importProblemKind>

const count = z.number().int()

/** A summary of an import. Row numbers are those of the sheet, header = 1; counts are rows. */
export const studentImport = z
  .object({
    id: z.string(),
    fileName: z.string(),
    createdAt: z.string(),
    status: importStatus,
    /** The row the review or import has reached. */
    rowsRead: count,
    /** The last row of the sheet; 0 until it is known. */
    lastRow: count,
    /** New students: those to be written during the review, and those written once it runs. */
    created: count,
    /** Existing students with different details; written only with `updateExisting`. */
    changed: count,
    /** Existing students with the same details. */
    unchanged: count,
    failed: count,
    updateExisting: z.boolean(),
    /** Until when it can be undone; empty once that is too late or nothing is left of it. */
    undoUntil: z.string(),
    /** Why it failed; empty otherwise. */
    message: z.string(),
    ...saidBy,
  })
  .meta({ id: 'StudentImport' })
export type StudentImport = z.infer<typeof studentImport>

/** The sheet's column, counted from 0, that holds each field. */
export const importColumns = z.partialRecord(z.enum(studentFields), z.number().int().min(0).max(199))
export type ImportColumns = z.infer<typeof importColumns>

/** Why rows are left out: for each kind, the number of rows and the first errors. */
export const importProblem = z.object({
  kind: importProblemKind,
  rows: count,
  errors: z.array(
    z.object({
      row: count,
      column: z.string(),
      /** What the list has there, cut to 40 characters; empty for a password. */
      cell: z.string(),
      reason: z.string(),
      ...saidBy,
    }),
  ),
})
export type ImportProblem = z.infer<typeof importProblem>

/** A student in the sheet who already exists with different details. */
export const importChange = z.object({
  row: count,
  name: z.string(),
  email: z.string(),
  differences: z.array(z.object({ field: z.enum(studentFields), from: z.string(), to: z.string() })),
})
export type ImportChange = z.infer<typeof importChange>

/** How the dates of a list are written, if that matters. */
export const importDates = z.object({
  /** `null` until a person chooses. */
  order: dateOrder.nullable(),
  /** What decided the order. */
  settledBy: z.enum(['column', 'heading', 'person']).nullable(),
  /** How many dates make sense only with the day first, only with the month first, and both ways. */
  dayFirst: count,
  monthFirst: count,
  either: count,
  /** Spreadsheet dates whose day and month another program has probably swapped. */
  swapped: count,
  /** The first ambiguous date, as written. */
  example: z.string(),
})
export type ImportDates = z.infer<typeof importDates>

/** A row below the headings that is not about a student: repeated headings, sums and notes. */
export const importAside = z.object({
  row: count,
  kind: z.enum(['heading', 'total', 'note']),
  text: z.string(),
})
export type ImportAside = z.infer<typeof importAside>

/**
 * A field whose column may be the wrong one: its cells do not suit, only a word of its heading is known, or other columns would
 * fit as well (`rivals`).
 */
export const importDoubt = z.object({
  field: z.enum(studentFields),
  column: count,
  why: z.enum(['cells', 'heading', 'rivals']),
  rivals: z.array(count),
})
export type ImportDoubt = z.infer<typeof importDoubt>

const values = z.partialRecord(z.enum(studentFields), z.string())

/** One row of a list as it will be read: its values and what is wrong with them, or that it is not about a student. */
export const rowAsRead = z.object({
  row: count,
  aside: z.enum(['heading', 'total', 'note', 'blank', 'hidden']).nullable(),
  values,
  problems: z.array(z.object({ field: z.enum(studentFields), reason: z.string(), ...saidBy })),
})
export type RowAsRead = z.infer<typeof rowAsRead>

/** GET /api/student/imports/{id}. Problems and changes are listed only while nothing is being read. */
export const studentImportDetails = studentImport
  .extend({
    /** How many of the students that it added are still there. */
    present: count,
    /** The sheets of the file, and which of them look like lists of students; only until the import has ended. */
    sheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), isList: z.boolean() })),
    /**
     * The sheet to read, counted from 0, and the row of its headings (the lowest, if there are several); 0 if it has none.
     */
    sheet: count,
    headingRow: count,
    headingLines: count,
    /** How certain it is that this is the list. */
    certainty: z.enum(['certain', 'likely', 'unsure']),
    /** Columns to look at; not those that a person chose. */
    doubts: z.array(importDoubt),
    /** The first filled rows of the sheet, among which the headings are. */
    topRows: z.array(z.object({ row: count, text: z.string() })),
    header: z.array(z.string()),
    /** The first rows below the header, until the import has ended. */
    firstRows: z.array(z.array(z.string())),
    rowsAsRead: z.array(rowAsRead),
    columns: importColumns,
    dates: importDates.nullable(),
    problems: z.array(importProblem),
    changes: z.array(importChange),
    /** Rows left out because they are hidden or not about a student: how many of each kind, and the first of the latter. */
    asides: z.object({
      blank: count,
      heading: count,
      total: count,
      note: count,
      hidden: count,
      first: z.array(importAside),
    }),
  })
  .meta({ id: 'StudentImportDetails' })
export type StudentImportDetails = z.infer<typeof studentImportDetails>
export const studentImportResponse = success({ data: studentImportDetails }).meta({
  id: 'StudentImportResponse',
})
export const studentImportListResponse = success({ data: z.array(studentImport), ...listAnswer }).meta({
  id: 'StudentImportListResponse',
})

/** PUT /api/student/imports/{id}/columns: reads the sheet again with these columns and this order of dates. */
export const importColumnsRequest = z
  .object({ columns: importColumns, dateOrder: dateOrder.optional() })
  .meta({ id: 'ImportColumnsRequest' })

/**
 * PUT /api/student/imports/{id}/place: reads another sheet, or uses another row of headings (0 if it has none). Without a
 * row, looks for the headings.
 */
export const importPlaceRequest = z
  .object({ sheet: count.min(0).max(999), headingRow: count.min(0).max(2_000_000).optional() })
  .meta({ id: 'ImportPlaceRequest' })

/** GET /api/student/imports/{id}/accepted: rows that would be imported, in the order of the sheet. */
export const acceptedQuery = z.object({ after: z.coerce.number().int().min(0).default(0) })
export const acceptedRow = z.object({ row: count, effect: z.enum(['new', 'changed', 'unchanged']), values })
export type AcceptedRow = z.infer<typeof acceptedRow>
export const acceptedRowsResponse = success({
  data: z.array(acceptedRow),
  /** The `after` of the next page; `null` on the last page. */
  nextAfter: count.nullable(),
}).meta({ id: 'AcceptedRowsResponse' })

/** POST /api/student/imports/{id}/start: writes what the review found. */
export const importStartRequest = z
  .object({ updateExisting: z.boolean().default(false) })
  .meta({ id: 'ImportStartRequest' })
