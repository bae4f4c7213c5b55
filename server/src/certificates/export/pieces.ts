import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { organisationOf } from '../../platform/ids.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ExportTables } from './tables.ts'

/** The purpose under which all parts of an export are sealed. */
const purpose = 'certificate-export'
const namesAtOnce = 500

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

/** The ids of the pieces with a certificate's document. */
export const documentPieces = (certificateId: string) => ({
  credential: `${certificateId}.json`,
  pdf: `${certificateId}.pdf`,
})

/** Deletes these certificates' documents from exports. */
export async function deleteDocuments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const organisations = [...new Set(certificateIds.flatMap((id) => organisationOf(id, 'cert') ?? []))]
  if (organisations.length === 0) return
  const ids = certificateIds.flatMap((id) => Object.values(documentPieces(id)))
  await tx
    .deleteFrom('export_piece')
    .where('org_id', '=', anyOf(organisations))
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Ids and names of all pieces, a few hundred at a time. */
export async function* listPieces(
  ctx: Context,
  key: ExportKey,
): AsyncGenerator<{ id: string; name: string }> {
  let last = ''
  for (;;) {
    const rows = await piecesOf(ctx, key)
      .select(['id', 'sealed_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(namesAtOnce)
      .execute()
    for (const { id, sealed_name } of rows) {
      const name = sealed_name ? new TextDecoder().decode(ctx.keys.open(purpose, sealed_name)) : ''
      yield { id, name }
    }
    if (rows.length < namesAtOnce) return
    last = rows.at(-1)!.id
  }
}

export async function openPiece(ctx: Context, key: ExportKey, id: string): Promise<Uint8Array> {
  const { sealed } = await piecesOf(ctx, key).select('sealed').where('id', '=', id).executeTakeFirstOrThrow()
  return ctx.keys.open(purpose, sealed)
}

const piecesOf = ({ db }: Context, { organisationId, batchId }: ExportKey) =>
  db.selectFrom('export_piece').where('org_id', '=', organisationId).where('batch_id', '=', batchId)
