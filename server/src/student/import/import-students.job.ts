import type { StudentField, StudentRow } from '@credenza/schema'
import { initialPasswordHash } from '../../account/passwords.ts'
import { appendAudit } from '../../audit/append.ts'
import type { Context, Tx } from '../../context.ts'
import { findOrganisation } from '../../organisation/organisation-store.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newTenantId } from '../../platform/ids.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { findImport, type ImportRow } from './import-store.ts'
import { linkPersons } from '../link-persons.ts'
import { countStudentChanges } from '../student-counts.ts'
import { type Columns, readRow } from './read-row.ts'
import { matchColumns } from './spreadsheet/match-columns.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'
import { studentRecord } from '../student-store.ts'

export interface ImportJob {
  organisationId: string
  importId: string
  accountId: string
}

export const importStudents = defineQueue<ImportJob>('import-students')

/** Purpose under which an uploaded sheet is sealed while its import waits. */
export const importPurpose = 'student-import'
export const importLimits = { maxRows: 200_000, timeoutMs: 240_000 }

/** Rows imported by one transaction. */
const chunkSize = 500

interface SheetRow {
  row: number
  cells: string[]
}

/**
 * Imports a sheet chunk by chunk; each chunk's students, errors and progress commit together. Running it twice is
 * safe: a chunk is taken only by moving `rows_read` from where it stood, so a restarted job goes on there.
 */
export async function runImportStudents(ctx: Context, job: ImportJob, signal: AbortSignal): Promise<void> {
  const started = await findImport(ctx.db, job.organisationId, job.importId)
  if (started.status === 'done' || started.status === 'failed') return
  try {
    await importSheet(ctx, job, started, signal)
    await finish(ctx, job, 'done', '')
  } catch (error) {
    // What is wrong with the file stays wrong: said once, not retried.
    if (!(error instanceof SpreadsheetError)) throw error
    await finish(ctx, job, 'failed', error.message)
  }
}

async function importSheet(
  ctx: Context,
  job: ImportJob,
  started: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const sheet = ctx.keys.open(importPurpose, started.sealed_file!)
  const layout = layoutOf(started.header)
  const seen: Seen = { emails: new Map(), rollNumbers: new Map() }
  let chunk: SheetRow[] = []
  let position = started.rows_read
  const flush = async () => {
    if (chunk.length === 0) return
    const reading = readChunk(ctx, chunk, layout, seen)
    const upTo = chunk.at(-1)!.row
    if (upTo > position) {
      await importChunk(ctx, job, reading, { from: position, upTo, layout })
      position = upTo
    }
    chunk = []
  }
  let isHeader = true
  for await (const row of readSpreadsheet(sheet, { ...importLimits, signal })) {
    if (!isHeader) chunk.push(row)
    isHeader = false
    if (chunk.length === chunkSize) await flush()
  }
  await flush()
}

/** Where the sheet has which field; `heading` is the sheet's own word for it. */
interface Layout {
  header: readonly string[]
  columns: Columns
  heading: (field: StudentField) => string
}

function layoutOf(header: readonly string[]): Layout {
  const { columns } = matchColumns(header)
  return { header, columns, heading: (field) => header[columns[field] ?? -1] ?? field }
}

/** E-mails and roll numbers of the rows read so far, by the row that had them first. */
interface Seen {
  emails: Map<string, number>
  rollNumbers: Map<string, number>
}

interface RowError {
  row: number
  column: string
  reason: string
  cells: string[]
}

interface Reading {
  students: { row: number; cells: string[]; student: StudentRow; passwordHash: string | null }[]
  errors: RowError[]
}

function readChunk(
  ctx: Context,
  chunk: readonly SheetRow[],
  { columns, header, heading }: Layout,
  seen: Seen,
): Reading {
  const reading: Reading = { students: [], errors: [] }
  for (const { row, cells } of chunk) {
    const read = readRow(cells, columns, header)
    if (!read.ok) {
      reading.errors.push(...read.errors.map((error) => ({ row, cells, ...error })))
      continue
    }
    const { email, rollNumber, password } = read.student
    const sameEmail = seen.emails.get(email)
    const sameRoll = seen.rollNumbers.get(rollNumber)
    if (sameEmail !== undefined) {
      reading.errors.push({
        row,
        cells,
        column: heading('email'),
        reason: `The same email stands in row ${sameEmail}.`,
      })
    } else if (sameRoll !== undefined) {
      const reason = `The same roll number stands in row ${sameRoll}.`
      reading.errors.push({ row, cells, column: heading('rollNumber'), reason })
    } else {
      seen.emails.set(email, row)
      seen.rollNumbers.set(rollNumber, row)
      const passwordHash = password ? initialPasswordHash(ctx.keys, password) : null
      reading.students.push({ row, cells, student: read.student, passwordHash })
    }
  }
  return reading
}

