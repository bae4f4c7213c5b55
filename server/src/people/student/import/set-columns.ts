import type { DateOrder, ImportColumns } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { beginRound, type ImportKey, lockImport } from './import-store.ts'
import { allHeadings, type DateFacts } from './layout.ts'
import { requiredFields } from './list/match-columns.ts'
import { missingColumns } from './missing-columns.ts'
import { reviewSheets } from './review-sheet.job.ts'
import { openHeader } from './sheet-store.ts'

/** Reads a list again with other columns or another order of dates, as long as nothing of it has been written. */
export async function setColumns(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  importId: string,
  { columns, dateOrder }: { columns: ImportColumns; dateOrder?: DateOrder | undefined },
): Promise<void> {
  const missing = requiredFields.filter((field) => columns[field] === undefined)
  if (missing.length > 0) throw missingColumns(missing)
  const key: ImportKey = { organisationId, importId }
  await withRetry(ctx.db, async (tx) => {
    const row = await lockImport(tx, key, ['matching', 'reviewing', 'ready'])
    const chosen = Object.values(columns)
    const width = allHeadings(openHeader(ctx.keys, row), row.place).length
    if (new Set(chosen).size < chosen.length || chosen.some((column) => column >= width)) {
      throw refusal('invalid.columns_shared')
    }
    const dates = dateOrder ? chosenDates(dateOrder, row.dates) : null
    const round = await beginRound(ctx, tx, row, { status: 'reviewing', columns, dates })
    await ctx.jobs.enqueue(tx, reviewSheets, { ...key, accountId, round })
  })
}

/** A person's choice, with the facts about the dates so far. */
export const chosenDates = (order: DateOrder, before: DateFacts | null): DateFacts => ({
  dayFirst: 0,
  monthFirst: 0,
  either: 0,
  ...before,
  swapped: 0,
  order,
  settledBy: 'person',
})
