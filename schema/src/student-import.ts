import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saidBy } from './said-by.ts'
import { studentFields } from './student.ts'

/** POST /api/student/import-student-excel. With `preview`, nothing is written until the import is started. */
export const importQuery = z.object({ preview: z.enum(['true', 'false']).default('false') })
export const importAcceptedResponse = success({ importId: z.string() }).meta({ id: 'ImportAcceptedResponse' })

/**
 * `matching` waits for a person to name the columns that were not found, `reviewing` reads the sheet without writing
 * students, `ready` waits to be started, `waiting` and `running` write.
 */
export const importStatus = z.enum(['matching', 'reviewing', 'ready', 'waiting', 'running', 'done', 'failed'])
export type ImportStatus = z.infer<typeof importStatus>

/**
 * Why a cell keeps its row out: empty, not understood, twice in the sheet, or another student's. A name that no
 * certificate can show (`undrawable`) is only a warning: its row is imported.
 */
export const importProblemKinds = ['missing', 'invalid', 'repeated', 'taken', 'undrawable'] as const
export const importProblemKind = z.enum(importProblemKinds)
export type ImportProblemKind = z.infer<typeof importProblemKind>

const count = z.number().int()

/** An import at a glance. Rows are numbered as in the sheet, header = 1; counts are rows. */
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
    /** New students: to be written during the review, written once it runs. */
    created: count,
    /** Existing students with different details; written only with `updateExisting`. */
    changed: count,
    /** Existing students with the same details. */
    unchanged: count,
    failed: count,
    updateExisting: z.boolean(),
    /** Why it failed; empty otherwise. */
    message: z.string(),
    ...saidBy,
  })
  .meta({ id: 'StudentImport' })
export type StudentImport = z.infer<typeof studentImport>

/** The sheet's column, counted from 0, that holds each field. */
export const importColumns = z.partialRecord(z.enum(studentFields), z.number().int().min(0).max(199))
export type ImportColumns = z.infer<typeof importColumns>

/** Why rows are left out, by kind: the number of rows and the first errors. */
export const importProblem = z.object({
  kind: importProblemKind,
  rows: count,
  errors: z.array(z.object({ row: count, column: z.string(), reason: z.string(), ...saidBy })),
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

/** GET /api/student/imports/{id}. Problems and changes are listed only while nothing is being read. */
export const studentImportDetails = studentImport
  .extend({
    header: z.array(z.string()),
    /** The first rows below the header, until the import has ended. */
    firstRows: z.array(z.array(z.string())),
    columns: importColumns,
    problems: z.array(importProblem),
    changes: z.array(importChange),
  })
  .meta({ id: 'StudentImportDetails' })
export type StudentImportDetails = z.infer<typeof studentImportDetails>
export const studentImportResponse = success({ data: studentImportDetails }).meta({
  id: 'StudentImportResponse',
})
export const studentImportListResponse = success({ data: z.array(studentImport), ...listAnswer }).meta({
  id: 'StudentImportListResponse',
})

/** PUT /api/student/imports/{id}/columns: reads the sheet again with these columns. */
export const importColumnsRequest = z.object({ columns: importColumns }).meta({ id: 'ImportColumnsRequest' })

/** POST /api/student/imports/{id}/start: writes what the review found. */
export const importStartRequest = z
  .object({ updateExisting: z.boolean().default(false) })
  .meta({ id: 'ImportStartRequest' })
