import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saidBy } from './said-by.ts'
import { studentFields } from './student.ts'

/** POST /api/student/import-student-excel. With `preview` nothing is written until the import is started. */
export const importQuery = z.object({ preview: z.enum(['true', 'false']).default('false') })
export const importAcceptedResponse = success({ importId: z.string() }).meta({ id: 'ImportAcceptedResponse' })

/**
 * `matching` waits for a person to name the columns that were not found, `reviewing` reads the sheet without writing a
 * student, `ready` waits to be started, `waiting` and `running` write.
 */
export const importStatus = z.enum(['matching', 'reviewing', 'ready', 'waiting', 'running', 'done', 'failed'])
export type ImportStatus = z.infer<typeof importStatus>

/**
 * Why a cell keeps its row out: empty, not to be understood, twice in the sheet, another student's. A name that no
 * certificate can show (`undrawable`) is only warned of: its row is imported.
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
    /** The row that the review or the import has come to. */
    rowsRead: count,
    /** The last row of the sheet; 0 until it is known. */
    lastRow: count,
    /** Students that are new: those to come while it is reviewed, those written once it runs. */
    created: count,
    /** Students that are there already with other details; written only with `updateExisting`. */
    changed: count,
    /** Students that are there already just like this. */
    unchanged: count,
    failed: count,
    updateExisting: z.boolean(),
    /** Why it failed; empty otherwise. */
    message: z.string(),
    ...saidBy,
  })
  .meta({ id: 'StudentImport' })
export type StudentImport = z.infer<typeof studentImport>

/** Which column of the sheet, counted from 0, holds which field. */
export const importColumns = z.partialRecord(z.enum(studentFields), z.number().int().min(0).max(199))
export type ImportColumns = z.infer<typeof importColumns>

/** Why rows are left out, one kind at a time: how many rows, and the first errors. */
export const importProblem = z.object({
  kind: importProblemKind,
  rows: count,
  errors: z.array(z.object({ row: count, column: z.string(), reason: z.string(), ...saidBy })),
})
export type ImportProblem = z.infer<typeof importProblem>

/** A student of the sheet who is there already with other details. */
export const importChange = z.object({
  row: count,
  name: z.string(),
  email: z.string(),
  differences: z.array(z.object({ field: z.enum(studentFields), from: z.string(), to: z.string() })),
})
export type ImportChange = z.infer<typeof importChange>

/** GET /api/student/imports/{id}. Problems and changes are told when nothing is being read. */
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

/** PUT /api/student/imports/{id}/columns: reads the sheet again by these columns. */
export const importColumnsRequest = z.object({ columns: importColumns }).meta({ id: 'ImportColumnsRequest' })

/** POST /api/student/imports/{id}/start: writes what the review found. */
export const importStartRequest = z
  .object({ updateExisting: z.boolean().default(false) })
  .meta({ id: 'ImportStartRequest' })
