import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { organisationOf } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ExportTables } from './tables.ts'

/** The purpose under which all parts of an export are sealed. */
const purpose = 'certificate-export'
const piecesAtOnce = 500

export interface ExportKey {
  organisationId: string
  batchId: string
}

export interface Piece {
  id: string
  name?: string
  content: Uint8Array
}

/** Sealed before the transaction that stores it, because a transaction may run twice. */
export type SealedPiece = Pick<Selectable<ExportTables['export_piece']>, 'id' | 'sealed_name' | 'sealed'>

export const sealPiece = (keys: Keys, { id, name, content }: Piece): SealedPiece => ({
  id,
  sealed_name: name === undefined ? null : keys.seal(purpose, new TextEncoder().encode(name)),
  sealed: keys.seal(purpose, content),
})

export const keepPieces = (
  tx: Tx,
  { organisationId, batchId }: ExportKey,
  pieces: readonly SealedPiece[],
): Promise<number> =>
  insertRecords(
    tx,
    'export_piece',
    pieces.map((piece) => ({ org_id: organisationId, batch_id: batchId, ...piece })),
  )

/** The ids of the pieces about a certificate: its document in an archive, and its row in a sheet. */
export const piecesAbout = (certificateId: string) => ({
  credential: `${certificateId}.json`,
  pdf: `${certificateId}.pdf`,
  row: certificateId,
})

/** Deletes what exports say about these certificates. */
export async function forgetInExports(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const organisations = [...new Set(certificateIds.flatMap((id) => organisationOf(id, 'cert') ?? []))]
  if (organisations.length === 0) return
  const ids = certificateIds.flatMap((id) => Object.values(piecesAbout(id)))
  await tx
    .deleteFrom('export_piece')
    .where('org_id', '=', anyOf(organisations))
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Names of all pieces, and their contents, opened when they are reached. Leaves out those deleted since. */
export async function* namedPieces(
  ctx: Context,
  key: ExportKey,
): AsyncGenerator<{ name: string; content: Uint8Array }> {
  const names = (after: string) => pageOf(ctx, key, after).select(['id', 'sealed_name']).execute()
  for await (const page of pages(ctx, key, names))
    for (const { id, sealed_name } of page) {
      const piece = await piecesOf(ctx, key).select('sealed').where('id', '=', id).executeTakeFirst()
      if (!piece || !sealed_name) continue
      const name = new TextDecoder().decode(ctx.keys.open(purpose, sealed_name))
      yield { name, content: ctx.keys.open(purpose, piece.sealed) }
    }
}

/** The contents of all pieces, a few hundred at a time. */
export async function* pieceContents(ctx: Context, key: ExportKey): AsyncGenerator<Uint8Array[]> {
  const contents = (after: string) => pageOf(ctx, key, after).select(['id', 'sealed']).execute()
  for await (const page of pages(ctx, key, contents))
    yield page.map(({ sealed }) => ctx.keys.open(purpose, sealed))
}

/**
 * All pieces in the order of their ids. Those of erased people may go while they are read; if the whole file goes, throws, so
 * that nobody takes a part of it for all.
 */
async function* pages<Row extends { id: string }>(
  ctx: Context,
  key: ExportKey,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await read('')
  const hasBegun = page.length > 0
  while (page.length > 0) {
    yield page
    page = page.length < piecesAtOnce ? [] : await read(page.at(-1)!.id)
  }
  const left = await piecesOf(ctx, key).select('id').limit(1).executeTakeFirst()
  if (hasBegun && !left) throw new Error('The file was deleted while it was read.')
}

const pageOf = (ctx: Context, key: ExportKey, after: string) =>
  piecesOf(ctx, key).where('id', '>', after).orderBy('id').limit(piecesAtOnce)

const piecesOf = ({ db }: Context, { organisationId, batchId }: ExportKey) =>
  db.selectFrom('export_piece').where('org_id', '=', organisationId).where('batch_id', '=', batchId)