async function importChunk(
  ctx: Context,
  job: ImportJob,
  reading: Reading,
  { from, upTo, layout }: { from: number; upTo: number; layout: Layout },
): Promise<void> {
  const { organisationId, importId, accountId } = job
  const now = ctx.clock()
  const ids = reading.students.map(() => newTenantId('stud', organisationId))
  await withRetry(ctx.db, async (tx) => {
    const moved = await tx
      .updateTable('student_import')
      .set({ rows_read: upTo, status: 'running' })
      .where('org_id', '=', organisationId)
      .where('id', '=', importId)
      .where('rows_read', '=', from)
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new Error('Another worker has taken this import over')

    const { known, taken } = await existing(tx, organisationId, reading)
    const fresh = reading.students
      .map((entry, i) => ({ ...entry, id: ids[i]! }))
      .filter(({ student }) => !known.has(student.email) && !taken.has(student.rollNumber))
    const { name: issuerName } = await findOrganisation(tx, organisationId)
    const persons = await linkPersons(
      tx,
      now,
      fresh.map(({ student, passwordHash }) => ({ email: student.email, name: student.name, passwordHash })),
    )
    const records = fresh.map(({ student, id }) => {
      const { id: accountId, walletAddress } = persons.get(student.email)!
      return studentRecord(student, { organisationId, id, accountId, walletAddress, issuerName, now })
    })
    const inserted = await insertRecords(tx, 'student', records)
    // Somebody added one of them since `existing` looked: nothing of the chunk stands, and the job is tried again.
    if (inserted < fresh.length) throw new Error('A student of this chunk was added meanwhile')
    await countStudentChanges(
      tx,
      records.map((after) => ({ before: null, after })),
    )
    const clashes = reading.students
      .filter(({ student }) => !known.has(student.email) && taken.has(student.rollNumber))
      .map(({ row, cells }) => ({
        row,
        cells,
        column: layout.heading('rollNumber'),
        reason: 'Another student has this roll number.',
      }))
    const errors = [...reading.errors, ...clashes]
    await insertRecords(tx, 'student_import_error', errorRecords(organisationId, importId, errors))

    const failed = new Set(errors.map(({ row }) => row)).size
    const unchanged = reading.students.filter(({ student }) => known.has(student.email)).length
    await tx
      .updateTable('student_import')
      .set((eb) => ({
        created: eb('created', '+', fresh.length),
        unchanged: eb('unchanged', '+', unchanged),
        failed: eb('failed', '+', failed),
      }))
      .where('org_id', '=', organisationId)
      .where('id', '=', importId)
      .execute()
    const detail = { rows: upTo, created: fresh.length, unchanged, failed }
    await appendAudit(tx, organisationId, now, [
      { actor: accountId, action: 'students.imported', subject: importId, detail },
    ])
  })
}

/** Which of these e-mails the issuer has already, and which roll numbers belong to somebody. */
async function existing(tx: Tx, organisationId: string, { students }: Reading) {
  if (students.length === 0) return { known: new Set<string>(), taken: new Set<string>() }
  const rows = await tx
    .selectFrom('student')
    .select(['email', 'roll_number'])
    .where('org_id', '=', organisationId)
    .where((eb) =>
      eb.or([
        eb(
          'email',
          'in',
          students.map(({ student }) => student.email),
        ),
        eb(
          'roll_number',
          'in',
          students.map(({ student }) => student.rollNumber),
        ),
      ]),
    )
    .execute()
  return { known: new Set(rows.map((row) => row.email)), taken: new Set(rows.map((row) => row.roll_number)) }
}

/** The cells are kept once per row, with its first error. */
function errorRecords(organisationId: string, importId: string, errors: readonly RowError[]) {
  let previous = 0
  return errors.map(({ row, column, reason, cells }) => {
    const isFirst = row !== previous
    previous = row
    return { org_id: organisationId, import_id: importId, row, column, reason, cells: isFirst ? cells : null }
  })
}

async function finish(
  ctx: Context,
  { organisationId, importId, accountId }: ImportJob,
  status: 'done' | 'failed',
  message: string,
) {
  await withRetry(ctx.db, async (tx) => {
    await tx
      .updateTable('student_import')
      .set({ status, message, sealed_file: null })
      .where('org_id', '=', organisationId)
      .where('id', '=', importId)
      .execute()
    const action = status === 'done' ? 'students.import-ended' : 'students.import-failed'
    await appendAudit(tx, organisationId, ctx.clock(), [{ actor: accountId, action, subject: importId }])
  })
}
