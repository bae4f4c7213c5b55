import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { openTurns } from '../../../platform/processes/turns.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { importStudents } from './import-students.job.ts'
import { missingColumns } from './missing-columns.ts'
import { importLimits } from './read-chunks.ts'
import { reviewSheets } from './review-sheet.job.ts'
import { keepSheet, sealSheet, sealValue } from './sheet-store.ts'
import { matchColumns } from './spreadsheet/match-columns.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

/** Rows below the header that a person sees while matching columns. */
const firstRowCount = 3
/** Generous, because an .xls file is read whole before its first row. */
const topTimeoutMs = 60_000

interface Uploaded {
  file: UploadedFile
  /** Whether a person reviews what the import would do before it begins. */
  preview: boolean
  idempotencyFor: (content: string) => IdempotencyKey | undefined
}

/**
 * Accepts a list of students: its kind and heading are checked now, its rows by a background job. The sealed sheet, the
 * import, the audit entry and the job share one transaction. Returns the import's id.
 * Throws 'too_many_requests' while too much is being read, and 'unsupported_type', 'too_large' or 'invalid' when the
 * file cannot be a list of students.
 */
export async function uploadSheet(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { file, preview, idempotencyFor }: Uploaded,
): Promise<string> {
  const [header, ...firstRows] = await ctx.judging.forRequest(accountId, () => readTop(file.path, accountId))
  const { columns, missing } = matchColumns(header)
  if (missing.length > 0 && !preview) throw missingColumns(missing)
  const sheet = await readFile(file.path)
  const idempotency = idempotencyFor(hash('sha256', sheet, 'hex'))
  const parts = sealSheet(ctx.keys, sheet)
  const now = ctx.clock()
  const importId = newTenantId('imp', organisationId)
  const status = !preview ? 'waiting' : missing.length > 0 ? 'matching' : 'reviewing'

  const answer = await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await tx
        .insertInto('student_import')
        .values({
          org_id: organisationId,
          id: importId,
          file_name: file.name.replace(/\p{C}/gu, '').slice(0, 200).toWellFormed(),
          file_bytes: sheet.length,
          header: JSON.stringify(header),
          sealed_first_rows: sealValue(ctx.keys, firstRows),
          columns: JSON.stringify(columns),
          status,
          round: 0,
          rows_read: 1,
          last_row: 0,
          created: 0,
          changed: 0,
          unchanged: 0,
          failed: 0,
          update_existing: false,
          why: null,
          created_at: now,
        })
        .execute()
      await keepSheet(tx, organisationId, importId, parts)
      const job = { organisationId, importId, accountId, round: 0 }
      if (status === 'waiting') await ctx.jobs.enqueue(tx, importStudents, job)
      if (status === 'reviewing') await ctx.jobs.enqueue(tx, reviewSheets, job)
      const action = preview ? 'students.list-uploaded' : 'students.import-started'
      await appendAudit(ctx, tx, organisationId, now, [{ actor: accountId, action, subject: importId }])
      return { importId }
    }),
  )
  return answer.importId
}

/** Each reader is a thread that may need half a gigabyte. */
const readers = openTurns({ places: 2, each: 1 })

/** The cells of the header and of the first rows below it. */
async function readTop(path: string, caller: string): Promise<[string[], ...string[][]]> {
  const top: string[][] = []
  const release = await readers.take(caller)
  try {
    for await (const { cells } of readSpreadsheet(path, { ...importLimits, timeoutMs: topTimeoutMs })) {
      if (top.push(cells) > firstRowCount) break
    }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    throw new ApiError(error.sentence, { fields: { doc_url: error.sentence } })
  } finally {
    release()
  }
  const [header, ...rows] = top
  if (!header) throw refusal('invalid.sheet_empty')
  return [header, ...rows]
}
