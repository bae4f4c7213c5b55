import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DateOrder } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { UploadedFile } from '../../../platform/http/body/upload.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { newTenantId } from '../../../platform/ids.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { putNewInDepartment } from '../../department/put-in-department.ts'
import { importStudents } from './import-students.job.ts'
import { requiredFields } from './list/match-columns.ts'
import { missingColumns } from './missing-columns.ts'
import { placeBest } from './place-list.ts'
import { readInTurn } from './read-in-turn.ts'
import { reviewSheets } from './review-sheet.job.ts'
import { chosenDates } from './set-columns.ts'
import { keepSheet, sealSheet, sealValue } from './sheet-store.ts'
import { readTops } from './spreadsheet/read-spreadsheet.ts'
import { refuseDuringUndo } from './undo/refuse-during-undo.ts'

/** Generous, because an .xls file is read as a whole before its first row. */
const topTimeoutMs = 60_000

interface Uploaded {
  file: UploadedFile
  /** Whether a person reviews the import before it begins. */
  preview: boolean
  /** The order of day and month, if the caller knows it. */
  dateOrder: DateOrder | undefined
  idempotencyFor: (content: string) => IdempotencyKey | undefined
}

/**
 * Accepts a list of students. Finds the list in its file at once; a background job reads the rows. The sealed sheet, the
 * import, the audit entry and the job share one transaction. Returns the import's id. Throws 'too_many_requests' while too much
 * is being read, 'import_not_ready' while an import is being undone and nothing is reviewed, and 'unsupported_type', 'too_large'
 * or 'invalid' if the file cannot be a list of students.
 */
export async function uploadSheet(
  ctx: Context,
  owner: Reach & { accountId: string },
  { file, preview, dateOrder, idempotencyFor }: Uploaded,
): Promise<string> {
  const { accountId, organisationId } = owner
  const tops = await readInTurn(accountId, () => readTops(file.path, { timeoutMs: topTimeoutMs }))
  const list = placeBest(tops)
  if (!list) throw refusal('invalid.sheet_empty')
  const missing = requiredFields.filter((field) => list.columns[field] === undefined)
  if (missing.length > 0 && !preview) throw missingColumns(missing)
  const sheet = await readFile(file.path)
  const idempotency = idempotencyFor(hash('sha256', sheet, 'hex'))
  const parts = sealSheet(ctx.keys, sheet)
  const now = ctx.clock()
  const importId = newTenantId('imp', organisationId)
  const status = !preview ? 'waiting' : missing.length > 0 ? 'matching' : 'reviewing'

  const answer = await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      if (!preview) await refuseDuringUndo(tx, organisationId)
      await tx
        .insertInto('student_import')
        .values({
          org_id: organisationId,
          id: importId,
          file_name: file.name.replace(/\p{C}/gu, '').slice(0, 200).toWellFormed(),
          file_bytes: sheet.length,
          place: JSON.stringify(list.place),
          header: '[]',
          sealed_header: sealValue(ctx.keys, list.header),
          sealed_tops: sealValue(ctx.keys, tops),
          columns: JSON.stringify(list.columns),
          dates: dateOrder ? JSON.stringify(chosenDates(dateOrder, null)) : null,
          status,
          round: 0,
          rows_read: list.place.headingRow,
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
      await putNewInDepartment(tx, owner, [importId])
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
