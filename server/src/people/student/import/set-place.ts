import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { beginRound, type ImportKey, lockImport } from './import-store.ts'
import { findInSheet, listAtRow } from './list/find-list.ts'
import { requiredFields } from './list/match-columns.ts'
import { placed } from './place-list.ts'
import { reviewSheets } from './review-sheet.job.ts'
import { openTops } from './sheet-store.ts'

/** Reads a list again from another sheet or row, as long as nothing of it has been written. */
export async function setPlace(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  importId: string,
  { sheet, headingRow }: { sheet: number; headingRow?: number | undefined },
): Promise<void> {
  const key: ImportKey = { organisationId, importId }
  await withRetry(ctx.db, async (tx) => {
    const row = await lockImport(tx, key, ['matching', 'reviewing', 'ready'])
    const top = openTops(ctx.keys, row)[sheet]
    const found =
      top && (headingRow === undefined ? findInSheet(top, sheet) : listAtRow(top, sheet, headingRow))
    if (!found) throw refusal('invalid.list_place')
    const list = placed(found, top)
    const complete = requiredFields.every((field) => list.columns[field] !== undefined)
    const status = complete ? 'reviewing' : 'matching'
    const round = await beginRound(ctx, tx, row, { status, ...list, dates: null })
    if (complete) await ctx.jobs.enqueue(tx, reviewSheets, { ...key, accountId, round })
  })
}
