import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Context } from '../../context.ts'
import type { ActOnChunk, BatchFile } from '../../platform/acts/batch-kind.ts'
import { csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ownCertificates } from './own-certificates.ts'
import { type ExportKey, keepPieces, listPieces, openPiece, sealPiece } from './pieces.ts'
import { sheetHeader, sheetRows } from './sheet-columns.ts'

/** Without it spreadsheets read the file in the machine's legacy character set. */
const byteOrderMark = '\uFEFF'

/** Keeps the rows of a chunk as one piece, in the transaction that notes them as done: each row is in one piece. */
export const exportRows: ActOnChunk<unknown> = async (ctx, chunk, noteEnded) => {
  const { found, failed } = await ownCertificates(ctx, chunk.organisationId, chunk.ids)
  const rows = await sheetRows(ctx, found)
  const result = { done: found.map(({ id }) => id), failed }
  await withRetry(ctx.db, async (tx) => {
    const noted = await noteEnded(tx, result)
    const fresh = rows.filter((_, i) => noted.has(found[i]!.id))
    const id = found.find((certificate) => noted.has(certificate.id))?.id
    if (!id) return
    const content = new TextEncoder().encode(JSON.stringify(fresh))
    await keepPieces(tx, chunk, [sealPiece(ctx.keys, { id, content })])
  })
  return result
}

async function* keptRows(ctx: Context, key: ExportKey): AsyncGenerator<string[]> {
  for await (const { id } of listPieces(ctx, key)) {
    yield* JSON.parse(new TextDecoder().decode(await openPiece(ctx, key, id)))
  }
}

async function* csvLines(ctx: Context, key: ExportKey): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(sheetHeader)
  for await (const row of keptRows(ctx, key)) yield csvLine(row)
}

export const csvFile = (ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  body: Readable.from(csvLines(ctx, key)),
})

async function* withHeader(rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  yield [...sheetHeader]
  yield* rows
}

/** Every cell is text, so no program runs it as a formula. When a sheet is full, the next one continues. */
export const xlsxFile = (ctx: Context, key: ExportKey): BatchFile => ({
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  body: Readable.from(
    writeXlsxStream(withHeader(keptRows(ctx, key)), {
      name: 'Certificates',
      freezePane: { rows: 1 },
    }),
  ),
})
