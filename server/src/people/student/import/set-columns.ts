import type { ImportColumns } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { beginRound, type ImportKey, lockImport } from './import-store.ts'
import { missingColumns } from './missing-columns.ts'
import { reviewSheets } from './review-sheet.job.ts'
import { requiredFields } from './spreadsheet/match-columns.ts'

/** Reads a list again with other columns, as long as nothing from it has been written. */
export async function setColumns(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  importId: string,
  columns: ImportColumns,
): Promise<void> {
  const missing = requiredFields.filter((field) => columns[field] === undefined)
  if (missing.length > 0) throw missingColumns(missing)
  const key: ImportKey = { organisationId, importId }
  await withRetry(ctx.db, async (tx) => {
    const row = await lockImport(tx, key, ['matching', 'reviewing', 'ready'])
    const chosen = Object.values(columns)
    if (new Set(chosen).size < chosen.length || chosen.some((column) => column >= row.header.length)) {
      throw refusal('invalid.columns_shared')
    }
    const round = await beginRound(tx, row, { status: 'reviewing', columns })
    await ctx.jobs.enqueue(tx, reviewSheets, { ...key, accountId, round })
  })
}
