import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Context } from '../../context.ts'
import type { ActOnChunk, BatchFile } from '../../platform/acts/batch-kind.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ExportKey, keepPieces, listPieces, openPiece, sealPiece } from './pieces.ts'

/** Without it, spreadsheet programs read the file in the computer's legacy character set. */
const byteOrderMark = '\uFEFF'

/** What a sheet lists, and how a chunk of it is read. */
export interface Sheet {
  name: string
  header: readonly string[]
  rowsOf(
    ctx: Context,
    organisationId: string,
    ids: readonly string[],
  ): Promise<{ rows: { id: string; cells: string[] }[]; failed: BulkResult['failed'] }>
}

/** Stores the rows of a chunk as one piece, in the transaction that notes them as done, so that each row is in one piece. */
export const exportRows =
  ({ rowsOf }: Sheet): ActOnChunk<unknown> =>
  async (ctx, chunk, noteEnded) => {
    const { rows, failed } = await rowsOf(ctx, chunk.organisationId, chunk.ids)
    const result = { done: rows.map(({ id }) => id), failed }
    await withRetry(ctx.db, async (tx) => {
      const noted = await noteEnded(tx, result)
      const fresh = rows.filter(({ id }) => noted.has(id))
      const [first] = fresh
      if (!first) return
      const content = new TextEncoder().encode(JSON.stringify(fresh.map(({ cells }) => cells)))
      await keepPieces(tx, chunk, [sealPiece(ctx.keys, { id: first.id, content })])
    })
    return result
  }

async function* keptRows(ctx: Context, key: ExportKey): AsyncGenerator<string[]> {
  for await (const { id } of listPieces(ctx, key)) {
    yield* JSON.parse(new TextDecoder().decode(await openPiece(ctx, key, id)))
  }
}

async function* csvLines({ header }: Sheet, ctx: Context, key: ExportKey): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header)
  for await (const row of keptRows(ctx, key)) yield csvLine(row)
}

export const csvFile = (sheet: Sheet, ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  body: Readable.from(csvLines(sheet, ctx, key)),
})

async function* withHeader({ header }: Sheet, rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  yield [...header]
  yield* rows
}

/** Every cell is text, so no program runs it as a formula. If a sheet is full, another one continues it. */
export const xlsxFile = (sheet: Sheet, ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  body: Readable.from(
    writeXlsxStream(withHeader(sheet, keptRows(ctx, key)), {
      name: sheet.name,
      freezePane: { rows: 1 },
    }),
  ),
})
