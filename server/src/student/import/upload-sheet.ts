import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ErrorCode } from '@credenza/schema'
import { appendAudit } from '../../audit/append.ts'
import type { Context } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newTenantId } from '../../platform/ids.ts'
import { importLimits, importPurpose, importStudents } from './import-students.job.ts'
import { matchColumns } from './spreadsheet/match-columns.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

/**
 * Takes a list of students in: its kind and heading are checked now, its rows by a background job. The sheet, the
 * import, the audit entry and the job share one transaction. Returns the import's id.
 * Throws 'unsupported_type', 'too_large' or 'invalid' when the file cannot be a list of students.
 */
export async function startImport(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  file: UploadedFile,
  idempotencyFor: (content: string) => IdempotencyKey | undefined,
): Promise<string> {
  const header = await readHeader(file.path)
  const content = await readFile(file.path)
  const idempotency = idempotencyFor(hash('sha256', content, 'hex'))
  const sealed = ctx.keys.seal(importPurpose, content)
  const now = ctx.clock()
  const id = newTenantId('imp', organisationId)

  const { importId } = await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await insertRecords(tx, 'student_import', [
        {
          org_id: organisationId,
          id,
          file_name: file.name.replace(/\p{C}/gu, '').slice(0, 200).toWellFormed(),
          header,
          sealed_file: sealed,
          status: 'waiting',
          rows_read: 1,
          created: 0,
          unchanged: 0,
          failed: 0,
          message: '',
          created_at: now,
        },
      ])
      await ctx.jobs.enqueue(tx, importStudents, { organisationId, importId: id, accountId })
      await appendAudit(tx, organisationId, now, [
        { actor: accountId, action: 'students.import-started', subject: id },
      ])
      return { importId: id }
    }),
  )
  return importId
}

async function readHeader(path: string): Promise<string[]> {
  const header = await asApiErrors(async () => {
    for await (const { cells } of readSpreadsheet(path, importLimits)) return cells
    throw new ApiError('invalid', 'The file is empty. Download the sample to see the columns.')
  })
  const { missing } = matchColumns(header)
  if (missing.length > 0) {
    const names = missing.join(', ')
    throw new ApiError(
      'invalid',
      `These columns are missing: ${names}. Download the sample to see them all.`,
      {
        doc_url: `Missing columns: ${names}`,
      },
    )
  }
  return header
}

/** Turns what the reader says about a file into the API's words. */
export async function asApiErrors<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    const codes: Partial<Record<SpreadsheetError['code'], ErrorCode>> = {
      'unsupported-type': 'unsupported_type',
      'too-large': 'too_large',
      'too-many-rows': 'too_large',
    }
    throw new ApiError(codes[error.code] ?? 'invalid', error.message, { doc_url: error.message })
  }
}
