import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Context, Tx } from '../../context.ts'
import type { ActOnChunk, BatchFile } from '../../platform/acts/batch-kind.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { csvHeader, csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ExportKey, keepPieces, pieceContents, sealPiece } from './pieces.ts'

/** What a sheet lists, and how a chunk of it is read. */
export interface Sheet {
  name: string
  header: readonly string[]
  /** Reads rows to be stored in this transaction: what is erased after that waits for it. */
  rowsOf(
    ctx: Context,
    tx: Tx,
    organisationId: string,
    ids: readonly string[],
  ): Promise<{ rows: { id: string; cells: string[] }[]; failed: BulkResult['failed'] }>
  /** Adds what must not be stored, when the file is read. */
  complete?(ctx: Context, organisationId: string, rows: string[][]): Promise<string[][]>
}

/**
 * Stores each row as one piece, so that it can be erased, in the transaction that reads it and notes it as done. A piece
 * contains a list of rows, because the release before wrote many into one and reads ours.
 */
export const exportRows =
  ({ rowsOf }: Sheet): ActOnChunk<unknown> =>
  (ctx, chunk, noteEnded) =>
    withRetry(ctx.db, async (tx) => {
      const { rows, failed } = await rowsOf(ctx, tx, chunk.organisationId, chunk.ids)
      const result = { done: rows.map(({ id }) => id), failed }
      const noted = await noteEnded(tx, result)
      const fresh = rows.filter(({ id }) => noted.has(id))
      const encoder = new TextEncoder()
      const pieces = fresh.map(({ id, cells }) =>
        sealPiece(ctx.keys, { id, content: encoder.encode(JSON.stringify([cells])) }),
      )
      await keepPieces(tx, chunk, pieces)
      return result
    })

async function* keptRows({ complete }: Sheet, ctx: Context, key: ExportKey): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  for await (const contents of pieceContents(ctx, key)) {
    const rows = contents.flatMap((content): string[][] => JSON.parse(decoder.decode(content)))
    yield* complete ? await complete(ctx, key.organisationId, rows) : rows
  }
}

async function* csvLines(sheet: Sheet, ctx: Context, key: ExportKey): AsyncGenerator<string> {
  yield csvHeader(sheet.header)
  for await (const row of keptRows(sheet, ctx, key)) yield csvLine(row)
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
    writeXlsxStream(withHeader(sheet, keptRows(sheet, ctx, key)), {
      name: sheet.name,
      freezePane: { rows: 1 },
    }),
  ),
})
